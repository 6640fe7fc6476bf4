import Terminal

/// Why nobody can say which lines ran.
nonisolated enum LineTrouble: Error, Hashable {
  /// This build counts nothing.
  case notCounted(program: String, arguments: [String] = [])
  /// The tools that read the counters are not where the compiler is.
  case noTools
  /// A tool could not be run, or was not content; in its own words.
  case toolFailed(String, reason: String)
  /// A tool wrote something else than it should.
  case strangeReport(String)
  /// There is no room for what the tools hand on to each other.
  case noRoom(String)
  /// The sources are not where the program was built from.
  case noSources(folder: String)
  /// A source is not the one any more that the program was built from.
  case changed(file: String, program: String)
}

nonisolated extension LineTrouble: CustomStringConvertible {
  /// One line: what is wrong, and what to do.
  var description: String {
    switch self {
    case .notCounted(let program, let arguments):
      "this build does not count which lines run: type "
        + ([Self.build(program)] + arguments.map(Self.quoted)).joined(separator: " ")
    case .noTools:
      "there are no llvm-profdata and llvm-cov beside the swift in use: use a toolchain from swift.org or Xcode"
    case .toolFailed(let tool, let reason):
      "\(tool) cannot read what was counted (\(reason.visible)): use the swift that the program was built with"
    case .strangeReport(let record):
      "llvm-cov reports \(excerpt(record)), which nobody understands here: use the swift that the program was built with"
    case .noRoom(let reason):
      "the folder for temporary files cannot be used (\(reason.visible)): set TMPDIR to one that can"
    case .noSources(let folder):
      "the sources are not in \(folder.visible) any more: put them back, or build where they are now"
    case .changed(let file, let program):
      "\(file.visible) has changed since the program was built: type \(Self.build(program))"
    }
  }

  /// What to type for a program that counts.
  ///
  /// A scratch path of its own, or the ordinary build would have to be made again afterwards.
  private static func build(_ program: String) -> String {
    "swift build --enable-code-coverage --scratch-path .build-trace --product \(program)"
      + " && .build-trace/debug/\(program)"
  }

  /// As a shell takes it.
  private static func quoted(_ argument: String) -> String {
    let isPlain = argument.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_./=".contains($0)) }
    return isPlain ? argument : "'\(argument.visible.replacing("'", with: "'\\''"))'"
  }
}

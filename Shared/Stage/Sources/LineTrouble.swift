import Terminal

/// Why nobody can say which lines ran.
nonisolated package enum LineTrouble: Error, Hashable {
  /// This build counts nothing; one that is made so does.
  case notCounted(CountingBuild)
  /// The tools that read the counters are not where the compiler is.
  case noTools
  /// A tool could not be run, or was not content; in its own words.
  case toolFailed(String, reason: String)
  /// A tool did not come to an end, and was ended.
  case toolHung(String, after: Duration)
  /// A tool wrote something else than it should.
  case strangeReport(String)
  /// There is no room for what the tools hand on to each other.
  case noRoom(String)
  /// The sources are not where the program was built from.
  case noSources(folder: String)
  /// A fault is planted, and nobody is to see where.
  case quiz
  /// A fault and its way are not alike any more.
  case strangeFault(name: String)
  /// A source is not the one any more that the program was built from.
  case changed(file: String, CountingBuild)
}

nonisolated extension LineTrouble {
  /// Whether it may be over when the next lines are to be read.
  package var mayPass: Bool {
    switch self {
    case .toolHung, .noRoom: true
    default: false
    }
  }
}

nonisolated extension LineTrouble: CustomStringConvertible {
  /// One line: what is wrong, and what to do.
  package var description: String {
    switch self {
    case .notCounted(let build):
      "this build does not count which lines run: type \(build)"
    case .noTools:
      "there are no llvm-profdata and llvm-cov beside the swift in use: use a toolchain from swift.org or Xcode"
    case .toolFailed(let tool, let reason):
      "\(tool) cannot read what was counted (\(reason.visible)): use the swift that the program was built with"
    case .toolHung(let tool, let limit):
      "\(tool) was ended because it took more than \(limit.components.seconds) seconds: try again when the machine has "
        + "less to do"
    case .strangeReport(let record):
      "llvm-cov reports \(excerpt(record)), which nobody understands here: use the swift that the program was built with"
    case .noRoom(let reason):
      "the folder for temporary files cannot be used (\(reason.visible)): make room there, or set TMPDIR to another folder"
    case .noSources(let folder):
      "the sources are not in \(folder.visible) any more: put them back, or build where they are now"
    case .quiz:
      "which lines run is not told in a quiz: it would give the fault away"
    case .strangeFault(let name):
      "the fault \(name) and its way are not alike any more: put the chapter's files back as they were"
    case .changed(let file, let build):
      "\(file.visible) has changed since the program was built: type \(build)"
    }
  }
}

import Foundation

/// Programs that count their lines: they are built in a folder of their own, and play scripts.
struct TraceBuild {
  /// The folder, from the root of the package.
  static let folder = ".build-trace"

  /// The folder of the package.
  let root: URL

  /// Builds a program.
  ///
  /// - Throws: `BookError` if it cannot be built.
  func build(_ program: String) throws(BookError) {
    let command = "swift build --enable-code-coverage --scratch-path \(Self.folder) --product \(program)"
    let build = try CommandRun(command, in: root)
    guard build.status == 0 else {
      let errors = build.text.split(whereSeparator: \.isNewline).filter { $0.contains("error:") }.map(String.init)
      throw BookError(1, lines: errors + ["Book: \(program) cannot be built: \(command)"])
    }
  }

  /// Plays a script.
  ///
  /// - Throws: `BookError` if the program cannot play it. What is wrong it has said itself.
  func trace(_ script: String, by program: String) throws(BookError) -> TracedScript {
    let run = try CommandRun(
      "\(Self.folder)/debug/\(program) --trace-lines - <<'END OF SCRIPT'\n\(script)\nEND OF SCRIPT\n", in: root)
    guard run.status == 0, let trace = try? JSONDecoder().decode(TracedScript.self, from: Data(run.text.utf8)) else {
      throw BookError(1, "Book: \(program) does not tell which lines ran: it ended with status \(run.status)")
    }
    return trace
  }
}

import Foundation

/// Programs that count their lines: they are built in a folder of their own, and play scripts.
struct TraceBuild {
  /// The folder, from the root of the package.
  static let folder = ".build-trace"

  let shell: Shell

  /// Builds a program.
  ///
  /// - Throws: `BookError` if it cannot be built.
  func build(_ program: String) throws(BookError) {
    let command = "swift build --enable-code-coverage --scratch-path \(Self.folder) --product \(program)"
    let (status, text) = shell.run(command)
    guard status == 0 else {
      let errors = text.split(separator: "\n").filter { $0.contains("error:") }.map(String.init)
      throw BookError(1, lines: errors + ["Book: \(program) cannot be built: \(command)"])
    }
  }

  /// Plays a script.
  ///
  /// - Throws: `BookError` if the program cannot play it. What is wrong it has said itself.
  func trace(_ script: String, by program: String) throws(BookError) -> TracedScript {
    let (status, text) = shell.run(
      "\(Self.folder)/debug/\(program) --trace-lines - <<'END OF SCRIPT'\n\(script)\nEND OF SCRIPT\n")
    guard status == 0, let trace = try? JSONDecoder().decode(TracedScript.self, from: Data(text.utf8)) else {
      throw BookError(1, "Book: \(program) does not tell which lines ran: it ended with status \(status)")
    }
    return trace
  }
}

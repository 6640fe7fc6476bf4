import Foundation

/// Programs of chapters, which are built and play scripts.
struct TraceBuild {
  private let root: URL
  private let limit: Duration

  /// - Parameters:
  ///   - root: the folder of the package.
  ///   - limit: how long a program has to play a script.
  init(root: URL, limit: Duration = .seconds(300)) {
    (self.root, self.limit) = (root, limit)
  }

  /// Builds a program.
  ///
  /// - Throws: `BookError` if it cannot be built, or if this program is interrupted.
  func build(_ program: String) throws(BookError) {
    let command = "swift build --product \(program)"
    let run = try CommandRun(command, in: root)
    guard run.status == 0 else {
      let errors = run.text.split(whereSeparator: \.isNewline).filter { $0.contains("error:") }.map(String.init)
      throw BookError(1, lines: errors + ["Book: \(program) cannot be built: \(command)"])
    }
  }

  /// Plays a script with the four ways, and with `way` if there is one.
  ///
  /// - Throws: `BookError` if the program cannot play it – what is wrong it has said itself –, if it does not end, or if
  ///   this program is interrupted.
  func trace(_ script: String, by program: String, with way: String? = nil) throws(BookError) -> TracedScript {
    let options = "--trace-lines -" + (way.map { " --pattern \($0)" } ?? "")
    let run = try CommandRun(
      ".build/debug/\(program) \(options) <<'END OF SCRIPT'\n\(script)\nEND OF SCRIPT\n", in: root, limit: limit)
    if run.isOverdue { throw BookError(1, "Book: \(program) does not end when it plays a script") }
    guard run.status == 0, let trace = try? JSONDecoder().decode(TracedScript.self, from: Data(run.text.utf8)) else {
      throw BookError(1, "Book: \(program) does not tell which lines ran: it ended with status \(run.status)")
    }
    return trace
  }
}

/// Which lines of each way the inputs of a script ran, as `--trace-lines` prints it.
struct TracedScript: Decodable {
  let inputs: [Entry]

  struct Entry: Decodable {
    let line: Int
    let input: String
    let ways: [String: [String: File]]

    struct File: Decodable {
      let lines: [Int]
    }

    /// The lines of a file that ran.
    func lines(of path: String, in way: String) -> Set<Int> { Set(ways[way]?[path]?.lines ?? []) }
  }
}

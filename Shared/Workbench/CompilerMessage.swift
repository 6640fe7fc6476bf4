import Foundation

/// An error of the compiler in the reader's file.
public struct CompilerMessage: Hashable, Sendable {
  /// The line, from 1.
  public let line: Int

  /// The column, from 1.
  public let column: Int

  /// The text of the error.
  public let message: String

  /// The errors in the file whose path ends with `path`, each once, in the order of the lines.
  static func errors(of output: String, about path: String) -> [CompilerMessage] {
    var messages: [CompilerMessage] = []
    for line in output.split(whereSeparator: \.isNewline) {
      guard let match = line.wholeMatch(of: /(.+):(\d+):(\d+): error: (.+)/), match.1.hasSuffix(path),
        let line = Int(match.2), let column = Int(match.3)
      else { continue }
      let message = CompilerMessage(line: line, column: column, message: String(match.4))
      if !messages.contains(message) { messages.append(message) }
    }
    return messages.sorted { ($0.line, $0.column) < ($1.line, $1.column) }
  }

  /// The lines that say what is wrong; all of them, if none does.
  static func errorLines(of output: String) -> [String] {
    let lines = output.split(whereSeparator: \.isNewline).map(String.init)
    let errors = lines.filter { $0.contains("error:") }
    var seen: Set<String> = []
    return (errors.isEmpty ? lines : errors).filter { seen.insert($0).inserted }
  }
}

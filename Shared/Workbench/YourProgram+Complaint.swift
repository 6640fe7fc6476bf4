import Foundation
import Terminal

extension YourProgram.Outcome {
  /// Returns the message for a reader whose file could not be built: the first places, each with its line of code.
  public func complaint(about exercise: ExerciseFiles) -> [String] {
    switch self {
    case .built:
      return []
    case .refused(let messages):
      let source = (try? String(contentsOf: ReadersFile(of: exercise).url, encoding: .utf8)) ?? ""
      let lines = source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
      let rest = messages.count > 3 ? ["  and \(messages.count - 3) more, which may go with these"] : []
      return ["✗ the compiler does not take \(exercise.yours) yet:"]
        + messages.prefix(3).flatMap { $0.lines(of: lines) } + rest
    case .notDeclared:
      return [
        "✗ \(exercise.yours) no longer has what is judged: extension \(exercise.name) with a final class Yours that is a Wiring, or "
          + "the enum Yours of four ways that it began with"
      ]
    case .failed(let lines):
      return ["✗ the program cannot be built, and the reason is not in your file:"]
        + lines.prefix(5).map { "  \($0.visible)" }
    }
  }
}

extension CompilerMessage {
  /// The message, the line of the file, and a mark below the column.
  fileprivate func lines(of source: [String]) -> [String] {
    let head = "  line \(line): \(message.visible)"
    guard source.indices.contains(line - 1) else { return [head] }
    // The compiler counts bytes.
    let before = String(decoding: source[line - 1].utf8.prefix(max(0, column - 1)), as: UTF8.self)
    return [head, "    \(source[line - 1].visible)", "    \("".padded(to: before.visible.displayWidth))^"]
  }
}

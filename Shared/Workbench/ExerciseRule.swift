/// A rule by which an exercise is judged, as its text states it:
///
///     The other request is cancelled.
///       tap sign-in
///       event answer 2 200
///     expected: 2 requests, 0 under way
///     look at: Its answer is of no use any more.
///
/// The indented lines are the script.
public struct ExerciseRule: Hashable, Sendable {
  /// The rule, as a sentence.
  public let statement: String

  /// The script by which it is tried.
  public let script: String

  /// The detail of the pane after the script; nil where the script itself says all that is expected.
  public let expected: String?

  /// Where to look when the rule is broken: a question, or a place.
  public let advice: String

  /// Returns the rules in a text, a paragraph each.
  static func all(in text: String) -> [ExerciseRule] {
    text.split(separator: "\n", omittingEmptySubsequences: false).split(whereSeparator: \.isEmpty).map { lines in
      func line(after label: String) -> String? {
        lines.first { $0.hasPrefix(label) }.map { String($0.dropFirst(label.count)) }
      }
      return ExerciseRule(
        statement: String(lines.first ?? ""),
        script: lines.filter { $0.hasPrefix("  ") }.map { $0.dropFirst(2) }.joined(separator: "\n"),
        expected: line(after: "expected: "), advice: line(after: "look at: ") ?? "")
    }
  }
}

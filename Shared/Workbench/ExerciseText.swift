import Foundation

/// The words of an exercise: what is to be done, how it is judged, what helps, and why the solution is one.
///
///     # The count that is never shown
///
///     *mend · 15 minutes*
///
///     ## Goal
///     …
///
/// The headings are Goal, Touch, Judged by (a fenced block: the rules), At first (a fenced block: what is said of the
/// skeleton), Hints (a numbered list of three) and Why, in this order.
public struct ExerciseText: Hashable, Sendable {
  /// The title.
  public let title: String

  /// The kind of the exercise, and the time that it may take: `mend · 15 minutes`.
  public let kind: String

  /// The minutes that it may take.
  public let minutes: Int

  /// The goal.
  public let goal: String

  /// The places to touch, and those to leave alone.
  public let touch: String

  /// The rules that it is judged by, in order.
  public let rules: [ExerciseRule]

  /// The verdict on the skeleton, before anything has been written.
  public let verdict: String

  /// Three hints, each helping more than the one before.
  public let hints: [String]

  /// The reason for the solution.
  public let reason: String

  /// A missing part of a text.
  public struct Gap: Error, Hashable, CustomStringConvertible {
    /// The missing part, in a line.
    public let description: String
  }

  /// Reads a text.
  ///
  /// - Throws: ``Gap`` if a part is missing.
  public init(_ text: String) throws(Gap) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let title = lines.first, title.hasPrefix("# ") else { throw Gap(description: "it begins with # and a title") }
    var parts = ["": ""]
    var heading = ""
    for line in lines.dropFirst() {
      if line.hasPrefix("## ") {
        heading = String(line.dropFirst(3))
        parts[heading] = ""
      } else {
        parts[heading, default: ""] += line + "\n"
      }
    }
    func part(_ name: String) throws(Gap) -> String {
      let text = parts[name]?.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
      guard !text.isEmpty else { throw Gap(description: "the part ## \(name) is missing") }
      return text
    }
    self.title = String(title.dropFirst(2))
    kind = parts["", default: ""].trimmingCharacters(in: CharacterSet(charactersIn: "*\n "))
    goal = try part("Goal")
    touch = try part("Touch")
    func block(_ name: String) throws(Gap) -> String {
      try part(name).split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.hasPrefix("```") }.joined(separator: "\n")
    }
    rules = ExerciseRule.all(in: try block("Judged by"))
    verdict = try block("At first")
    hints = Self.items(try part("Hints"))
    reason = try part("Why")
    guard let match = kind.firstMatch(of: /(\d+) minutes/), let minutes = Int(match.1) else {
      throw Gap(description: "under the title stands what is asked for, as *mend · 15 minutes*")
    }
    self.minutes = minutes
    guard hints.count == 3 else { throw Gap(description: "there are \(hints.count) hints, and not 3") }
  }

  /// The items of a list, each with the lines that belong to it.
  private static func items(_ text: String) -> [String] {
    var items: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let match = line.prefixMatch(of: #/(?:-|\d+\.) /#) {
        items.append(String(line[match.range.upperBound...]))
      } else if !items.isEmpty {
        items[items.count - 1] += "\n" + line.trimmingCharacters(in: .whitespaces)
      }
    }
    return items.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
  }
}

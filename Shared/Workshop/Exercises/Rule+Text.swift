import Stage

extension Rule {
  /// Returns the rules that `text` states, a paragraph each, in the form in which a verdict is printed:
  ///
  ///     The other request is cancelled.
  ///       tap sign-in
  ///       event answer 2 200
  ///     expected: 2 requests, 0 under way
  ///     look at: Its answer is of no use any more.
  ///
  /// The indented lines are the script. A line `expected:` states the `detail` of the pane after the script.
  ///
  /// - Parameter detail: A fact that the screen does not show, in words.
  public static func all(
    in text: String, of detail: @escaping (Pane<S>) -> String = { $0.requestsAndUnderWay }
  ) -> [Rule] {
    text.split(separator: "\n", omittingEmptySubsequences: false).split(whereSeparator: \.isEmpty).map { lines in
      let script = lines.filter { $0.hasPrefix("  ") }.map { $0.dropFirst(2) }.joined(separator: "\n")
      func line(after label: String) -> String? {
        lines.first { $0.hasPrefix(label) }.map { String($0.dropFirst(label.count)) }
      }
      let statement = lines.first.map(String.init) ?? ""
      let advice = line(after: "look at: ") ?? ""
      guard let expected = line(after: "expected: ") else { return Rule(statement, script: script, advice: advice) }
      return Rule(statement, script: script, expects: expected, advice: advice, of: detail)
    }
  }
}

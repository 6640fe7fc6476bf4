import Controls
import Stage
import Workshop

/// Labels that are set to the same text again whenever the focus moves.
enum NothingNew: Exercise {
  static let rules: [Rule<RemainingCharactersChapter>] = [
    Rule(
      "Both labels and the button are right before any key.",
      script: """
        expect name-remaining "10 characters left"
        expect address-remaining "50 characters left"
        expect save disabled
        """,
      advice: "The first text of a field is new as well: does it pass?"),
    Rule(
      "The return key changes no text, and so it sets no property.",
      script: """
        type name "A"
        submit name
        """,
      expects: "0 properties set",
      advice: "`rx.text` emits the text with every editing event: which operator compares it with the last one?",
      of: { setProperties($0) }),
    Rule(
      "The focus sets no property either.",
      script: """
        focus address
        """,
      expects: "0 properties set",
      advice: "There are two fields, and each of them may emit the same text again.",
      of: { setProperties($0) }),
    Rule(
      "A new text is shown.",
      script: """
        type name "A"
        expect name-remaining "9 characters left"
        type name "da"
        expect name-remaining "7 characters left"
        clear name
        expect name-remaining "10 characters left"
        type name "A"
        type address "B"
        expect save enabled
        """,
      advice: "Compare each text with the one just before it, and with no other."),
  ]

  private static func setProperties(_ pane: Pane<RemainingCharactersChapter>) -> String {
    let count = pane.frames.flatMap(\.changes).count { !$0.isByPerson }
    return "\(count) \(count == 1 ? "property" : "properties") set"
  }
}

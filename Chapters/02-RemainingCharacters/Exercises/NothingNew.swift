import Controls
import Stage
import Workshop

/// The focus comes and goes, and everything is set again to what it was.
enum NothingNew: Exercise {
  typealias Place = RemainingCharactersChapter

  static let rules: [Rule<RemainingCharactersChapter>] = [
    Rule(
      "Both labels and the button are right before any key.",
      script: """
        expect name-remaining "10 characters left"
        expect address-remaining "50 characters left"
        expect save disabled
        """,
      advice: "The first text of a field is news as well: is it let through?"),
    Rule(
      "The return key changes no text, and so sets nothing.",
      script: """
        type name "A"
        submit name
        """,
      expects: "0 properties set",
      advice: "`rx.text` sends the text with every event of editing: who asks whether it is another one?",
      of: { setProperties($0) }),
    Rule(
      "Nor does the focus.",
      script: """
        focus address
        """,
      expects: "0 properties set",
      advice: "There are two fields, and each of them may have nothing new to say.",
      of: { setProperties($0) }),
    Rule(
      "What is new is told.",
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
      advice: "Each text is to be compared with the one just before it, and with no other."),
  ]

  private static func setProperties(_ pane: Pane<RemainingCharactersChapter>) -> String {
    let count = pane.frames.flatMap(\.changes).count { !$0.isByPerson }
    return "\(count) \(count == 1 ? "property" : "properties") set"
  }
}

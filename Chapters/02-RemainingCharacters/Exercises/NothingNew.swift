import Controls
import Stage
import Workshop

/// Labels that are set to the same text again whenever the focus moves.
enum NothingNew: Exercise {
  static let rules = Rule<RemainingCharactersChapter>.all(
    in: """
      Both labels and the button are right before any key.
        expect name-remaining "10 characters left"
        expect address-remaining "50 characters left"
        expect save disabled
      look at: The first text of a field is new as well: does it pass?

      The return key changes no text, and so it sets no property.
        type name "A"
        submit name
      expected: 0 properties set
      look at: `rx.text` emits the text with every editing event: which operator compares it with the last one?

      The focus sets no property either.
        focus address
      expected: 0 properties set
      look at: There are two fields, and each of them may emit the same text again.

      A new text is shown.
        type name "A"
        expect name-remaining "9 characters left"
        type name "da"
        expect name-remaining "7 characters left"
        clear name
        expect name-remaining "10 characters left"
        type name "A"
        type address "B"
        expect save enabled
      look at: Compare each text with the one just before it, and with no other.
      """, of: { setProperties($0) })

  private static func setProperties(_ pane: Pane<RemainingCharactersChapter>) -> String {
    let count = pane.frames.flatMap(\.changes).count { !$0.isByPerson }
    return "\(count) \(count == 1 ? "property" : "properties") set"
  }
}

import Stage
import Workshop

/// A delegate of two fields that takes one for the other.
enum WhichField: Exercise {
  static let rules: [Rule<RemainingCharactersChapter>] = [
    Rule(
      "The label under each field counts its characters if name and address differ.",
      script: """
        type name "Ada"
        expect name-remaining "7 characters left"
        type address "London"
        expect address-remaining "44 characters left"
        expect name-remaining "7 characters left"
        expect save enabled
        """,
      advice: "Which of the two methods of the view model is called for which field?"),
    Rule(
      "It does so as well if both fields have the same text.",
      script: """
        type name "A"
        type address "A"
        expect name-remaining "9 characters left"
        expect address-remaining "49 characters left"
        """,
      advice: "How does the method find out which of the two fields has changed?"),
  ]
}

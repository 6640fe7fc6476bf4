import Stage
import Workshop

/// One method hears of two fields, and asks the wrong question.
enum WhichField: Exercise {
  typealias Place = RemainingCharactersChapter

  static let rules: [Rule<RemainingCharactersChapter>] = [
    Rule(
      "A name and an address that differ are told under their fields.",
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
      "Two fields are two fields, also where the same stands in both.",
      script: """
        type name "A"
        type address "A"
        expect name-remaining "9 characters left"
        expect address-remaining "49 characters left"
        """,
      advice: "How does the method find out which of the two fields it hears of?"),
  ]
}

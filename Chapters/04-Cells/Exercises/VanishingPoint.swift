import Stage
import Workshop

/// A field whose text is replaced while a person types.
enum VanishingPoint: Exercise {
  static let rules: [Rule<TwoWayCells>] = [
    Rule(
      "The slider follows the field, and what depends on A1 follows both.",
      script: """
        type B1 "3"
        type A1 "2"
        expect A1-slider value 2
        expect C1 "6"
        expect D1 "8"
        """,
      advice: "Who moves the slider when a key reaches the field?"),
    Rule(
      "A typed text stays as it was typed.",
      script: """
        type A1 "2"
        type A1 "."
        expect A1 "2."
        type A1 "5"
        expect A1 "2.5"
        expect A1-slider value 2.5
        """,
      advice: "The text is read as a number, and that has a text of its own. Which of the two belongs in the field?"),
    Rule(
      "The field follows the slider.",
      script: """
        slide A1-slider 2.5
        expect A1 "2.5"
        slide A1-slider -3.14159
        expect A1 "-3.1"
        expect A1-slider value -3.1
        """,
      advice: "The control that the person did not use has to be updated: which one is it when the slider moves?"),
  ]
}

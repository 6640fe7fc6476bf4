import Stage
import Workshop

/// A field whose text is replaced while a person types.
enum VanishingPoint: Exercise {
  static let rules = Rule<TwoWayCells>.all(
    in: """
      The slider follows the field, and what depends on A1 follows both.
        type B1 "3"
        type A1 "2"
        expect A1-slider value 2
        expect C1 "6"
        expect D1 "8"
      look at: Who moves the slider when a key reaches the field?

      A typed text stays as it was typed.
        type A1 "2"
        type A1 "."
        expect A1 "2."
        type A1 "5"
        expect A1 "2.5"
        expect A1-slider value 2.5
      look at: The text is read as a number, and that has a text of its own. Which of the two belongs in the field?

      The field follows the slider.
        slide A1-slider 2.5
        expect A1 "2.5"
        slide A1-slider -3.14159
        expect A1 "-3.1"
        expect A1-slider value -3.1
      look at: The control that the person did not use has to be updated: which one is it when the slider moves?
      """)
}

import Stage
import Workshop

/// A delegate of two fields that takes one for the other.
enum WhichField: Exercise {
  static let rules = Rule<RemainingCharactersChapter>.all(
    in: """
      The label under each field counts its characters if name and address differ.
        type name "Ada"
        expect name-remaining "7 characters left"
        type address "London"
        expect address-remaining "44 characters left"
        expect name-remaining "7 characters left"
        expect save enabled
      look at: Which of the two methods of the view model is called for which field?

      It does so as well if both fields have the same text.
        type name "A"
        type address "A"
        expect name-remaining "9 characters left"
        expect address-remaining "49 characters left"
      look at: How does the method find out which of the two fields has changed?
      """)
}

import Stage
import Workshop

/// A screen that is right from the first key on, but not before it.
enum FirstFrame: Exercise {
  static let rules = Rule<RemainingCharactersChapter>.all(
    in: """
      Both labels and the button are right before any key.
        expect name-remaining "10 characters left"
        expect address-remaining "50 characters left"
        expect save disabled
      look at: An observer is notified of changes: has there been one yet?

      They follow each key.
        type name "Ada"
        expect name-remaining "7 characters left"
        expect save disabled
        type address "London"
        expect address-remaining "44 characters left"
        expect save enabled
      look at: Is each of the three properties still observed, and is its token kept?
      """)
}

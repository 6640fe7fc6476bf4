import Stage
import Workshop

/// A screen that is right from the first key on, but not before it.
enum FirstFrame: Exercise {
  static let rules: [Rule<RemainingCharactersChapter>] = [
    Rule(
      "Both labels and the button are right before any key.",
      script: """
        expect name-remaining "10 characters left"
        expect address-remaining "50 characters left"
        expect save disabled
        """,
      advice: "An observer is notified of changes: has there been one yet?"),
    Rule(
      "They follow each key.",
      script: """
        type name "Ada"
        expect name-remaining "7 characters left"
        expect save disabled
        type address "London"
        expect address-remaining "44 characters left"
        expect save enabled
        """,
      advice: "Is each of the three properties still observed, and is its token kept?"),
  ]
}

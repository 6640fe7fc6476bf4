import Stage
import Workshop

/// A reset that changes the count without calling the closure.
enum ResetUnseen: Exercise {
  static let rules: [Rule<ThreeButtons>] = [
    Rule(
      "Up and down move the count, and the label shows it.",
      script: """
        expect count "0"
        tap up
        tap up
        tap down
        expect count "1"
        """,
      advice: "Does the view model count, and does it call the closure that it was passed?"),
    Rule(
      "Reset sets the count to 0, and the label shows it at once.",
      script: """
        tap up
        tap reset
        expect count "0"
        """,
      advice: "The count may be 0 already, and the closure was not called."),
  ]
}

import Stage
import Workshop

/// Reset does its work, and the screen is not told.
enum ResetUnseen: Exercise {
  typealias Place = ThreeButtons

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
      advice: "Does the view model count, and does it call the closure that came with the question?"),
    Rule(
      "Reset goes back to 0, and the label says so at once.",
      script: """
        tap up
        tap reset
        expect count "0"
        """,
      advice: "The count may be 0 already, and nobody has told the screen."),
  ]
}

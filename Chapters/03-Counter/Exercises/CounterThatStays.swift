import Stage
import Workshop

/// A screen that is closed, and whose count goes on being watched.
enum CounterThatStays: Exercise {
  typealias Place = ThreeButtons

  static let rules: [Rule<ThreeButtons>] = [
    Rule(
      "The count moves, and the label shows it.",
      script: """
        expect count "0"
        tap up
        tap up
        tap down
        expect count "1"
        tap reset
        expect count "0"
        """,
      advice: "Whoever observes is told only while the token of the observation is kept.")
  ]
}

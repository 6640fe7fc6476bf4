import Stage
import Workshop

/// The counter of the delegate way, rewritten with streams.
enum DelegateToRx: Exercise {
  static let rules: [Rule<ThreeButtons>] = [
    Rule(
      "The count is there before any tap.",
      script: """
        expect count "0"
        """,
      advice: "Which operator emits a value before the first tap? And which line subscribes?"),
    Rule(
      "Up and down move the count.",
      script: """
        tap up
        tap up
        tap down
        expect count "1"
        """,
      advice: "A tap carries no value: where does the present count come from?"),
    Rule(
      "Reset sets the count to 0, and the count continues from there.",
      script: """
        tap down
        tap reset
        expect count "0"
        tap up
        expect count "1"
        """,
      advice: "The third stream has to change the same count as the other two."),
    Rule(
      "A restored count continues from its value.",
      script: """
        event restore 41
        expect count "41"
        tap up
        expect count "42"
        """,
      advice: "The screen has the restored count: which line passes it to the view model?"),
  ]
}

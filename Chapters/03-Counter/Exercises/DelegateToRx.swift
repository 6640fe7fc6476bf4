import Stage
import Workshop

/// What the delegate's way does, in streams.
enum DelegateToRx: Exercise {
  typealias Place = ThreeButtons

  static let rules: [Rule<ThreeButtons>] = [
    Rule(
      "The count is there before any tap.",
      script: """
        expect count "0"
        """,
      advice: "Which stream has a value for whoever subscribes? And who subscribes?"),
    Rule(
      "Up and down move the count.",
      script: """
        tap up
        tap up
        tap down
        expect count "1"
        """,
      advice: "A tap says only that it happened: where does the present count come from?"),
    Rule(
      "Reset begins anew.",
      script: """
        tap down
        tap reset
        expect count "0"
        tap up
        expect count "1"
        """,
      advice: "The third stream has to change the same count as the other two."),
    Rule(
      "A count that was restored goes on from there.",
      script: """
        event restore 41
        expect count "41"
        tap up
        expect count "42"
        """,
      advice: "The screen knows where the count stood: who hands it to the view model?"),
  ]
}

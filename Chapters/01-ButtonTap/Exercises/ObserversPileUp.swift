import Stage
import Workshop

/// A button that adds an observation with each tap.
enum ObserversPileUp: Exercise {
  static let rules: [Rule<OneButton>] = [
    Rule(
      "The button says its message.",
      script: """
        tap login
        expect message "Tap Login Button!"
        """,
      advice: "An observation that begins after a change is not notified of that change."),
    Rule(
      "The third tap sets the label once, as the first one does.",
      script: """
        tap login
        tap login
        tap login
        """,
      expects: "the label set 1 time",
      advice: "Which line begins an observation, and how often does it run?",
      of: { "the label set \($0.settings(ofTextOf: "message"))" }),
  ]
}

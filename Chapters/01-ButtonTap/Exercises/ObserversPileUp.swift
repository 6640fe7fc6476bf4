import Stage
import Workshop

/// A button that begins to observe once more with each tap.
enum ObserversPileUp: Exercise {
  typealias Place = OneButton

  static let rules: [Rule<OneButton>] = [
    Rule(
      "The button says its message.",
      script: """
        tap login
        expect message "Tap Login Button!"
        """,
      advice: "Whoever begins to observe after a change does not hear of that change."),
    Rule(
      "The third tap sets the label once, as the first one does.",
      script: """
        tap login
        tap login
        tap login
        """,
      expects: "the label set 1 time",
      advice: "Who begins to observe, and how often is that line carried out?",
      of: { "the label set \($0.settings(ofTextOf: "message"))" }),
  ]
}

import Stage
import Workshop

/// A controller that is never deallocated, because its view model holds it strongly.
enum StrongView: Exercise {
  static let rules: [Rule<OneButton>] = [
    Rule(
      "The button says its message.",
      script: """
        expect message ""
        tap login
        expect message "Tap Login Button!"
        """,
      advice: "Does the view model have a delegate when the button is tapped?"),
    Rule(
      "So it does at the second tap.",
      script: """
        tap login
        tap login
        """,
      expects: "the label set 1 time",
      advice: "The view model needs its delegate for as long as the screen is open: is the reference nil too early?",
      of: { "the label set \($0.settings(ofTextOf: "message"))" }),
  ]
}

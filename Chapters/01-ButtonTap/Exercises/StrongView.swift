import Stage
import Workshop

/// A screen that is closed, and whose controller is kept by the view model that it keeps.
enum StrongView: Exercise {
  typealias Place = OneButton

  static let rules: [Rule<OneButton>] = [
    Rule(
      "The button says its message.",
      script: """
        expect message ""
        tap login
        expect message "Tap Login Button!"
        """,
      advice: "Does the view model know a view when the button is tapped?"),
    Rule(
      "So it does at the second tap.",
      script: """
        tap login
        tap login
        """,
      expects: "the label set 1 time",
      advice: "Who is told has to be known for as long as the screen is there: is it forgotten too early?",
      of: { "the label set \($0.settings(ofTextOf: "message"))" }),
  ]
}

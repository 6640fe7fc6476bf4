import Stage
import Workshop

/// A controller that is never deallocated, because its view model holds it strongly.
enum StrongView: Exercise {
  static let rules = Rule<OneButton>.all(
    in: """
      The button says its message.
        expect message ""
        tap login
        expect message "Tap Login Button!"
      look at: Does the view model have a delegate when the button is tapped?

      So it does at the second tap.
        tap login
        tap login
      expected: the label set 1 time
      look at: The view model needs its delegate for as long as the screen is open: is the reference nil too early?
      """, of: { "the label set \($0.settings(ofTextOf: "message"))" })
}

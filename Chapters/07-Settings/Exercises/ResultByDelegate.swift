import Stage
import Workshop

/// A page that hands back its result to a delegate, in place of `flatMapLatest`.
enum ResultByDelegate: Exercise {
  static let reference = [Way("reference", TextSizes.Reference.self)]

  static let rules = Rule<TextSizes>.all(
    in: """
      A choice leads back to the list.
        select settings 7
        expect text-size "The text size is Medium."
        tap large
        expect screen-title "Settings"
      look at: Which object handles the taps, which object owns it, and what does it notify?

      The list shows the choice, and so does the page when it is opened again.
        select settings 7
        tap large
        expect settings row 7 "Accessibility Large"
        select settings 7
        expect text-size "The text size is Large."
        tap small
        expect settings row 7 "Accessibility Small"
      look at: The view model follows events, and a choice is one.

      Going back without a choice changes nothing.
        select settings 7
        tap back
        expect screen-title "Settings"
        expect settings row 7 "Accessibility Medium"
      look at: Without a choice, the delegate is not notified.
      """)
}

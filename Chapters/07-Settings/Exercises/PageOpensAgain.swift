import Stage
import Workshop

/// A page that opens by itself, because the list has changed.
enum PageOpensAgain: Exercise {
  static let reference = [Way("reference", TextSizes.Reference.self)]

  static let rules = Rule<TextSizes>.all(
    in: """
      A row leads to its page, and a choice there leads back to the list, which shows it.
        select settings 7
        expect text-size "The text size is Medium."
        tap large
        expect screen-title "Settings"
        expect settings row 7 "Accessibility Large"
      look at: What should open a page: a selected row, or a new list? Which operator emits for both?

      The page shows the present choice, and not the first one.
        select settings 7
        tap large
        select settings 7
        expect text-size "The text size is Large."
      look at: The page is made from the row and from the list as it is at that moment.

      The same page can be opened any number of times.
        select settings 7
        tap back
        select settings 7
        expect screen-title "Accessibility"
      look at: Each selection is an event, even of the same row.

      A change of the list opens no page.
        select settings 7
        tap back
        event reorder-rows
        expect screen-title "Settings"
      look at: Only a selection opens a page.
      """)
}

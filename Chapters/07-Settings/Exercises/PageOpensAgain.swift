import Stage
import Workshop

/// A page that opens by itself, because the list has changed.
enum PageOpensAgain: Exercise {
  typealias Place = TextSizes

  static let reference = [Way("reference", TextSizes.Reference.self)]

  static let rules: [Rule<TextSizes>] = [
    Rule(
      "A row leads to its page, and a choice there leads back to the list, which shows it.",
      script: """
        select settings 7
        expect text-size "The text size is Medium."
        tap large
        expect screen-title "Settings"
        expect settings row 7 "Accessibility Large"
        """,
      advice:
        "What opens a page: that a row was selected, or that the list is another one? Which operator asks for both?"
    ),
    Rule(
      "The page says what is chosen now, and not what was chosen at first.",
      script: """
        select settings 7
        tap large
        select settings 7
        expect text-size "The text size is Large."
        """,
      advice: "The page is made of the row and of the list as it is at that moment."),
    Rule(
      "The same page can be opened as often as one likes.",
      script: """
        select settings 7
        tap back
        select settings 7
        expect screen-title "Accessibility"
        """,
      advice: "Each time a row is selected something happens, also if it is the row of before."),
    Rule(
      "What happens to the list opens no page.",
      script: """
        select settings 7
        tap back
        event reorder-rows
        expect screen-title "Settings"
        """,
      advice: "Only a person opens a page."),
  ]
}

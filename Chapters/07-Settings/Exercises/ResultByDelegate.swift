import Stage
import Workshop

/// A page and its result with a delegate, in place of `flatMapLatest`.
enum ResultByDelegate: Exercise {
  typealias Place = TextSizes

  static let reference = [Way("reference", TextSizes.Reference.self)]

  static let rules: [Rule<TextSizes>] = [
    Rule(
      "A choice leads back to the list.",
      script: """
        select settings 7
        expect text-size "The text size is Medium."
        tap large
        expect screen-title "Settings"
        """,
      advice: "Who listens to the buttons, is that object still there, and whom does it tell?"),
    Rule(
      "The list shows what was chosen, and so does the page when it is opened again.",
      script: """
        select settings 7
        tap large
        expect settings row 7 "Accessibility Large"
        select settings 7
        expect text-size "The text size is Large."
        tap small
        expect settings row 7 "Accessibility Small"
        """,
      advice: "The view model follows events, and a choice is one."),
    Rule(
      "Whoever goes back without choosing has changed nothing.",
      script: """
        select settings 7
        tap back
        expect screen-title "Settings"
        expect settings row 7 "Accessibility Medium"
        """,
      advice: "No choice, no message."),
  ]
}

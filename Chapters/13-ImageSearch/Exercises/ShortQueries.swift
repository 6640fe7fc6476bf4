import Stage
import Workshop
import World

/// A rule that only the button knows, and a return key that goes past it.
enum ShortQueries: Exercise {
  typealias Place = ImageSearchChapter

  static let rules: [Rule<ImageSearchChapter>] = [
    Rule(
      "A search for what is long enough brings its images, whoever begins it.",
      script: """
        replace query "R&B"
        submit query
        wait 1s
        expect images rows 3
        replace query "cats"
        tap search
        wait 1s
        expect images rows 60
        """,
      advice: "What does the view model do when it is asked to search, and who hears of the task's outcome?"),
    Rule(
      "What is too short is not searched, not even by the return key.",
      script: """
        replace query "R"
        submit query
        """,
      expects: "0 requests",
      advice: "A button that is disabled keeps fingers out. Whom does the return key ask?",
      of: \.requests),
    Rule(
      "While a search is under way no second one begins.",
      script: """
        replace query "cats"
        tap search
        submit query
        submit query
        """,
      expects: "1 request",
      advice: "The rule has two halves: long enough, and nothing under way. Is there a property that says both?",
      of: \.requests),
  ]
}

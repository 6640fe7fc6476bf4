import Stage
import Workshop
import World

/// A rule that only the button knows, and a return key that goes past it.
enum ShortQueries: Exercise {
  typealias Place = ImageSearchChapter

  static let rules: [Rule<ImageSearchChapter>] = [
    Rule(
      "A query that is long enough brings its images, with each trigger.",
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
      advice: "What does `search()` of the view model do, and what observes the outcome of the task?"),
    Rule(
      "A query that is too short is not searched, not even by the return key.",
      script: """
        replace query "R"
        submit query
        """,
      expects: "0 requests",
      advice: "A disabled button stops taps. Which method does the return key call?",
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

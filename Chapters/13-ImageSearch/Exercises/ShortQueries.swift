import Stage
import Workshop
import World

/// A rule that only the button knows, and a return key that goes past it.
enum ShortQueries: Exercise {
  typealias Place = ImageSearchChapter

  static let rules = Rule<ImageSearchChapter>.all(
    in: """
      A query that is long enough brings its images, with each trigger.
        replace query "R&B"
        submit query
        wait 1s
        expect images rows 3
        replace query "cats"
        tap search
        wait 1s
        expect images rows 60
      look at: What does `search()` of the view model do, and what observes the outcome of the task?

      A query that is too short is not searched, not even by the return key.
        replace query "R"
        submit query
      expected: 0 requests
      look at: A disabled button stops taps. Which method does the return key call?

      While a search is under way no second one begins.
        replace query "cats"
        tap search
        submit query
        submit query
      expected: 1 request
      look at: The rule has two halves: long enough, and nothing under way. Is there a property that says both?
      """, of: \.requests)
}

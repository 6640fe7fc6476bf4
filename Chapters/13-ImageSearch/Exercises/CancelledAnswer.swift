import Stage
import Workshop
import World

/// A search that is cancelled, and whose answer comes all the same.
enum CancelledAnswer: Exercise {
  typealias Place = ImageSearchChapter

  static let rules: [Rule<ImageSearchChapter>] = [
    Rule(
      "A search brings its images, and trouble is shown.",
      script: """
        replace query "R&B"
        tap search
        wait 1s
        expect images rows 3
        tap search
        event answer last 500
        expect error "The search engine answers with status 500."
        """,
      advice: "Which object is the delegate of the task, and does it still notify its own delegate?"),
    Rule(
      "The answer to a cancelled search is not shown.",
      script: """
        replace query "cats"
        tap search
        tap cancel
        expect activity off
        wait 1s
        expect images rows 0
        """,
      advice: "A task lives until it has ended, even if its owner releases it."),
    Rule(
      "A cancelled search is no longer under way.",
      script: """
        replace query "cats"
        tap search
        tap cancel
        """,
      expects: "0 requests under way",
      advice: "Ignoring the answer is not enough: the request still costs a connection. Which method cancels it?",
      of: \.requestsUnderWay),
  ]
}

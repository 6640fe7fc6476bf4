import Stage
import Workshop
import World

/// A search that is cancelled, and whose answer comes all the same.
enum CancelledAnswer: Exercise {
  typealias Place = ImageSearchChapter

  static let rules: [Rule<ImageSearchChapter>] = [
    Rule(
      "A search brings its images, and trouble is told.",
      script: """
        replace query "R&B"
        tap search
        wait 1s
        expect images rows 3
        tap search
        event answer last 500
        expect error "The search engine answers with status 500."
        """,
      advice: "Who is the task's delegate, and does it still tell the view?"),
    Rule(
      "The answer to a search that was cancelled does not come any more.",
      script: """
        replace query "cats"
        tap search
        tap cancel
        expect activity off
        wait 1s
        expect images rows 0
        """,
      advice: "A task lives until it has ended, whoever lets go of it."),
    Rule(
      "A search that was cancelled is not under way any more.",
      script: """
        replace query "cats"
        tap search
        tap cancel
        """,
      expects: "0 requests under way",
      advice: "Not to listen is not enough: the request still costs a connection. Who can call it off?",
      of: \.requestsUnderWay),
  ]
}

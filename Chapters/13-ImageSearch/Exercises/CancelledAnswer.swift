import Stage
import Workshop
import World

/// A search that is cancelled, and whose answer comes all the same.
enum CancelledAnswer: Exercise {
  typealias Place = ImageSearchChapter

  static let rules = Rule<ImageSearchChapter>.all(
    in: """
      A search brings its images, and trouble is shown.
        replace query "R&B"
        tap search
        wait 1s
        expect images rows 3
        tap search
        event answer last 500
        expect error "The search engine answers with status 500."
      look at: Which object is the delegate of the task, and does it still notify its own delegate?

      The answer to a cancelled search is not shown.
        replace query "cats"
        tap search
        tap cancel
        expect activity off
        wait 1s
        expect images rows 0
      look at: A task lives until it has ended, even if its owner releases it.

      A cancelled search is no longer under way.
        replace query "cats"
        tap search
        tap cancel
      expected: 0 requests under way
      look at: Ignoring the answer is not enough: the request still costs a connection. Which method cancels it?
      """, of: \.requestsUnderWay)
}

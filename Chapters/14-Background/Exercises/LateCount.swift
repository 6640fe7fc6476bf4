import Stage
import Workshop
import World

/// A count that was cancelled, and a state of it that is on its way already.
enum LateCount: Exercise {
  typealias Place = BackgroundChapter

  static let rules = Rule<BackgroundChapter>.all(
    in: """
      A count shows its progress, and then its result.
        expect result "Ready"
        tap count
        wait 300ms
        expect result "Counting … 30 %"
        wait 700ms
        expect result "641 words, 262 different: the 28, to 27, she 21"
      look at: A state that comes back has to be shown as long as its count is under way.

      Cancel ends a count, and its work.
        tap count
        wait 300ms
        tap cancel
        expect result "Cancelled"
      expected: nothing goes on
      look at: Does `stop()` still cancel the task? Hiding its states is not enough.

      A state on its way back when its count is cancelled is not shown.
        tap count
        event cancel-late
        expect result "Cancelled"
      look at: A task that is cancelled counts no further part. What about the one that it has counted?

      A state on its way back when the next count begins is not shown.
        tap count
        wait 200ms
        event count-late
        expect result "Counting … 0 %"
        wait 100ms
        expect result "Counting … 10 %"
      look at: It is not enough that some count is under way: is it this one?
      """, of: { $0.world.pendingCount == 0 ? "nothing goes on" : "a count goes on" })
}

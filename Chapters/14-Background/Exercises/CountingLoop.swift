import Stage
import Workshop
import World

/// The callback way's count, rewritten as a loop that awaits the next state.
enum CountingLoop: Exercise {
  typealias Place = BackgroundChapter

  static let rules = Rule<BackgroundChapter>.all(
    in: """
      A count shows its progress, and then its result.
        tap count
        wait 300ms
        expect result "Counting … 30 %"
        wait 700ms
        expect result "641 words, 262 different: the 28, to 27, she 21"
      look at: Does the stream get each state, and does the task of the loop run on the world's executor?

      A second count works like the first one.
        type text "to be"
        tap count
        wait 100ms
        expect result "2 words, 2 different: be 1, to 1"
        tap count
        wait 100ms
        expect result "2 words, 2 different: be 1, to 1"
      look at: Each count has a task of its own.

      A count that is cancelled does no more work.
        tap count
        wait 300ms
        tap cancel
        expect result "Cancelled"
      expected: nothing goes on
      look at: A loop that ends does not stop the task that fills the stream: `onTermination` is called when it does.

      A state on its way back when its count is cancelled is not shown.
        tap count
        event cancel-late
        expect result "Cancelled"
        tap count
        wait 200ms
        event count-late
        expect result "Counting … 0 %"
      look at: A cancelled loop may still get the element that had arrived. Where is checked that it is wanted?
      """, of: { $0.world.pendingCount == 0 ? "nothing goes on" : "a count goes on" })
}

import Stage
import Workshop

/// Work that is done off the main queue, and shown from there.
enum BackOnTheQueue: Exercise {
  typealias Place = ToTheEnd

  static let rules = Rule<ToTheEnd>.all(
    in: """
      The progress of the count is shown, from the main queue.
        tap count
        wait 100ms
        wait 100ms
        expect result "Counting … 20 %"
      look at: On which queue does the task call its closure? To show something, it has to come back.

      When the count is complete, its result is shown, and another count may begin.
        tap count
        expect count disabled
        wait 1s
        expect result "641 words, 262 different: the 28, to 27, she 21"
        expect result ok
        expect count enabled
      look at: `screen.show(_:)` shows all of a state: bar, label, colour and button.
      """)
}

import Stage
import Workshop

/// Work that is done off the main queue, and shown from there.
enum BackOnTheQueue: Exercise {
  typealias Place = ToTheEnd

  static let rules: [Rule<ToTheEnd>] = [
    Rule(
      "The progress of the count is shown, from the main queue.",
      script: """
        tap count
        wait 100ms
        wait 100ms
        expect result "Counting … 20 %"
        """,
      advice: "On which queue does the task call its closure? To show something, it has to come back."),
    Rule(
      "When the count is complete, its result is shown, and another count may begin.",
      script: """
        tap count
        expect count disabled
        wait 1s
        expect result "641 words, 262 different: the 28, to 27, she 21"
        expect result ok
        expect count enabled
        """,
      advice: "`screen.show(_:)` shows all of a state: bar, label, colour and button."),
  ]
}

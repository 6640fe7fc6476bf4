import Stage
import Workshop
import World

/// A count that was given up, and a part of it that is on its way already.
enum LateCount: Exercise {
  typealias Place = BackgroundChapter

  static let rules: [Rule<BackgroundChapter>] = [
    Rule(
      "A count shows how far it is, and ends with its result.",
      script: """
        expect result "Ready"
        tap count
        wait 300ms
        expect result "Counting … 30 %"
        wait 700ms
        expect result "641 words, 262 different: the 28, to 27, she 21"
        """,
      advice: "Who comes back has to be let in as long as its count goes on."),
    Rule(
      "Cancel ends a count, and its work.",
      script: """
        tap count
        wait 300ms
        tap cancel
        expect result "Cancelled"
        """,
      expects: "nothing goes on",
      advice: "Does `stop()` still cancel the task? Not to show what it counts is not enough.",
      of: { $0.world.pendingCount == 0 ? "nothing goes on" : "a count goes on" }),
    Rule(
      "What is on its way back when its count is cancelled is not shown.",
      script: """
        tap count
        event cancel-late
        expect result "Cancelled"
        """,
      advice: "A task that is cancelled counts no further part. What about the one that it has counted?"),
    Rule(
      "What is on its way back when the next count begins is not shown.",
      script: """
        tap count
        wait 200ms
        event count-late
        expect result "Counting … 0 %"
        wait 100ms
        expect result "Counting … 10 %"
        """,
      advice: "It is not enough to know that some count goes on: is it this one?"),
  ]
}

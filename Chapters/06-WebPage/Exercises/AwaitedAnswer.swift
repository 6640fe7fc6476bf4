import Stage
import Workshop

/// A task that awaits the answer, in place of a closure.
enum AwaitedAnswer: Exercise {
  typealias Place = Fetching

  static let reference = [Way("reference", Fetching.Reference.self)]

  static let rules = Rule<Fetching>.all(
    in: """
      The answer is shown when it comes, and until then the indicator turns.
        expect activity off
        replace address "a.test"
        tap load
        expect activity on
        expect text ""
        event answer a.test "A"
        expect text "A"
        expect activity off
      look at: A tap begins a task on the world's executor; the task awaits the client and shows the answer.

      A connection that is lost brings a message.
        replace address "a.test"
        tap load
        event lose a.test
        expect text "No answer."
        expect activity off
      look at: The client throws. Where do you catch?

      A load that is stopped shows nothing, and no message.
        replace address "a.test"
        tap load
        tap stop
        expect activity off
        expect text ""
        event answer a.test "A"
        expect text ""
      look at: A cancelled task does not end by itself: the client throws there, too, but another error.

      A new load calls the old one off.
        replace address "a.test"
        tap load
        replace address "b.test"
        tap load
        expect activity on
        event answer a.test "A"
        expect text ""
        event answer b.test "B"
        expect text "B"
        expect activity off
      look at: There are two tasks now. How does the first one end, and what does it show at its end?
      """)
}

import Stage
import Workshop

/// A task that awaits the answer, in place of a closure.
enum AwaitedAnswer: Exercise {
  typealias Place = Fetching

  static let reference = [Way("reference", Fetching.Reference.self)]

  static let rules: [Rule<Fetching>] = [
    Rule(
      "The answer is shown when it comes, and until then the indicator turns.",
      script: """
        expect activity off
        replace address "a.test"
        tap load
        expect activity on
        expect text ""
        event answer a.test "A"
        expect text "A"
        expect activity off
        """,
      advice: "A tap begins a task on the world's executor; the task awaits the client and shows the answer."),
    Rule(
      "A connection that is lost brings a message.",
      script: """
        replace address "a.test"
        tap load
        event lose a.test
        expect text "No answer."
        expect activity off
        """,
      advice: "The client throws. Where do you catch?"),
    Rule(
      "A load that is stopped shows nothing, and no message.",
      script: """
        replace address "a.test"
        tap load
        tap stop
        expect activity off
        expect text ""
        event answer a.test "A"
        expect text ""
        """,
      advice: "A cancelled task does not end by itself: the client throws there, too, but another error."),
    Rule(
      "A new load calls the old one off.",
      script: """
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
        """,
      advice: "There are two tasks now. How does the first one end, and what does it show at its end?"),
  ]
}

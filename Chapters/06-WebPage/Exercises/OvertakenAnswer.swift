import Stage
import Workshop
import World

/// An answer that was overtaken, and comes after all.
enum OvertakenAnswer: Exercise {
  typealias Place = Fetching

  static let reference = [Way("reference", Fetching.Reference.self)]

  static let rules: [Rule<Fetching>] = [
    Rule(
      "What is shown is the answer to the last load, in whatever order the answers come.",
      script: """
        replace address "a.test"
        tap load
        replace address "b.test"
        tap load
        event answer b.test "B"
        expect text "B"
        event answer a.test "A"
        expect text "B"
        """,
      advice: "Two requests are under way, and each has its own closure. What becomes of the first at the second tap?"),
    Rule(
      "The answer to an old load is not the end of the new one.",
      script: """
        replace address "a.test"
        tap load
        replace address "b.test"
        tap load
        event answer a.test "A"
        expect activity on
        expect text ""
        """,
      advice: "Who says that nothing is being fetched any more, and for which load?"),
    Rule(
      "One request is under way at most: the old one is called off.",
      script: """
        replace address "a.test"
        tap load
        replace address "b.test"
        tap load
        """, expects: "1 under way",
      advice:
        "An answer that nobody looks at is still fetched, and paid for. The view model has the task in its hands.",
      of: { "\($0.world.scriptedNetwork.livingCount) under way" }),
  ]
}

import Stage
import Workshop

/// A value that depends on others, and is kept all the same.
enum StoredTooLate: Exercise {
  typealias Place = SumCells

  static let rules: [Rule<SumCells>] = [
    Rule(
      "C1 is A1 × B1, and D1 is C1 + A1.",
      script: """
        expect C1 ""
        expect D1 ""
        type A1 "2"
        expect D1 ""
        """,
      advice: "Who tells the labels of a change?"),
    Rule(
      "A key in A1 changes D1 once, and never with an old C1.",
      script: """
        type B1 "3"
        type A1 "2"
        paste A1 "0"
        expect C1 "60"
        expect D1 "80"
        """,
      advice: "A1 has changed: who is told of that before C1 is set?"),
    Rule(
      "So does a key in B1.",
      script: """
        type A1 "2"
        type B1 "3"
        expect C1 "6"
        expect D1 "8"
        replace B1 "-1"
        expect C1 "-2"
        expect D1 "0"
        """,
      advice: "Who tells those who observe C1 that B1 has changed?"),
  ]
}

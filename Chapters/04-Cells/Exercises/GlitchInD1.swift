import Stage
import Workshop

/// A diamond of streams, which shows a value that is in no sheet.
enum GlitchInD1: Exercise {
  static let rules: [Rule<SumCells>] = [
    Rule(
      "C1 is A1 × B1, and D1 is C1 + A1.",
      script: """
        expect D1 ""
        type A1 "2"
        type B1 "3"
        expect C1 "6"
        expect D1 "8"
        """,
      advice: "Which streams have to be combined for C1, and which for D1?"),
    Rule(
      "A key in A1 changes D1 once, and never with an old cell.",
      script: """
        type A1 "2"
        type B1 "3"
        paste A1 "0"
        expect C1 "60"
        expect D1 "80"
        """,
      advice: "On how many paths does A1 reach D1? One of them is always first."),
  ]
}

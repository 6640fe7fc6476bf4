import Stage
import Workshop

/// A diamond of streams, which shows a value that is in no sheet.
enum GlitchInD1: Exercise {
  static let rules = Rule<SumCells>.all(
    in: """
      C1 is A1 × B1, and D1 is C1 + A1.
        expect D1 ""
        type A1 "2"
        type B1 "3"
        expect C1 "6"
        expect D1 "8"
      look at: Which streams have to be combined for C1, and which for D1?

      A key in A1 changes D1 once, and never with an old cell.
        type A1 "2"
        type B1 "3"
        paste A1 "0"
        expect C1 "60"
        expect D1 "80"
      look at: On how many paths does A1 reach D1? One of them is always first.
      """)
}

import Stage
import Workshop

/// A value that depends on others, and is stored all the same.
enum StoredTooLate: Exercise {
  static let rules = Rule<SumCells>.all(
    in: """
      C1 is A1 × B1, and D1 is C1 + A1.
        expect C1 ""
        expect D1 ""
        type A1 "2"
        expect D1 ""
      look at: Which lines set the labels after a change?

      A key in A1 changes D1 once, and never with an old C1.
        type B1 "3"
        type A1 "2"
        paste A1 "0"
        expect C1 "60"
        expect D1 "80"
      look at: A1 has changed: which observers are notified before C1 is set?

      A key in B1 does as well.
        type A1 "2"
        type B1 "3"
        expect C1 "6"
        expect D1 "8"
        replace B1 "-1"
        expect C1 "-2"
        expect D1 "0"
      look at: How are the observers of C1 notified when B1 changes?
      """)
}

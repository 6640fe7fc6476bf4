import Stage
import Workshop

/// A cell that one of two handlers forgets.
enum ForgottenCell: Exercise {
  static let rules = Rule<SumCells>.all(
    in: """
      C1 and D1 follow A1.
        type B1 "3"
        type A1 "2"
        expect C1 "6"
        expect D1 "8"
      look at: Which closures are called when a key reaches A1?

      C1 and D1 follow B1.
        type A1 "2"
        type B1 "3"
        expect C1 "6"
        expect D1 "8"
        replace B1 "-1"
        expect D1 "0"
      look at: D1 does not name B1, and depends on it all the same: which method has to know that?
      """)
}

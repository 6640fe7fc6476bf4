import Stage
import Workshop

/// A controller that is never deallocated, because the handler of its observation retains it.
enum CounterThatStays: Exercise {
  static let rules = Rule<ThreeButtons>.all(
    in: """
      The count moves, and the label shows it.
        expect count "0"
        tap up
        tap up
        tap down
        expect count "1"
        tap reset
        expect count "0"
      look at: The handler is called only while the token of the observation is stored.
      """)
}

import Stage
import Workshop

/// The counter of the delegate way, rewritten with streams.
enum DelegateToRx: Exercise {
  static let rules = Rule<ThreeButtons>.all(
    in: """
      The count is there before any tap.
        expect count "0"
      look at: Which operator emits a value before the first tap? And which line subscribes?

      Up and down move the count.
        tap up
        tap up
        tap down
        expect count "1"
      look at: A tap carries no value: where does the present count come from?

      Reset sets the count to 0, and the count continues from there.
        tap down
        tap reset
        expect count "0"
        tap up
        expect count "1"
      look at: The third stream has to change the same count as the other two.

      A restored count continues from its value.
        event restore 41
        expect count "41"
        tap up
        expect count "42"
      look at: The screen has the restored count: which line passes it to the view model?
      """)
}

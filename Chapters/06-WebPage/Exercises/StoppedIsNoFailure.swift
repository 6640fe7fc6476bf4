import Stage
import Workshop

/// A load that you have stopped, and a message that reports it as a failure.
enum StoppedIsNoFailure: Exercise {
  typealias Place = Failures

  static let rules = Rule<Failures>.all(
    in: """
      A load that fails says why, and the bar goes.
        replace address "a.test"
        tap load
        expect progress visible
        event fail refused
        expect error "a.test refuses the connection"
        expect progress hidden
        expect stop disabled
      look at: There are errors that a person has to read. Does the screen still show this one?

      A load that is stopped says nothing, and the bar goes.
        tap load
        tap stop
        expect error ""
        expect progress hidden
        expect stop disabled
      look at: The loader notifies its delegate of the end of each load, and one of the ends is no failure.

      A new load calls the old one off without a word, not even for a moment.
        tap load
        tap load
        expect error ""
        expect progress visible
      look at: The loader reports the end of the old load before the progress of the new one.
      """)
}

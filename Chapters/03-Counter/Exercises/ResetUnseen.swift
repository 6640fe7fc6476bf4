import Stage
import Workshop

/// A reset that changes the count without calling the closure.
enum ResetUnseen: Exercise {
  static let rules = Rule<ThreeButtons>.all(
    in: """
      Up and down move the count, and the label shows it.
        expect count "0"
        tap up
        tap up
        tap down
        expect count "1"
      look at: Does the view model count, and does it call the closure that it was passed?

      Reset sets the count to 0, and the label shows it at once.
        tap up
        tap reset
        expect count "0"
      look at: The count may be 0 already, and the closure was not called.
      """)
}

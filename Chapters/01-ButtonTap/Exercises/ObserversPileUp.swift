import Stage
import Workshop

/// A button that adds an observation with each tap.
enum ObserversPileUp: Exercise {
  static let rules = Rule<OneButton>.all(
    in: """
      The button says its message.
        tap login
        expect message "Tap Login Button!"
      look at: An observation that begins after a change is not notified of that change.

      The third tap sets the label once, as the first one does.
        tap login
        tap login
        tap login
      expected: the label set 1 time
      look at: Which line begins an observation, and how often does it run?
      """, of: { "the label set \($0.settings(ofTextOf: "message"))" })
}

import Stage
import Workshop

/// A load that was stopped is told as a failure; who stopped it knows better.
enum StoppedIsNoFailure: Exercise {
  typealias Place = Failures

  static let rules: [Rule<Failures>] = [
    Rule(
      "A load that fails says why, and the bar goes.",
      script: """
        replace address "a.test"
        tap load
        expect progress visible
        event fail refused
        expect error "a.test refuses the connection"
        expect progress hidden
        expect stop disabled
        """,
      advice: "There are errors that a person has to read. Is it still one that is shown?"),
    Rule(
      "A load that is stopped says nothing, and the bar goes.",
      script: """
        tap load
        tap stop
        expect error ""
        expect progress hidden
        expect stop disabled
        """,
      advice: "The loader tells its delegate how each load ended, and one of the ways is no failure."),
    Rule(
      "A new load calls the old one off without a word, not even for a moment.",
      script: """
        tap load
        tap load
        expect error ""
        expect progress visible
        """,
      advice: "The loader tells of the end of the old load before it tells of the progress of the new one."),
  ]
}

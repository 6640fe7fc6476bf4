import Stage
import Workshop

/// A message that is sent again although the field is empty.
enum SentAgain: Exercise {
  typealias Place = StandingBar

  static let rules: [Rule<StandingBar>] = [
    Rule(
      "What is typed is sent, and the field is empty.",
      script: """
        type draft "Hi"
        tap send
        expect messages last "Hi"
        expect draft ""
        """,
      advice: "Which stream has the text at the moment of the tap, and which line empties the field?"),
    Rule(
      "From an empty field nothing is sent.",
      script: """
        type draft "Hi"
        tap send
        tap send
        expect messages rows 31
        """,
      advice: "The field was emptied in code: which streams emit that? Read the text where it is."),
    Rule(
      "The same may be said twice, if it is typed twice.",
      script: """
        type draft "Hi"
        tap send
        type draft "Hi"
        tap send
        expect messages rows 32
        """,
      advice: "An equal text is a mistake only if it has not been typed again."),
  ]
}

import Stage
import Workshop

/// A message that is sent again although the field is empty.
enum SentAgain: Exercise {
  typealias Place = StandingBar

  static let rules = Rule<StandingBar>.all(
    in: """
      What is typed is sent, and the field is empty.
        type draft "Hi"
        tap send
        expect messages last "Hi"
        expect draft ""
      look at: Which stream has the text at the moment of the tap, and which line empties the field?

      From an empty field nothing is sent.
        type draft "Hi"
        tap send
        tap send
        expect messages rows 31
      look at: The field was emptied in code: which streams emit that? Read the text where it is.

      The same may be said twice, if it is typed twice.
        type draft "Hi"
        tap send
        type draft "Hi"
        tap send
        expect messages rows 32
      look at: An equal text is a mistake only if it has not been typed again.
      """)
}

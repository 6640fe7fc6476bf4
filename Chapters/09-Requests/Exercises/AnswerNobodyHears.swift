import Stage
import Workshop

/// An observation that is over before the answer comes.
enum AnswerNobodyHears: Exercise {
  typealias Place = SignInAlone

  static let rules = Rule<SignInAlone>.all(
    in: """
      The answer is shown when it comes.
        tap sign-in
        expect state "Signing in …"
        wait 1s
        expect state "Signed in"
      look at: The request was sent and answered. Which observation existed at that moment?

      A failure is shown as well, and the next attempt works.
        tap sign-in
        event answer 1 503
        expect state "Failed: status 503"
        tap sign-in
        wait 1s
        expect state "Signed in"
      look at: Each task has an observation of its own.

      After a cancel no answer is shown, and no request is under way.
        event service off
        tap sign-in
        tap cancel
        wait 1s
        expect state "Cancelled"
      expected: 1 request, 0 under way
      look at: Ignoring an answer does not cancel its request.
      """)
}

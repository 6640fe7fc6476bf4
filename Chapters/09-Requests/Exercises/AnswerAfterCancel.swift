import Stage
import Workshop

/// An answer that arrives after a cancel.
enum AnswerAfterCancel: Exercise {
  typealias Place = SignInAlone

  static let rules = Rule<SignInAlone>.all(
    in: """
      The answer is shown when it comes.
        tap sign-in
        wait 1s
        expect state "Signed in"
      look at: The task notifies the view model, which notifies its own delegate.

      After a cancel, a late answer is not shown.
        tap sign-in
        tap cancel
        wait 1s
        expect state "Cancelled"
      look at: The screen shows the end. Which line ends the request?

      The answer to an earlier sign-in does not count for the next one.
        tap sign-in
        tap cancel
        tap sign-in
        event answer 1 503
        expect state "Signing in …"
        wait 1s
        expect state "Signed in"
      look at: Two tasks notify the same delegate. Which of them is current?

      A cancel ends the request.
        tap sign-in
        tap cancel
      expected: 1 request, 0 under way
      look at: Ignoring an answer does not cancel its request.
      """)
}

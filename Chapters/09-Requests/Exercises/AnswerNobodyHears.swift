import Stage
import Workshop

/// An observation that is over before the answer comes.
enum AnswerNobodyHears: Exercise {
  typealias Place = SignInAlone

  static let reference = [Way("reference", SignInAlone.Reference.self)]

  static let rules: [Rule<SignInAlone>] = [
    Rule(
      "The answer is shown when it comes.",
      script: """
        tap sign-in
        expect state "Signing in …"
        wait 1s
        expect state "Signed in"
        """,
      advice: "The request was sent, and answered. Who was listening at that moment?"),
    Rule(
      "Trouble is shown as well, and the next attempt works.",
      script: """
        tap sign-in
        event answer 1 503
        expect state "Failed: status 503"
        tap sign-in
        wait 1s
        expect state "Signed in"
        """,
      advice: "Each task has an observation of its own."),
    Rule(
      "A sign-in that was cancelled shows nothing any more, and no request is left of it.",
      script: """
        event service off
        tap sign-in
        tap cancel
        wait 1s
        expect state "Cancelled"
        """,
      expects: "0 requests under way",
      advice: "Cancelling is more than not to listen.",
      of: \.requestsUnderWay),
  ]
}

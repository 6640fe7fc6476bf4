import Stage
import Workshop

/// An answer that comes after the request was cancelled.
enum AnswerAfterCancel: Exercise {
  typealias Place = SignInAlone

  static let reference = [Way("reference", SignInAlone.Reference.self)]

  static let rules: [Rule<SignInAlone>] = [
    Rule(
      "The answer is shown when it comes.",
      script: """
        tap sign-in
        wait 1s
        expect state "Signed in"
        """,
      advice: "The task tells its delegate, and that tells its view."),
    Rule(
      "Cancelled is cancelled: the answer that comes later is not shown.",
      script: """
        tap sign-in
        tap cancel
        wait 1s
        expect state "Cancelled"
        """,
      advice: "The screen says that it is over. Who has told the task?"),
    Rule(
      "The answer to an earlier sign-in is none to the next one.",
      script: """
        tap sign-in
        tap cancel
        tap sign-in
        event answer 1 503
        expect state "Signing in …"
        wait 1s
        expect state "Signed in"
        """,
      advice: "Two tasks tell the same delegate. Which of them is the one that somebody waits for?"),
    Rule(
      "Nothing is under way that nobody waits for.",
      script: """
        tap sign-in
        tap cancel
        """,
      expects: "0 requests under way",
      advice: "Not to listen to an answer does not call it off.",
      of: \.requestsUnderWay),
  ]
}

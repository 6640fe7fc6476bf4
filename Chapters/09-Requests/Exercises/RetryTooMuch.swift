import Controls
import Models
import Stage
import Workshop

/// A second attempt, where it makes sense, and not at once.
enum RetryTooMuch: Exercise {
  typealias Place = SignInAlone

  static let reference = [Way("reference", Reference.self)]

  static let rules: [Rule<SignInAlone>] = [
    Rule(
      "What would fail again is asked only once.",
      script: """
        tap sign-in
        event answer 1 404
        """,
      expects: "Failed: status 404, after 1 request",
      advice: "Which trouble may pass? RetryPolicy knows.",
      of: { stateAndRequests($0) }),
    Rule(
      "Before it is asked again there is a pause.",
      script: """
        tap sign-in
        event answer 1 503
        """,
      expects: "Signing in …, after 1 request",
      advice: "A server in trouble is not helped by those who knock at once. How long does RetryPolicy wait?",
      of: { stateAndRequests($0) }),
    Rule(
      "Each pause is twice as long as the one before.",
      script: """
        event service off
        tap sign-in
        event answer last 503
        wait 1s
        event answer last 503
        wait 2s
        event answer last 503
        wait 3s
        """,
      expects: "Signing in …, after 3 requests",
      advice:
        "The first pause is a second. What does RetryPolicy have to know in order to say how long the next one is?",
      of: { stateAndRequests($0) }),
    Rule(
      "There are three more attempts, after 1, 2 and 4 seconds, and then it is told.",
      script: """
        event service off
        tap sign-in
        event answer last 503
        wait 1s
        event answer last 503
        wait 2s
        event answer last 503
        wait 4s
        event answer last 503
        wait 60s
        """,
      expects: "Failed: status 503, after 4 requests",
      advice: "How often has it been tried? After the third retry there is no pause any more, but an end.",
      of: { stateAndRequests($0) }),
    Rule(
      "During the pause it can be cancelled, and then nobody is asked any more.",
      script: """
        tap sign-in
        event answer 1 503
        tap cancel
        wait 60s
        """,
      expects: "Cancelled, after 1 request",
      advice: "Is the pause a part of what is disposed?",
      of: { stateAndRequests($0) }),
  ]

  private static func stateAndRequests(_ pane: Pane<SignInAlone>) -> String {
    "\(pane.screen.state.text ?? ""), after \(pane.requests)"
  }

  /// The task of the callback's way, which is sent again.
  final class Reference: PlainWay<SignInAlone.SignInScreen> {
    override func wire() {
      screen.show(signIn: .ready)
      screen.signIn.addTarget(self, action: Reference.signInTapped, for: .touchUpInside)
      screen.cancel.addTarget(self, action: Reference.cancelTapped, for: .touchUpInside)
    }

    private func signInTapped() {
      screen.show(signIn: .underWay)
      let task = CallbackWay.Both.RetryingTask<AccessToken>(
        screen.service.signIn, .threeTimes, world, willRetry: { _ in }
      ) { [screen] result in
        screen.show(signIn: SignInState(result))
      }
      work = task
      task.resume()
    }

    private func cancelTapped() {
      work = nil
      screen.show(signIn: .cancelled)
    }
  }
}

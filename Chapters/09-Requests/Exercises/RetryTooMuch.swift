import Controls
import Models
import Stage
import Workshop

/// A second attempt, where it makes sense, and not at once.
enum RetryTooMuch: Exercise {
  typealias Place = SignInAlone

  static let reference = [Way("reference", Reference.self)]

  static let rules = Rule<SignInAlone>.all(
    in: """
      A request that would fail again is made only once.
        tap sign-in
        event answer 1 404
      expected: Failed: status 404, after 1 request
      look at: Which failures may pass? RetryPolicy knows.

      Each retry is preceded by a pause.
        tap sign-in
        event answer 1 503
      expected: Signing in …, after 1 request
      look at: An immediate retry does not help a server in trouble. How long does RetryPolicy wait?

      Each pause is twice as long as the one before.
        event service off
        tap sign-in
        event answer last 503
        wait 1s
        event answer last 503
        wait 2s
        event answer last 503
        wait 3s
      expected: Signing in …, after 3 requests
      look at: The first pause is a second. What does RetryPolicy have to know for the length of the next one?

      There are three more attempts, after 1, 2 and 4 seconds, and then the failure is shown.
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
      expected: Failed: status 503, after 4 requests
      look at: How many attempts were there? After the third retry comes the end, not a pause.

      A cancel during the pause ends the retries.
        tap sign-in
        event answer 1 503
        tap cancel
        wait 60s
      expected: Cancelled, after 1 request
      look at: Is the pause part of the stream that is disposed?
      """, of: { stateAndRequests($0) })

  private static func stateAndRequests(_ pane: Pane<SignInAlone>) -> String {
    "\(pane.screen.state.text ?? ""), after \(pane.requests)"
  }

  /// Signs in with the task of the callback way, which is sent again.
  final class Reference: SignInAlone.Reference {
    override func signIn() {
      let task = CallbackWay.Both.RetryingTask<AccessToken>(
        screen.service.signIn, .threeTimes, world, willRetry: { _ in }
      ) { [screen] result in
        screen.show(signIn: SignInState(result))
      }
      work = task
      task.resume()
    }
  }
}

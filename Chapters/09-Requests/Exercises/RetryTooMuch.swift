import Controls
import Models
import Stage
import Workshop

/// A second attempt, where it makes sense, and not at once.
enum RetryTooMuch: Exercise {
  typealias Place = SignInAlone

  static let reference = [Way("reference", Reference.self)]

  static func detail(of pane: Pane<SignInAlone>) -> String {
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

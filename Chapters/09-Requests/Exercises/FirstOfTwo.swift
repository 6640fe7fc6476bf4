import Controls
import Foundation
import Services
import Stage
import Workshop
import World

/// Two services with the same tokens: the first answer is taken.
enum FirstOfTwo: Exercise {
  typealias Place = SignInAlone

  /// Another service with the same tokens.
  static let mirror = Service { path in URL(string: "https://mirror.example\(path)") }

  static let reference = [Way("reference", Reference.self)]

  static let rules = Rule<SignInAlone>.all(
    in: """
      Both services are asked at once.
        tap sign-in
      expected: 2 requests, 2 under way
      look at: The second request must not wait for the first.

      The first token is enough, from either service.
        tap sign-in
        event answer 2 200
        expect state "Signed in"
      look at: The answer decides, not the service.

      The other request is cancelled.
        tap sign-in
        event answer 2 200
      expected: 2 requests, 0 under way
      look at: Its answer is of no use any more.

      One failure is not shown: the other answer may still arrive.
        tap sign-in
        event answer 1 503
        expect state "Signing in …"
        event answer 2 200
        expect state "Signed in"
      look at: An error ends a stream, a group and a chain of closures. Here it must not end the other request.

      If both fail, the later failure is shown.
        tap sign-in
        event answer 2 503
        event fail 1 refused
        expect state "Failed: the host refuses the connection"
      look at: How does the second failure know that it is the last?

      A cancel ends both requests.
        tap sign-in
        tap cancel
        expect state "Cancelled"
      expected: 2 requests, 0 under way
      look at: Two requests were begun.
      """)

  /// Signs in with both services, and shows the first token or the last failure.
  final class Reference: SignInAlone.Reference {
    override func signIn() {
      let tasks = Tasks([screen.service, mirror].map(\.signIn), HTTPClient(world))
      tasks.onEnd = { [screen] state in screen.show(signIn: state) }
      work = tasks
      tasks.resume()
    }
  }

  /// Two requests, of which the first token ends the other.
  private final class Tasks: Cancellable {
    var onEnd: ((SignInState) -> Void)?
    private var tasks: [HTTPTask] = []

    init(_ requests: [Request], _ client: HTTPClient) {
      tasks = requests.map { request in
        client.task(with: request) { [weak self] outcome in self?.ended(SignInState(outcome.value())) }
      }
    }

    func resume() {
      for task in tasks { task.resume() }
    }

    func cancel() {
      for task in tasks { task.cancel() }
    }

    private func ended(_ state: SignInState) {
      guard state == .signedIn || tasks.allSatisfy({ $0.outcome != nil }) else { return }
      cancel()
      onEnd?(state)
    }
  }
}

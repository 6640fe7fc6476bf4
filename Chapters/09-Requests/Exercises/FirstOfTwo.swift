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

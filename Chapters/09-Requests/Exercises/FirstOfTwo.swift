import Controls
import Foundation
import Models
import Services
import Stage
import Workshop
import World

/// Two services that have the same: whoever answers first is taken.
enum FirstOfTwo: Exercise {
  typealias Place = SignInAlone

  /// Another service with the same tokens.
  static let mirror = Service { path in URL(string: "https://mirror.example\(path)") }

  static let reference = [Way("reference", Reference.self)]

  static let rules: [Rule<SignInAlone>] = [
    Rule(
      "Both are asked at once.",
      script: "tap sign-in",
      expects: "2 requests, 2 under way",
      advice: "The second must not wait for the first."
    ) { requests($0) },
    Rule(
      "The first token is enough, whoever sends it.",
      script: """
        tap sign-in
        event answer 2 200
        expect state "Signed in"
        """,
      advice: "What has come decides, and not where it was asked for."),
    Rule(
      "The other request is called off.",
      script: """
        tap sign-in
        event answer 2 200
        """,
      expects: "2 requests, 0 under way",
      advice: "Its answer is of no use to anybody any more."
    ) { requests($0) },
    Rule(
      "Trouble with one of them is not told: the other may still come.",
      script: """
        tap sign-in
        event answer 1 503
        expect state "Signing in …"
        event answer 2 200
        expect state "Signed in"
        """,
      advice: "An error ends a stream, a group and a chain of closures. Here it must not end the other one."),
    Rule(
      "If both fail, the later trouble is told.",
      script: """
        tap sign-in
        event answer 2 503
        event fail 1 refused
        expect state "Failed: the host refuses the connection"
        """,
      advice: "How does the second know that it is the last?"),
    Rule(
      "Cancel ends both.",
      script: """
        tap sign-in
        tap cancel
        expect state "Cancelled"
        """,
      expects: "2 requests, 0 under way",
      advice: "Two were begun."
    ) { requests($0) },
  ]

  private static func requests(_ pane: Pane<SignInAlone>) -> String {
    let network = pane.world.scriptedNetwork
    return "\(counted(network.calls.count, "request")), \(network.livingCount) under way"
  }

  /// Two closures that count.
  final class Reference: Wiring {
    private let screen: SignInAlone.SignInScreen
    private let client: HTTPClient
    private var tasks: [HTTPTask] = []

    init(_ screen: SignInAlone.SignInScreen, _ world: World) {
      self.screen = screen
      client = HTTPClient(world)
      screen.show(signIn: .ready)
      screen.signIn.addTarget(self, action: Reference.signInTapped, for: .touchUpInside)
      screen.cancel.addTarget(self, action: Reference.cancelTapped, for: .touchUpInside)
    }

    isolated deinit {
      for task in tasks { task.cancel() }
    }

    private func signInTapped() {
      screen.show(signIn: .underWay)
      tasks = [screen.service, mirror].map { service in
        client.task(with: service.signIn) { [weak self] outcome in self?.end(SignInState(outcome.value())) }
      }
      for task in tasks { task.resume() }
    }

    private func end(_ state: SignInState) {
      guard state == .signedIn || tasks.allSatisfy({ $0.outcome != nil }) else { return }
      for task in tasks { task.cancel() }
      screen.show(signIn: state)
    }

    private func cancelTapped() {
      for task in tasks { task.cancel() }
      screen.show(signIn: .cancelled)
    }
  }
}

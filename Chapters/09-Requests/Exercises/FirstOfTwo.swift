import Controls
import Foundation
import Services
import Stage
import Workshop

/// Two services with the same tokens: the first answer is taken.
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
      advice: "The second must not wait for the first.",
      of: \.requestsAndUnderWay),
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
      advice: "Its answer is of no use to anybody any more.",
      of: \.requestsAndUnderWay),
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
      advice: "Two were begun.",
      of: \.requestsAndUnderWay),
  ]

  /// Two closures that count.
  final class Reference: PlainWay<SignInAlone.SignInScreen> {
    private var tasks: [HTTPTask] = []

    override func wire() {
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
        HTTPClient(world).task(with: service.signIn) { [weak self] outcome in self?.end(SignInState(outcome.value())) }
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

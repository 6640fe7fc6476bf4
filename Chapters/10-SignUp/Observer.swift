// Observer: a task's outcome is a property, and so is the state of the form; both are observed.

import KeyValueObserving
import Models
import Services
import World

extension ObserverWay {
  // MARK: Contract

  protocol SignUpObservable: KeyValueObservable {
    var state: SignUpState { get }
  }

  // MARK: View model

  final class ViewModel: SignUpObservable {
    nonisolated let observers = ObserverStore()
    @Observed private(set) var state = SignUpState()
    private let directory: Directory
    private let client: HTTPClient
    private var checking: HTTPTask?
    private var signingUp: HTTPTask?
    private var checkingObservation: KeyValueObservation?
    private var signingUpObservation: KeyValueObservation?

    init(_ directory: Directory, _ world: World) {
      self.directory = directory
      client = HTTPClient(world)
    }

    isolated deinit {
      // No request outlives its owner.
      checking?.cancel()
      signingUp?.cancel()
    }

    func enter(username: String) {
      guard username != state.credentials.username else { return }
      // Only the latest name counts.
      checking?.cancel()
      state.enter(username: username)
      guard state.username == .validating else { return }
      let task = client.task(with: directory.availability(of: username))
      checkingObservation = task.observe(\.outcome) { [weak self] task, _ in
        self?.checkEnded(with: task.outcome)
      }
      checking = task
      task.resume()
    }

    func enter(password: String) {
      state.enter(password: password)
    }

    func enter(repeated: String) {
      state.repeated = repeated
    }

    func signUp() {
      guard state.allowsSignUp else { return }
      state.phase = .underWay
      let task = client.task(with: directory.signUp(state.credentials))
      signingUpObservation = task.observe(\.outcome) { [weak self] task, _ in
        self?.signUpEnded(with: task.outcome)
      }
      signingUp = task
      task.resume()
    }

    func finish() {
      state.phase = .resting
    }

    private func checkEnded(with outcome: HTTPTask.Outcome?) {
      if let outcome { state.learn(directory.availability(in: outcome)) }
    }

    private func signUpEnded(with outcome: HTTPTask.Outcome?) {
      if let outcome { state.phase = .told(isSignedUp: outcome.isSignedUp) }
    }
  }
}

// Callback: each request takes a closure for its answer; one stored closure gets each state, for one listener.

import Models
import Services
import World

extension CallbackWay {
  // MARK: Contract

  typealias Show = (SignUpState) -> Void

  // MARK: View model

  final class ViewModel {
    var onChange: Show?
    private var state = SignUpState()
    private let directory: Directory
    private let client: HTTPClient
    private var checking: HTTPTask?
    private var signingUp: HTTPTask?

    init(_ directory: Directory, _ world: World) {
      self.directory = directory
      client = HTTPClient(world)
    }

    isolated deinit {
      // No request outlives its owner.
      checking?.cancel()
      signingUp?.cancel()
    }

    func load() {
      onChange?(state)
    }

    func enter(username: String) {
      guard username != state.credentials.username else { return }
      // Only the latest name counts.
      checking?.cancel()
      state.enter(username: username)
      onChange?(state)
      guard state.username == .validating else { return }
      checking = client.task(with: directory.availability(of: username)) { [weak self] outcome in
        self?.checkEnded(with: outcome)
      }
      checking?.resume()
    }

    func enter(password: String) {
      state.enter(password: password)
      onChange?(state)
    }

    func enter(repeated: String) {
      state.repeated = repeated
      onChange?(state)
    }

    func signUp() {
      guard state.allowsSignUp else { return }
      state.phase = .underWay
      onChange?(state)
      signingUp = client.task(with: directory.signUp(state.credentials)) { [weak self] outcome in
        self?.signUpEnded(with: outcome)
      }
      signingUp?.resume()
    }

    func finish() {
      state.phase = .resting
      onChange?(state)
    }

    private func checkEnded(with outcome: HTTPTask.Outcome) {
      state.learn(directory.availability(in: outcome))
      onChange?(state)
    }

    private func signUpEnded(with outcome: HTTPTask.Outcome) {
      state.phase = .told(isSignedUp: outcome.isSignedUp)
      onChange?(state)
    }
  }
}

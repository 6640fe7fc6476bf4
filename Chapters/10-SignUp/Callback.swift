// Callback: whoever changes the form hands over the closure that shows what comes of it, now and later.

import Models
import Services
import World

extension CallbackWay {
  // MARK: Contract

  typealias Show = (SignUpState) -> Void

  // MARK: View model

  final class ViewModel {
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

    func load(_ show: Show) {
      show(state)
    }

    func enter(username: String, _ show: @escaping Show) {
      guard username != state.credentials.username else { return }
      // Only the latest name counts.
      checking?.cancel()
      state.enter(username: username)
      show(state)
      guard state.username == .validating else { return }
      checking = client.task(with: directory.availability(of: username)) { [weak self] outcome in
        self?.learn(outcome, show)
      }
      checking?.resume()
    }

    func enter(password: String, _ show: Show) {
      state.enter(password: password)
      show(state)
    }

    func enter(repeated: String, _ show: Show) {
      state.repeated = repeated
      show(state)
    }

    func signUp(_ show: @escaping Show) {
      guard state.allowsSignUp else { return }
      state.phase = .underWay
      show(state)
      signingUp = client.task(with: directory.signUp(state.credentials)) { [weak self] outcome in
        self?.tell(outcome, show)
      }
      signingUp?.resume()
    }

    func finish(_ show: Show) {
      state.phase = .resting
      show(state)
    }

    private func learn(_ outcome: HTTPTask.Outcome, _ show: Show) {
      state.learn(directory.availability(in: outcome))
      show(state)
    }

    private func tell(_ outcome: HTTPTask.Outcome, _ show: Show) {
      state.phase = .told(isSignedUp: outcome.isSignedUp)
      show(state)
    }
  }
}

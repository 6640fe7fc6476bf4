// Delegate: tasks notify the view model, which asks which of them ended; the view model notifies its own delegate.

import Models
import Services
import World

extension DelegateWay {
  // MARK: Contract

  protocol ViewModelDelegate: AnyObject {
    func viewModel(_ viewModel: ViewModel, didChange state: SignUpState)
  }

  // MARK: View model

  final class ViewModel: HTTPTaskDelegate {
    // Weak: the delegate owns the view model.
    weak var delegate: (any ViewModelDelegate)?
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
      delegate?.viewModel(self, didChange: state)
    }

    func enter(username: String) {
      guard username != state.credentials.username else { return }
      // Only the latest name counts.
      checking?.cancel()
      state.enter(username: username)
      delegate?.viewModel(self, didChange: state)
      guard state.username == .validating else { return }
      checking = client.task(with: directory.availability(of: username))
      checking?.delegate = self
      checking?.resume()
    }

    func enter(password: String) {
      state.enter(password: password)
      delegate?.viewModel(self, didChange: state)
    }

    func enter(repeated: String) {
      state.repeated = repeated
      delegate?.viewModel(self, didChange: state)
    }

    func signUp() {
      guard state.allowsSignUp else { return }
      state.phase = .underWay
      delegate?.viewModel(self, didChange: state)
      signingUp = client.task(with: directory.signUp(state.credentials))
      signingUp?.delegate = self
      signingUp?.resume()
    }

    func finish() {
      state.phase = .resting
      delegate?.viewModel(self, didChange: state)
    }

    func task(_ task: HTTPTask, didEndWith outcome: HTTPTask.Outcome) {
      if task === checking {
        checkEnded(with: outcome)
      } else if task === signingUp {
        signUpEnded(with: outcome)
      }
    }

    private func checkEnded(with outcome: HTTPTask.Outcome) {
      state.learn(directory.availability(in: outcome))
      delegate?.viewModel(self, didChange: state)
    }

    private func signUpEnded(with outcome: HTTPTask.Outcome) {
      state.phase = .told(isSignedUp: outcome.isSignedUp)
      delegate?.viewModel(self, didChange: state)
    }
  }
}

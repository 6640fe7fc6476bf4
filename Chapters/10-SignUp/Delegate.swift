// Delegate: tasks tell the view model, which has to ask which of them has ended; the view model tells its view.

import Models
import Services
import World

extension DelegateWay {
  // MARK: Contract

  protocol SignUpView: AnyObject {
    func show(_ state: SignUpState)
  }

  // MARK: View model

  final class ViewModel: HTTPTaskDelegate {
    private var state = SignUpState()
    private let directory: Directory
    private let client: HTTPClient
    // Weak, or the view model and its view keep each other alive.
    private weak var view: (any SignUpView)?
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

    func attachView(_ view: any SignUpView) {
      self.view = view
      view.show(state)
    }

    func detachView() {
      view = nil
    }

    func enter(username: String) {
      guard username != state.credentials.username else { return }
      // Only the latest name counts.
      checking?.cancel()
      state.enter(username: username)
      view?.show(state)
      guard state.username == .validating else { return }
      checking = client.task(with: directory.availability(of: username))
      checking?.delegate = self
      checking?.resume()
    }

    func enter(password: String) {
      state.enter(password: password)
      view?.show(state)
    }

    func enter(repeated: String) {
      state.repeated = repeated
      view?.show(state)
    }

    func signUp() {
      guard state.allowsSignUp else { return }
      state.phase = .underWay
      view?.show(state)
      signingUp = client.task(with: directory.signUp(state.credentials))
      signingUp?.delegate = self
      signingUp?.resume()
    }

    func finish() {
      state.phase = .resting
      view?.show(state)
    }

    func task(_ task: HTTPTask, didEndWith outcome: HTTPTask.Outcome) {
      if task === checking { learn(outcome) } else { tell(outcome) }
    }

    private func learn(_ outcome: HTTPTask.Outcome) {
      state.learn(directory.availability(in: outcome))
      view?.show(state)
    }

    private func tell(_ outcome: HTTPTask.Outcome) {
      state.phase = .told(isSignedUp: outcome.isSignedUp)
      view?.show(state)
    }
  }
}

import Controls
import Models
import Services
import Stage
import World

extension CallbackWay {
  /// What `--quiz` plants.
  enum UnansweredQuestion {
    typealias Show = CallbackWay.Show
  }
}

extension CallbackWay.UnansweredQuestion {
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
      // Fault: When the directory cannot be reached nobody is told: the name waits for ever.
      guard case .success = outcome else { return }
      state.learn(directory.availability(in: outcome))
      show(state)
    }

    private func tell(_ outcome: HTTPTask.Outcome, _ show: Show) {
      state.phase = .told(isSignedUp: outcome.isSignedUp)
      show(state)
    }
  }
}

extension CallbackWay.UnansweredQuestion {
  // MARK: Controller

  final class Controller: Wiring {
    private let screen: SignUpScreen
    private let viewModel: ViewModel

    init(_ screen: SignUpScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.directory, world)
      viewModel.load(callback)
      screen.username.addTarget(self, action: Controller.usernameChanged, for: .editingChanged)
      screen.password.addTarget(self, action: Controller.passwordChanged, for: .editingChanged)
      screen.repeated.addTarget(self, action: Controller.repeatedChanged, for: .editingChanged)
      screen.signUp.addTarget(self, action: Controller.signUpTapped, for: .touchUpInside)
    }

    isolated deinit {
      screen.dismissAlert()
    }

    private func usernameChanged() {
      viewModel.enter(username: screen.username.text ?? "", callback)
    }

    private func passwordChanged() {
      viewModel.enter(password: screen.password.text ?? "", callback)
    }

    private func repeatedChanged() {
      viewModel.enter(repeated: screen.repeated.text ?? "", callback)
    }

    private func signUpTapped() {
      viewModel.signUp(callback)
    }

    // Weak: a request keeps the closure, and must not keep the controller with it.
    private var callback: Show {
      { [weak self] state in self?.show(state) }
    }

    private func show(_ state: SignUpState) {
      screen.show(state)
      if let message = state.message, screen.alert == nil { tell(message) }
    }

    private func tell(_ message: String) {
      let ok = Button("ok", title: "OK")
      ok.addAction(for: .touchUpInside) { [weak self] in self?.finish() }
      screen.present(Alert(message, buttons: [ok]))
    }

    private func finish() {
      viewModel.finish(callback)
    }
  }
}

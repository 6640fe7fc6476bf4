import Controls
import Models
import Services
import Stage
import World

extension DelegateWay {
  /// What `--quiz` plants.
  enum AnswerWithoutQuestion {
    typealias SignUpView = DelegateWay.SignUpView
  }
}

extension DelegateWay.AnswerWithoutQuestion {
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
      // Fault: Only the next question takes a question back, and not a name that needs none.
      if ValidationResult.username(username) == .validating { checking?.cancel() }
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

extension DelegateWay.AnswerWithoutQuestion {
  // MARK: Controller

  final class Controller: Wiring, SignUpView, AlertDelegate {
    private let screen: SignUpScreen
    private let viewModel: ViewModel

    init(_ screen: SignUpScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.directory, world)
      viewModel.attachView(self)
      screen.username.addTarget(self, action: Controller.usernameChanged, for: .editingChanged)
      screen.password.addTarget(self, action: Controller.passwordChanged, for: .editingChanged)
      screen.repeated.addTarget(self, action: Controller.repeatedChanged, for: .editingChanged)
      screen.signUp.addTarget(self, action: Controller.signUpTapped, for: .touchUpInside)
    }

    isolated deinit {
      viewModel.detachView()
      screen.dismissAlert()
    }

    private func usernameChanged() {
      viewModel.enter(username: screen.username.text ?? "")
    }

    private func passwordChanged() {
      viewModel.enter(password: screen.password.text ?? "")
    }

    private func repeatedChanged() {
      viewModel.enter(repeated: screen.repeated.text ?? "")
    }

    private func signUpTapped() {
      viewModel.signUp()
    }

    func show(_ state: SignUpState) {
      screen.show(state)
      if let message = state.message, screen.alert == nil { tell(message) }
    }

    private func tell(_ message: String) {
      let alert = Alert(message)
      alert.delegate = self
      screen.present(alert)
    }

    func alert(_ alert: Alert, wasAnsweredBy button: Button) {
      viewModel.finish()
    }
  }
}

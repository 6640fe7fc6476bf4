// Delegate, the controller: it is the delegate of the view model and of the alert.

import Controls
import Models
import Stage
import World

extension DelegateWay {
  // MARK: Controller

  final class Controller: Wiring, ViewModelDelegate, AlertDelegate {
    private let screen: SignUpScreen
    private let viewModel: ViewModel

    init(_ screen: SignUpScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.directory, world)
      viewModel.delegate = self
      viewModel.load()
      screen.username.addTarget(self, action: Controller.usernameChanged, for: .editingChanged)
      screen.password.addTarget(self, action: Controller.passwordChanged, for: .editingChanged)
      screen.repeated.addTarget(self, action: Controller.repeatedChanged, for: .editingChanged)
      screen.signUp.addTarget(self, action: Controller.signUpTapped, for: .touchUpInside)
    }

    isolated deinit {
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

    func viewModel(_ viewModel: ViewModel, didChange state: SignUpState) {
      screen.show(state)
      if let message = state.message, screen.alert == nil { present(message) }
    }

    private func present(_ message: String) {
      let alert = Alert(message)
      alert.delegate = self
      screen.present(alert)
    }

    func alert(_ alert: Alert, didDismissWith button: Button) {
      viewModel.finish()
    }
  }
}

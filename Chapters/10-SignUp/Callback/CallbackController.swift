// Callback, the controller: it hands over one closure for the form, and another for the button of the alert.

import Controls
import Models
import Stage
import World

extension CallbackWay {
  // MARK: Controller

  final class Controller: Wiring {
    private let screen: SignUpScreen
    private let viewModel: ViewModel

    init(_ screen: SignUpScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.directory, world)
      // Weak: the controller owns the view model, and with it the closure.
      viewModel.onChange = { [weak self] state in self?.show(state) }
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

    private func show(_ state: SignUpState) {
      screen.show(state)
      if let message = state.message, screen.alert == nil { present(message) }
    }

    private func present(_ message: String) {
      let ok = Button("ok", title: "OK")
      ok.addAction(for: .touchUpInside) { [weak self] in self?.viewModel.finish() }
      screen.present(Alert(message, buttons: [ok]))
    }
  }
}

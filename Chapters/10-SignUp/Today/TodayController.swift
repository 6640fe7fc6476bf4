// Today, the controller: it updates the screen from the state of the form, and again when the state has changed.

import Controls
import Models
import Stage
import World

extension TodayWay {
  // MARK: Controller

  final class Controller: ViewController, Wiring {
    private let screen: SignUpScreen
    private let viewModel: ViewModel

    init(_ screen: SignUpScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.directory, world)
      super.init(world)
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

    override func updateProperties() {
      screen.show(viewModel.state)
      if let message = viewModel.state.message, screen.alert == nil { present(message) }
    }

    private func present(_ message: String) {
      let ok = Button("ok", title: "OK")
      ok.addAction(for: .touchUpInside) { [weak self] in self?.viewModel.finish() }
      screen.present(Alert(message, buttons: [ok]))
    }
  }
}

// Observer, the controller: it observes the state of the form and the alert of the screen.

import Controls
import KeyValueObserving
import Models
import Stage
import World

extension ObserverWay {
  // MARK: Controller

  final class Controller: Wiring {
    private let screen: SignUpScreen
    private let viewModel: ViewModel
    private var stateObservation: KeyValueObservation?
    private var alertObservation: KeyValueObservation?

    init(_ screen: SignUpScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.directory, world)
      stateObservation = viewModel.observe(\.state, options: .initial) { [weak self] viewModel, _ in
        self?.show(viewModel.state)
      }
      alertObservation = screen.observe(\.alert) { [weak self] screen, _ in
        if screen.alert == nil { self?.viewModel.finish() }
      }
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
      screen.present(Alert(message))
    }
  }
}

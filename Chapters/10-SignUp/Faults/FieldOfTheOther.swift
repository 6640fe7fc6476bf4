import Controls
import Models
import Stage
import World

extension CallbackWay {
  /// What `--quiz` plants.
  enum FieldOfTheOther {
    typealias Show = CallbackWay.Show
    typealias ViewModel = CallbackWay.ViewModel
  }
}

extension CallbackWay.FieldOfTheOther {
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
      // Fault: The line was copied: the second password calls what belongs to the first.
      screen.repeated.addTarget(self, action: Controller.passwordChanged, for: .editingChanged)
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

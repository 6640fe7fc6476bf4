@testable import SignUp
import Controls
import KeyValueObserving
import Models
import Stage
import World

extension FlashingButton {
  // MARK: View model

  final class ViewModel: KeyValueObservable {
    nonisolated let observers = ObserverStore()
    @Observed private(set) var state = SignUpState()

    func enter(password: String) {
      state.enter(password: password)
    }

    func enter(repeated: String) {
      state.repeated = repeated
    }
  }

  // MARK: Controller

  final class Yours: Wiring {
    private let screen: PasswordsScreen
    private let viewModel = ViewModel()
    private var observation: KeyValueObservation?

    init(_ screen: PasswordsScreen, _ world: World) {
      self.screen = screen
      observation = viewModel.observe(\.state, options: .initial) { viewModel, _ in
        screen.passwordMessage.show(viewModel.state.password)
        screen.repeatMessage.show(viewModel.state.repetition)
        screen.signUp.allowsTap = viewModel.state.password.isValid && viewModel.state.repetition.isValid
      }
      screen.password.addTarget(self, action: Yours.passwordChanged, for: .editingChanged)
      screen.repeated.addTarget(self, action: Yours.repeatedChanged, for: .editingChanged)
    }

    private func passwordChanged() {
      viewModel.enter(password: screen.password.text ?? "")
    }

    private func repeatedChanged() {
      viewModel.enter(repeated: screen.repeated.text ?? "")
    }
  }
}

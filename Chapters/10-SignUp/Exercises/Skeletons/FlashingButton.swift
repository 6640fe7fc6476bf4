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
    @Observed private(set) var password = ValidationResult.empty
    @Observed private(set) var repetition = ValidationResult.empty
    private var typed = (password: "", repeated: "")

    func enter(password: String) {
      typed.password = password
      judge()
    }

    func enter(repeated: String) {
      typed.repeated = repeated
      judge()
    }

    private func judge() {
      password = .password(typed.password)
      repetition = .repeated(typed.repeated, of: typed.password)
    }
  }

  // MARK: Controller

  final class Yours: Wiring {
    private let screen: PasswordsScreen
    private let viewModel = ViewModel()
    private var observations: [KeyValueObservation] = []

    init(_ screen: PasswordsScreen, _ world: World) {
      self.screen = screen
      observations = [
        viewModel.observe(\.password, options: .initial) { viewModel, _ in
          screen.passwordMessage.show(viewModel.password)
          screen.signUp.allowsTap = viewModel.password.isValid && viewModel.repetition.isValid
        },
        viewModel.observe(\.repetition, options: .initial) { viewModel, _ in
          screen.repeatMessage.show(viewModel.repetition)
          screen.signUp.allowsTap = viewModel.password.isValid && viewModel.repetition.isValid
        },
      ]
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

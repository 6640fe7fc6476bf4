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
    #if SOLVED
    @Observed private(set) var state = SignUpState()
    #else
    @Observed private(set) var password = ValidationResult.empty
    @Observed private(set) var repetition = ValidationResult.empty
    private var typed = (password: "", repeated: "")
    #endif

    func enter(password: String) {
      #if SOLVED
      state.enter(password: password)
      #else
      typed.password = password
      judge()
      #endif
    }

    #if SOLVED
    func enter(repeated: String) {
      state.repeated = repeated
    }
    #else
    func enter(repeated: String) {
      typed.repeated = repeated
      judge()
    }

    private func judge() {
      password = .password(typed.password)
      repetition = .repeated(typed.repeated, of: typed.password)
    }
    #endif
  }

  // MARK: Controller

  final class Yours: Wiring {
    private let screen: PasswordsScreen
    private let viewModel = ViewModel()
    #if SOLVED
    private var observation: KeyValueObservation?
    #else
    private var observations: [KeyValueObservation] = []
    #endif

    init(_ screen: PasswordsScreen, _ world: World) {
      self.screen = screen
      #if SOLVED
      observation = viewModel.observe(\.state, options: .initial) { viewModel, _ in
        screen.passwordMessage.show(viewModel.state.password)
        screen.repeatMessage.show(viewModel.state.repetition)
        screen.signUp.allowsTap = viewModel.state.password.isValid && viewModel.state.repetition.isValid
      }
      #else
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
      #endif
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

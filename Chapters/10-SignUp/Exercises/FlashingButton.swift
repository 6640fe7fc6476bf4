import Controls
import Models
import Stage
import Workshop

/// A button that is enabled for a moment by mistake.
enum FlashingButton: Exercise {
  /// The form, of which only the passwords and the button are visible.
  final class PasswordsScreen: SignUpScreen {
    override var rows: [[View]] { [[password], [passwordMessage], [repeated], [repeatMessage], [signUp]] }
  }

  enum Place: Scene {
    static let title = "a password, and the password again"

    static func makeScreen() -> PasswordsScreen { PasswordsScreen() }

    static let alphabet: [Input] = [
      .replace("password", text: "engine"), .replace("password", text: "engi"), .type("password", text: "n"),
      .press("password", .backspace),
      .replace("repeat", text: "engine"), .replace("repeat", text: "engi"), .clear("repeat"),
    ]
    static let invariants: [Invariant<PasswordsScreen>] = [
      Invariant("Sign up is enabled if, and only if, both passwords are valid") { screen in
        screen.signUp.isEnabled == [screen.passwordMessage, screen.repeatMessage].allSatisfy { $0.textColor == .ok }
      }
    ]
  }

  static let reference = [Way("reference", Reference.self)]

  /// Judges both passwords, and then shows both verdicts.
  final class Reference: PlainWay<PasswordsScreen> {
    override func wire() {
      screen.password.addTarget(self, action: Reference.show, for: .editingChanged)
      screen.repeated.addTarget(self, action: Reference.show, for: .editingChanged)
      show()
    }

    private func show() {
      var state = SignUpState()
      state.enter(password: screen.password.text ?? "")
      state.repeated = screen.repeated.text ?? ""
      screen.passwordMessage.show(state.password)
      screen.repeatMessage.show(state.repetition)
      screen.signUp.allowsTap = state.password.isValid && state.repetition.isValid
    }
  }
}

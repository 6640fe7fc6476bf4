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
      Invariant("sign-up is enabled exactly while both passwords are valid") { screen in
        screen.signUp.isEnabled == [screen.passwordMessage, screen.repeatMessage].allSatisfy { $0.textColor == .ok }
      }
    ]
  }

  static let reference = [Way("reference", Reference.self)]

  static let rules = Rule<Place>.all(
    in: """
      Each password is judged, the second by the first.
        expect sign-up disabled
        paste password "engine"
        expect password-message "Password acceptable"
        paste repeat "engi"
        expect repeat-message "Password different"
        paste repeat "ne"
        expect repeat-message "Password repeated"
        expect sign-up enabled
      look at: The repetition depends on both passwords, and the button on both verdicts.

      While the first password gets longer or shorter, the button is never enabled by mistake.
        paste password "engi"
        paste repeat "engi"
        paste password "ne"
        expect sign-up disabled
        press password backspace
        press password backspace
        expect sign-up disabled
      look at: One input changes two properties, one after the other. Which observer runs in between?
      """)

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

import Controls
import Models
import Stage
import Workshop

/// A button that may be tapped for a moment when it must not.
enum FlashingButton: Exercise {
  /// Two passwords that have to be the same, and a button.
  final class PasswordsScreen: Screen {
    let password = TextField("password", placeholder: "Password")
    let passwordMessage = Label("password-message")
    let repeated = TextField("repeat", placeholder: "Password again")
    let repeatMessage = Label("repeat-message")
    let signUp = Button("sign-up", title: "Sign up")

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
      Invariant("sign-up is enabled while both passwords will do, and only then") { screen in
        screen.signUp.isEnabled == [screen.passwordMessage, screen.repeatMessage].allSatisfy { $0.textColor == .ok }
      }
    ]
  }

  static let reference = [Way("reference", Reference.self)]

  static let rules: [Rule<Place>] = [
    Rule(
      "Each password is judged, the second by the first.",
      script: """
        expect sign-up disabled
        paste password "engine"
        expect password-message "Password acceptable"
        paste repeat "engi"
        expect repeat-message "Password different"
        paste repeat "ne"
        expect repeat-message "Password repeated"
        expect sign-up enabled
        """,
      advice: "The repetition depends on both, and the button on what is said about both."),
    Rule(
      "While the first password gets longer or shorter, the button is never enabled by mistake.",
      script: """
        paste password "engi"
        paste repeat "engi"
        paste password "ne"
        expect sign-up disabled
        press password backspace
        press password backspace
        expect sign-up disabled
        """,
      advice: "One input changes two properties, one after the other. Who looks at the second one in between?"),
  ]

  /// All is judged, and then all is shown.
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

import Stage
import Workshop

/// Three of four buttons say something.
enum FourthButton: Exercise {
  typealias Place = ButtonTapChapter

  static let rules: [Rule<ButtonTapChapter>] = [
    Rule(
      "Login, Reset Password and Exit say their messages, as before.",
      script: """
        tap login
        expect message "Tap Login Button!"
        tap reset-password
        expect message "Tap Reset Password Button!"
        tap exit
        expect message "Tap Exit Button!"
        """,
      advice: "These three were there: what has become of the line that connects this button?"),
    Rule(
      "Help says its message as well.",
      script: """
        tap help
        expect message "Tap Help Button!"
        """,
      advice: "Follow the tap: who hears of it, whom does that one ask, and who answers?"),
  ]
}

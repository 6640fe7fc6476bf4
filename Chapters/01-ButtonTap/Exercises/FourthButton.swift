import Stage
import Workshop

/// Four buttons, of which one does nothing yet.
enum FourthButton: Exercise {
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
      advice: "These three were connected: is the line that connects this button still there?"),
    Rule(
      "Help says its message as well.",
      script: """
        tap help
        expect message "Tap Help Button!"
        """,
      advice:
        "Follow the tap: which method does it call, what does that one ask of the view model, and where is the answer?"),
  ]
}

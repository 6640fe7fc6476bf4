import Stage
import Workshop

/// Four buttons, and a fifth would be one line.
enum OneLineEach: Exercise {
  typealias Place = ButtonTapChapter

  static let rules: [Rule<ButtonTapChapter>] = [
    Rule(
      "Each of the four buttons says its own message.",
      script: """
        expect message ""
        tap login
        expect message "Tap Login Button!"
        tap reset-password
        expect message "Tap Reset Password Button!"
        tap exit
        expect message "Tap Exit Button!"
        tap help
        expect message "Tap Help Button!"
        """,
      advice: "What does a button need to know: whom to tell, and what to say?")
  ]
}

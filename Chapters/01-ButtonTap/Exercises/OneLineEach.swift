import Stage
import Workshop

/// Four buttons, connected so that a fifth would take one line.
enum OneLineEach: Exercise {
  static let rules = Rule<ButtonTapChapter>.all(
    in: """
      Each of the four buttons says its own message.
        expect message ""
        tap login
        expect message "Tap Login Button!"
        tap reset-password
        expect message "Tap Reset Password Button!"
        tap exit
        expect message "Tap Exit Button!"
        tap help
        expect message "Tap Help Button!"
      look at: What differs from button to button?
      """)
}

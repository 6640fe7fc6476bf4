import Stage
import Workshop

/// Four buttons, of which one does nothing yet.
enum FourthButton: Exercise {
  static let rules = Rule<ButtonTapChapter>.all(
    in: """
      Login, Reset Password and Exit say their messages, as before.
        tap login
        expect message "Tap Login Button!"
        tap reset-password
        expect message "Tap Reset Password Button!"
        tap exit
        expect message "Tap Exit Button!"
      look at: These three were connected: is the line that connects this button still there?

      Help says its message as well.
        tap help
        expect message "Tap Help Button!"
      look at: Follow the tap: which method does it call, what does that one ask of the view model, and where is the answer?
      """)
}

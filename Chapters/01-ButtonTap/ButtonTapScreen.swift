import Controls

/// One button, and a label that shows its message.
class OneButtonScreen: Screen {
  let login = Button("login", title: "Login")
  let message = Label("message")

  override var rows: [[View]] { [[login], [message]] }
}

/// Four buttons above the same label.
final class FourButtonsScreen: OneButtonScreen {
  let resetPassword = Button("reset-password", title: "Reset Password")
  let exit = Button("exit", title: "Exit")
  let help = Button("help", title: "Help")

  override var rows: [[View]] { [[login, resetPassword], [exit, help], [message]] }
}

import Controls

/// One button, and a label that says that it was tapped.
class OneButtonScreen: Screen {
  let login = Button("login", title: "Login")
  let message = Label("message")

  override var rows: [[View]] { [[login], [message]] }
}

/// Four buttons over the same label.
final class FourButtonsScreen: OneButtonScreen {
  let resetPassword = Button("reset-password", title: "Reset Password")
  let exit = Button("exit", title: "Exit")
  let help = Button("help", title: "Help")

  override var rows: [[View]] { [[login, resetPassword], [exit, help], [message]] }
}

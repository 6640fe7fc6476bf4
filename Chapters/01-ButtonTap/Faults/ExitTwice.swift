import Controls
import Models
import Stage
import World

extension CallbackWay.FourButtons {
  /// What `--quiz` plants.
  enum ExitTwice {
    typealias ViewModel = CallbackWay.FourButtons.ViewModel
    typealias ShowMessage = CallbackWay.FourButtons.ShowMessage
  }
}

extension CallbackWay.FourButtons.ExitTwice {
  // MARK: Controller

  final class Controller: Wiring {
    private let screen: FourButtonsScreen
    private let viewModel = ViewModel()

    init(_ screen: FourButtonsScreen, _ world: World) {
      self.screen = screen
      screen.login.addTarget(self, action: Controller.loginTapped, for: .touchUpInside)
      screen.resetPassword.addTarget(self, action: Controller.resetPasswordTapped, for: .touchUpInside)
      screen.exit.addTarget(self, action: Controller.exitTapped, for: .touchUpInside)
      // Fault: The line that connects Help is a copy of the one for Exit, and still calls its method.
      screen.help.addTarget(self, action: Controller.exitTapped, for: .touchUpInside)
    }

    private func loginTapped() {
      viewModel.login(show)
    }

    private func resetPasswordTapped() {
      viewModel.resetPassword(show)
    }

    private func exitTapped() {
      viewModel.exit(show)
    }

    private func helpTapped() {
      viewModel.help(show)
    }

    private func show(_ message: String) {
      screen.message.text = message
    }
  }
}

// Callback, with four buttons: each has a method in the view model, and one in the controller.

import Controls
import Models
import Stage
import World

extension CallbackWay {
  enum FourButtons {}
}

extension CallbackWay.FourButtons {
  // MARK: Contract

  typealias ShowMessage = (String) -> Void

  // MARK: View model

  final class ViewModel {
    func login(_ show: ShowMessage) {
      show(TapMessage.login)
    }

    func resetPassword(_ show: ShowMessage) {
      show(TapMessage.resetPassword)
    }

    func exit(_ show: ShowMessage) {
      show(TapMessage.exit)
    }

    func help(_ show: ShowMessage) {
      show(TapMessage.help)
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let screen: FourButtonsScreen
    private let viewModel = ViewModel()

    init(_ screen: FourButtonsScreen, _ world: World) {
      self.screen = screen
      screen.login.addTarget(self, action: Controller.loginTapped, for: .touchUpInside)
      screen.resetPassword.addTarget(self, action: Controller.resetPasswordTapped, for: .touchUpInside)
      screen.exit.addTarget(self, action: Controller.exitTapped, for: .touchUpInside)
      screen.help.addTarget(self, action: Controller.helpTapped, for: .touchUpInside)
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

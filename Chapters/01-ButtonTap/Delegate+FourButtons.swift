// Delegate, with four buttons: a method here and a method there for each.

import Controls
import Models
import Stage
import World

extension DelegateWay {
  enum FourButtons {}
}

extension DelegateWay.FourButtons {
  // MARK: Contract

  protocol MessageView: AnyObject {
    func show(_ message: String)
  }

  // MARK: View model

  final class ViewModel {
    // Weak, or the view model and its view keep each other alive.
    weak var view: (any MessageView)?

    func login() {
      view?.show(TapMessage.login)
    }

    func resetPassword() {
      view?.show(TapMessage.resetPassword)
    }

    func exit() {
      view?.show(TapMessage.exit)
    }

    func help() {
      view?.show(TapMessage.help)
    }
  }

  // MARK: Controller

  final class Controller: Wiring, MessageView {
    private let screen: FourButtonsScreen
    private let viewModel = ViewModel()

    init(_ screen: FourButtonsScreen, _ world: World) {
      self.screen = screen
      viewModel.view = self
      screen.login.addTarget(self, action: Controller.loginTapped, for: .touchUpInside)
      screen.resetPassword.addTarget(self, action: Controller.resetPasswordTapped, for: .touchUpInside)
      screen.exit.addTarget(self, action: Controller.exitTapped, for: .touchUpInside)
      screen.help.addTarget(self, action: Controller.helpTapped, for: .touchUpInside)
    }

    private func loginTapped() {
      viewModel.login()
    }

    private func resetPasswordTapped() {
      viewModel.resetPassword()
    }

    private func exitTapped() {
      viewModel.exit()
    }

    private func helpTapped() {
      viewModel.help()
    }

    func show(_ message: String) {
      screen.message.text = message
    }
  }
}

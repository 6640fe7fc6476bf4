// Delegate, with four buttons: each has a method in the view model, and one in the controller.

import Controls
import Models
import Stage
import World

extension DelegateWay {
  enum FourButtons {}
}

extension DelegateWay.FourButtons {
  // MARK: Contract

  protocol ViewModelDelegate: AnyObject {
    func viewModel(_ viewModel: ViewModel, didChange message: String)
  }

  // MARK: View model

  final class ViewModel {
    // Weak: the delegate owns the view model.
    weak var delegate: (any ViewModelDelegate)?

    func login() {
      delegate?.viewModel(self, didChange: TapMessage.login)
    }

    func resetPassword() {
      delegate?.viewModel(self, didChange: TapMessage.resetPassword)
    }

    func exit() {
      delegate?.viewModel(self, didChange: TapMessage.exit)
    }

    func help() {
      delegate?.viewModel(self, didChange: TapMessage.help)
    }
  }

  // MARK: Controller

  final class Controller: Wiring, ViewModelDelegate {
    private let screen: FourButtonsScreen
    private let viewModel = ViewModel()

    init(_ screen: FourButtonsScreen, _ world: World) {
      self.screen = screen
      viewModel.delegate = self
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

    func viewModel(_ viewModel: ViewModel, didChange message: String) {
      screen.message.text = message
    }
  }
}

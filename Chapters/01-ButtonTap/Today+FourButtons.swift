// Today, with four buttons: each has a method in the view model, and one in the controller.

import Controls
import Models
import Observation
import Stage
import World

extension TodayWay {
  enum FourButtons {}
}

extension TodayWay.FourButtons {
  // MARK: Contract

  protocol MessageObservable: AnyObject, Observable {
    var message: String { get }
  }

  // MARK: View model

  @Observable final class ViewModel: MessageObservable {
    private(set) var message = ""

    func login() {
      message = TapMessage.login
    }

    func resetPassword() {
      message = TapMessage.resetPassword
    }

    func exit() {
      message = TapMessage.exit
    }

    func help() {
      message = TapMessage.help
    }
  }

  // MARK: Controller

  final class Controller: ViewController, Wiring {
    private let screen: FourButtonsScreen
    private let viewModel = ViewModel()

    init(_ screen: FourButtonsScreen, _ world: World) {
      self.screen = screen
      super.init(world)
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

    override func updateProperties() {
      screen.message.text = viewModel.message
    }
  }
}

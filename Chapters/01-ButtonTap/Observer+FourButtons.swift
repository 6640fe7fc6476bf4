// Observer, with four buttons: each has a method in the view model, and one in the controller.

import Controls
import KeyValueObserving
import Models
import Stage
import World

extension ObserverWay {
  enum FourButtons {}
}

extension ObserverWay.FourButtons {
  // MARK: Contract

  protocol MessageObservable: KeyValueObservable {
    var message: String { get }
  }

  // MARK: View model

  final class ViewModel: MessageObservable {
    nonisolated let observers = ObserverStore()
    @Observed private(set) var message = ""

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

  final class Controller: Wiring {
    private let screen: FourButtonsScreen
    private let viewModel = ViewModel()
    private var observation: KeyValueObservation?

    init(_ screen: FourButtonsScreen, _ world: World) {
      self.screen = screen
      observation = viewModel.observe(\.message) { [weak self] viewModel, _ in
        self?.show(viewModel.message)
      }
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

    private func show(_ message: String) {
      screen.message.text = message
    }
  }
}

import Controls
import Models
import Stage
import World

extension DelegateWay.FourButtons {
  /// What `--quiz` plants.
  enum LastExit {
    typealias ViewModel = DelegateWay.FourButtons.ViewModel
    typealias MessageView = DelegateWay.FourButtons.MessageView
  }
}

extension DelegateWay.FourButtons.LastExit {
  // MARK: Controller

  final class Controller: Wiring, MessageView {
    private let screen: FourButtonsScreen
    private let viewModel = ViewModel()

    init(_ screen: FourButtonsScreen, _ world: World) {
      self.screen = screen
      viewModel.attachView(self)
      screen.login.addTarget(self, action: Controller.loginTapped, for: .touchUpInside)
      screen.resetPassword.addTarget(self, action: Controller.resetPasswordTapped, for: .touchUpInside)
      screen.exit.addTarget(self, action: Controller.exitTapped, for: .touchUpInside)
      screen.help.addTarget(self, action: Controller.helpTapped, for: .touchUpInside)
    }

    isolated deinit {
      viewModel.detachView()
    }

    private func loginTapped() {
      viewModel.login()
    }

    private func resetPasswordTapped() {
      viewModel.resetPassword()
    }

    private func exitTapped() {
      viewModel.exit()
      // Fault: With the first Exit the view is detached, though the screen stays.
      viewModel.detachView()
    }

    private func helpTapped() {
      viewModel.help()
    }

    func show(_ message: String) {
      screen.message.text = message
    }
  }
}

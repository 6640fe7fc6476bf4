@testable import ButtonTap
import Controls
import Models
import Stage
import World

extension FourthButton {
  typealias ShowMessage = (String) -> Void

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
    #if SOLVED

    func help(_ show: ShowMessage) {
      show(TapMessage.help)
    }
    #endif
  }

  final class Yours: Wiring {
    private let screen: FourButtonsScreen
    private let viewModel = ViewModel()

    init(_ screen: FourButtonsScreen, _ world: World) {
      self.screen = screen
      screen.login.addTarget(self, action: Yours.loginTapped, for: .touchUpInside)
      screen.resetPassword.addTarget(self, action: Yours.resetPasswordTapped, for: .touchUpInside)
      screen.exit.addTarget(self, action: Yours.exitTapped, for: .touchUpInside)
      #if SOLVED
      screen.help.addTarget(self, action: Yours.helpTapped, for: .touchUpInside)
      #endif
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
    #if SOLVED

    private func helpTapped() {
      viewModel.help(show)
    }
    #endif

    private func show(_ message: String) {
      screen.message.text = message
    }
  }
}

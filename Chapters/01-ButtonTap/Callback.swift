// Callback: each request takes the closure that gets the answer, and forgets it at once.

import Controls
import Models
import Stage
import World

extension CallbackWay {
  // MARK: Contract

  typealias ShowMessage = (String) -> Void

  // MARK: View model

  final class ViewModel {
    func login(_ show: ShowMessage) {
      show(TapMessage.login)
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let screen: OneButtonScreen
    private let viewModel = ViewModel()

    init(_ screen: OneButtonScreen, _ world: World) {
      self.screen = screen
      screen.login.addTarget(self, action: Controller.loginTapped, for: .touchUpInside)
    }

    private func loginTapped() {
      viewModel.login(show)
    }

    private func show(_ message: String) {
      screen.message.text = message
    }
  }
}

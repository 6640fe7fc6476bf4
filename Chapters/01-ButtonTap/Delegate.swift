// Delegate: answers go to one listener, held weakly.

import Controls
import Models
import Stage
import World

extension DelegateWay {
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
  }

  // MARK: Controller

  final class Controller: Wiring, MessageView {
    private let screen: OneButtonScreen
    private let viewModel = ViewModel()

    init(_ screen: OneButtonScreen, _ world: World) {
      self.screen = screen
      viewModel.view = self
      screen.login.addTarget(self, action: Controller.loginTapped, for: .touchUpInside)
    }

    private func loginTapped() {
      viewModel.login()
    }

    func show(_ message: String) {
      screen.message.text = message
    }
  }
}

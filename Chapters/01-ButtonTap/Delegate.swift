// Delegate: answers go to one listener, held weakly.

import Controls
import Models
import Stage
import World

extension DelegateWay {
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
  }

  // MARK: Controller

  final class Controller: Wiring, ViewModelDelegate {
    private let screen: OneButtonScreen
    private let viewModel = ViewModel()

    init(_ screen: OneButtonScreen, _ world: World) {
      self.screen = screen
      viewModel.delegate = self
      screen.login.addTarget(self, action: Controller.loginTapped, for: .touchUpInside)
    }

    private func loginTapped() {
      viewModel.login()
    }

    func viewModel(_ viewModel: ViewModel, didChange message: String) {
      screen.message.text = message
    }
  }
}

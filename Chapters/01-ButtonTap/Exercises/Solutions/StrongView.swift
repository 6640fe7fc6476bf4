@testable import ButtonTap
import Controls
import Models
import Stage
import World

extension StrongView {
  protocol ViewModelDelegate: AnyObject {
    func viewModel(_ viewModel: ViewModel, didChange message: String)
  }

  final class ViewModel {
    #if SOLVED
    weak var delegate: (any ViewModelDelegate)?
    #else
    var delegate: (any ViewModelDelegate)?
    #endif

    func login() {
      delegate?.viewModel(self, didChange: TapMessage.login)
    }
  }

  final class Yours: Wiring, ViewModelDelegate {
    private let screen: OneButtonScreen
    private let viewModel = ViewModel()

    init(_ screen: OneButtonScreen, _ world: World) {
      self.screen = screen
      viewModel.delegate = self
      screen.login.addTarget(self, action: Yours.loginTapped, for: .touchUpInside)
    }

    private func loginTapped() {
      viewModel.login()
    }

    func viewModel(_ viewModel: ViewModel, didChange message: String) {
      screen.message.text = message
    }
  }
}

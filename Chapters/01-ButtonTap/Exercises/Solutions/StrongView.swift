@testable import ButtonTap
import Controls
import Models
import Stage
import World

extension StrongView {
  // MARK: Contract

  protocol MessageView: AnyObject {
    func show(_ message: String)
  }

  // MARK: View model

  final class ViewModel {
    #if SOLVED
    private weak var view: (any MessageView)?
    #else
    private var view: (any MessageView)?
    #endif

    func attachView(_ view: any MessageView) {
      self.view = view
    }

    func detachView() {
      view = nil
    }

    func login() {
      view?.show(TapMessage.login)
    }
  }

  // MARK: Controller

  final class Yours: Wiring, MessageView {
    private let screen: OneButtonScreen
    private let viewModel = ViewModel()

    init(_ screen: OneButtonScreen, _ world: World) {
      self.screen = screen
      viewModel.attachView(self)
      screen.login.addTarget(self, action: Yours.loginTapped, for: .touchUpInside)
    }

    isolated deinit {
      viewModel.detachView()
    }

    private func loginTapped() {
      viewModel.login()
    }

    func show(_ message: String) {
      screen.message.text = message
    }
  }
}

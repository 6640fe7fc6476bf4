@testable import ButtonTap
import Controls
import Models
import Observation
import Stage
import World

extension CallbackToToday {
  // MARK: View model

  #if SOLVED
  @Observable final class ViewModel {
    private(set) var message = ""

    func login() {
      message = TapMessage.login
    }
  }
  #else
  final class ViewModel {
    func login() {
      // Yours.
    }
  }
  #endif

  // MARK: Controller

  final class Yours: ViewController, Wiring {
    private let screen: OneButtonScreen
    private let viewModel = ViewModel()

    init(_ screen: OneButtonScreen, _ world: World) {
      self.screen = screen
      super.init(world)
      #if SOLVED
      screen.login.addTarget(self, action: Yours.loginTapped, for: .touchUpInside)
      #endif
    }
    #if SOLVED

    private func loginTapped() {
      viewModel.login()
    }
    #endif

    override func updateProperties() {
      #if SOLVED
      screen.message.text = viewModel.message
      #else
      // Yours.
      #endif
    }
  }
}

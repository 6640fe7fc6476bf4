// Today: the controller updates the screen from an observable model, and again when what it read has changed.

import Controls
import Models
import Observation
import Stage
import World

extension TodayWay {
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
  }

  // MARK: Controller

  final class Controller: ViewController, Wiring {
    private let screen: OneButtonScreen
    private let viewModel = ViewModel()

    init(_ screen: OneButtonScreen, _ world: World) {
      self.screen = screen
      super.init(world)
      screen.login.addTarget(self, action: Controller.loginTapped, for: .touchUpInside)
    }

    private func loginTapped() {
      viewModel.login()
    }

    override func updateProperties() {
      screen.message.text = viewModel.message
    }
  }
}

// Observer: the controller observes a property of the view model.

import Controls
import KeyValueObserving
import Models
import Stage
import World

extension ObserverWay {
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
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let screen: OneButtonScreen
    private let viewModel = ViewModel()
    private var observation: KeyValueObservation?

    init(_ screen: OneButtonScreen, _ world: World) {
      self.screen = screen
      observation = viewModel.observe(\.message) { [weak self] viewModel, _ in
        self?.show(viewModel.message)
      }
      screen.login.addTarget(self, action: Controller.loginTapped, for: .touchUpInside)
    }

    private func loginTapped() {
      viewModel.login()
    }

    private func show(_ message: String) {
      screen.message.text = message
    }
  }
}

import Controls
import KeyValueObserving
import Models
import Stage
import World

extension ObserverWay {
  /// What `--quiz` plants.
  enum UnheldToken {
    typealias ViewModel = ObserverWay.ViewModel
    typealias MessageObservable = ObserverWay.MessageObservable
  }
}

extension ObserverWay.UnheldToken {
  // MARK: Controller

  final class Controller: Wiring {
    private let screen: OneButtonScreen
    private let viewModel = ViewModel()
    private var observation: KeyValueObservation?

    init(_ screen: OneButtonScreen, _ world: World) {
      self.screen = screen
      // Fault: Nobody keeps the token of the observation, so that it ends at once.
      _ = viewModel.observe(\.message) { [weak self] viewModel, _ in
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

@testable import ButtonTap
import Controls
import KeyValueObserving
import Stage
import World

extension ObserversPileUp {
  final class Yours: Wiring {
    private let screen: OneButtonScreen
    private let viewModel = ObserverWay.ViewModel()
    private var observations: [KeyValueObservation] = []

    init(_ screen: OneButtonScreen, _ world: World) {
      self.screen = screen
      #if SOLVED
      observeMessage()
      #endif
      screen.login.addTarget(self, action: Yours.loginTapped, for: .touchUpInside)
    }

    private func loginTapped() {
      #if SOLVED
      #else
      observeMessage()
      #endif
      viewModel.login()
    }

    private func observeMessage() {
      observations.append(
        viewModel.observe(\.message) { [weak self] viewModel, _ in
          self?.screen.message.text = viewModel.message
        })
    }
  }
}

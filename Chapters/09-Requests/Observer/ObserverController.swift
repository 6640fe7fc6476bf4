// Observer, the controller: a tap is a call, and the state is observed.

import Controls
import KeyValueObserving
import Models
import Stage
import World

extension ObserverWay {
  // MARK: Controller

  final class Controller: Wiring {
    private let screen: RequestsScreen
    private let viewModel: ViewModel
    private var observation: KeyValueObservation?

    init(_ screen: RequestsScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.service, world)
      observation = viewModel.observe(\.state, options: .initial) { [weak self] viewModel, _ in
        self?.screen.show(viewModel.state)
      }
      screen.loadProfile.addTarget(self, action: Controller.loadProfileTapped, for: .touchUpInside)
      screen.cancel.addTarget(self, action: Controller.cancelTapped, for: .touchUpInside)
    }

    private func loadProfileTapped() {
      viewModel.loadProfile()
    }

    private func cancelTapped() {
      viewModel.cancel()
    }
  }
}

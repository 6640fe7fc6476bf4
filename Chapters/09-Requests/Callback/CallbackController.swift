// Callback, the controller: it hands over the closure that shows each state, and a tap is a call.

import Controls
import Models
import Stage
import World

extension CallbackWay {
  // MARK: Controller

  final class Controller: Wiring {
    private let screen: RequestsScreen
    private let viewModel: ViewModel

    init(_ screen: RequestsScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.service, world)
      viewModel.onChange = screen.show
      // The closure gets changes only, so the controller shows the first state.
      screen.show(.ready)
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

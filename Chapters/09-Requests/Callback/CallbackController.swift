// Callback, the controller: each tap hands over the closure that shows what comes of it.

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
      // Nobody calls back before somebody asks.
      screen.show(.ready)
      screen.loadProfile.addTarget(self, action: Controller.loadProfileTapped, for: .touchUpInside)
      screen.cancel.addTarget(self, action: Controller.cancelTapped, for: .touchUpInside)
    }

    private func loadProfileTapped() {
      viewModel.loadProfile(screen.show)
    }

    private func cancelTapped() {
      viewModel.cancel()
    }
  }
}

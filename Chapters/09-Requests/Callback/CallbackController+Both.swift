// Callback, the controller with two at once: it hands over the closure that shows each state, and a tap is a call.

import Controls
import Models
import Stage
import World

extension CallbackWay.Both {
  // MARK: Controller

  final class Controller: Wiring {
    private let screen: BothScreen
    private let viewModel: ViewModel

    init(_ screen: BothScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.service, world)
      viewModel.onChange = screen.show
      // The closure gets changes only, so the controller shows the first state.
      screen.show(.ready)
      screen.loadProfile.addTarget(self, action: Controller.loadProfileTapped, for: .touchUpInside)
      screen.loadBoth.addTarget(self, action: Controller.loadBothTapped, for: .touchUpInside)
      screen.cancel.addTarget(self, action: Controller.cancelTapped, for: .touchUpInside)
    }

    private func loadProfileTapped() {
      viewModel.loadProfile(screen.retry.policy)
    }

    private func loadBothTapped() {
      viewModel.loadBoth(screen.retry.policy)
    }

    private func cancelTapped() {
      viewModel.cancel()
    }
  }
}

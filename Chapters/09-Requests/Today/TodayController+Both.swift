// Today, the controller with two at once: a tap is a call, and an update reads the state.

import Controls
import Models
import Stage
import World

extension TodayWay.Both {
  // MARK: Controller

  final class Controller: ViewController, Wiring {
    private let screen: BothScreen
    private let viewModel: ViewModel

    init(_ screen: BothScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.service, world)
      super.init(world)
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

    override func updateProperties() {
      screen.show(viewModel.state)
    }
  }
}

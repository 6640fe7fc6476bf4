// Today, the controller: a tap is a call, and an update reads the state.

import Controls
import Models
import Stage
import World

extension TodayWay {
  // MARK: Controller

  final class Controller: ViewController, Wiring {
    private let screen: RequestsScreen
    private let viewModel: ViewModel

    init(_ screen: RequestsScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.service, world)
      super.init(world)
      screen.loadProfile.addTarget(self, action: Controller.loadProfileTapped, for: .touchUpInside)
      screen.cancel.addTarget(self, action: Controller.cancelTapped, for: .touchUpInside)
    }

    private func loadProfileTapped() {
      viewModel.loadProfile()
    }

    private func cancelTapped() {
      viewModel.cancel()
    }

    override func updateProperties() {
      screen.show(viewModel.state)
    }
  }
}

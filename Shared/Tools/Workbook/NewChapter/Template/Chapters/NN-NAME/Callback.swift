// Callback: each request takes the closure that gets the answer, and forgets it at once.

import Controls
import Stage
import World

extension CallbackWay {
  // MARK: Contract

  typealias ShowState = (NAMEState) -> Void

  // MARK: View model

  final class ViewModel {
    private var state = NAMEState()

    func load(_ show: ShowState) {
      show(state)
    }

    func flip(_ show: ShowState) {
      state = state.flipped
      show(state)
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let screen: NAMEScreen
    private let viewModel = ViewModel()

    init(_ screen: NAMEScreen, _ world: World) {
      self.screen = screen
      viewModel.load(show)
      screen.flip.addTarget(self, action: Controller.flipTapped, for: .touchUpInside)
    }

    private func flipTapped() {
      viewModel.flip(show)
    }

    private func show(_ state: NAMEState) {
      screen.state.text = state.text
    }
  }
}

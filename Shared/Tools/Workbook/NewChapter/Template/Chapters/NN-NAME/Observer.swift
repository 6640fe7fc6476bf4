// Observer: the controller observes a property of the view model.

import Controls
import KeyValueObserving
import Stage
import World

extension ObserverWay {
  // MARK: Contract

  protocol StateObservable: KeyValueObservable {
    var state: NAMEState { get }
  }

  // MARK: View model

  final class ViewModel: StateObservable {
    nonisolated let observers = ObserverStore()
    @Observed private(set) var state = NAMEState()

    func flip() {
      state = state.flipped
    }
  }

  // MARK: Controller

  final class Controller: Wiring {
    private let screen: NAMEScreen
    private let viewModel = ViewModel()
    private var observation: KeyValueObservation?

    init(_ screen: NAMEScreen, _ world: World) {
      self.screen = screen
      observation = viewModel.observe(\.state, options: .initial) { [weak self] viewModel, _ in
        self?.show(viewModel.state)
      }
      screen.flip.addTarget(self, action: Controller.flipTapped, for: .touchUpInside)
    }

    private func flipTapped() {
      viewModel.flip()
    }

    private func show(_ state: NAMEState) {
      screen.state.text = state.text
    }
  }
}

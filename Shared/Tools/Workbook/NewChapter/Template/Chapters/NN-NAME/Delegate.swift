// Delegate: answers go to one listener, held weakly.

import Controls
import Stage
import World

extension DelegateWay {
  // MARK: Contract

  protocol ViewModelDelegate: AnyObject {
    func viewModel(_ viewModel: ViewModel, didChange state: NAMEState)
  }

  // MARK: View model

  final class ViewModel {
    private var state = NAMEState()
    // Weak: the delegate owns the view model.
    weak var delegate: (any ViewModelDelegate)?

    func load() {
      delegate?.viewModel(self, didChange: state)
    }

    func flip() {
      state = state.flipped
      delegate?.viewModel(self, didChange: state)
    }
  }

  // MARK: Controller

  final class Controller: Wiring, ViewModelDelegate {
    private let screen: NAMEScreen
    private let viewModel = ViewModel()

    init(_ screen: NAMEScreen, _ world: World) {
      self.screen = screen
      viewModel.delegate = self
      viewModel.load()
      screen.flip.addTarget(self, action: Controller.flipTapped, for: .touchUpInside)
    }

    private func flipTapped() {
      viewModel.flip()
    }

    func viewModel(_ viewModel: ViewModel, didChange state: NAMEState) {
      screen.state.text = state.text
    }
  }
}

// Delegate, the controller: a tap is a call, and each state arrives in a delegate method.

import Controls
import Models
import Stage
import World

extension DelegateWay {
  // MARK: Controller

  final class Controller: Wiring, ViewModelDelegate {
    private let screen: RequestsScreen
    private let viewModel: ViewModel

    init(_ screen: RequestsScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.service, world)
      viewModel.delegate = self
      // The delegate gets changes only, so the controller shows the first state.
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

    func viewModel(_ viewModel: ViewModel, didChange state: LoadingState) {
      screen.show(state)
    }
  }
}

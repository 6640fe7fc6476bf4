// Delegate, the controller: a tap is a call, and what comes of it arrives in a method of its own.

import Controls
import Models
import Stage
import World

extension DelegateWay {
  // MARK: Controller

  final class Controller: Wiring, LoadingView {
    private let screen: RequestsScreen
    private let viewModel: ViewModel

    init(_ screen: RequestsScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.service, world)
      viewModel.attachView(self)
      screen.loadProfile.addTarget(self, action: Controller.loadProfileTapped, for: .touchUpInside)
      screen.cancel.addTarget(self, action: Controller.cancelTapped, for: .touchUpInside)
    }

    isolated deinit {
      viewModel.detachView()
    }

    private func loadProfileTapped() {
      viewModel.loadProfile()
    }

    private func cancelTapped() {
      viewModel.cancel()
    }

    func show(_ state: LoadingState) {
      screen.show(state)
    }
  }
}

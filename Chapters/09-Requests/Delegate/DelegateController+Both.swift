// Delegate, the controller with two at once: a tap is a call, and what comes of it arrives in a method of its own.

import Controls
import Models
import Stage
import World

extension DelegateWay.Both {
  // MARK: Controller

  final class Controller: Wiring, LoadingView {
    private let screen: BothScreen
    private let viewModel: ViewModel

    init(_ screen: BothScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(screen.service, world)
      viewModel.attachView(self)
      screen.loadProfile.addTarget(self, action: Controller.loadProfileTapped, for: .touchUpInside)
      screen.loadBoth.addTarget(self, action: Controller.loadBothTapped, for: .touchUpInside)
      screen.cancel.addTarget(self, action: Controller.cancelTapped, for: .touchUpInside)
    }

    isolated deinit {
      viewModel.detachView()
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

    func show(_ state: LoadingState) {
      screen.show(state)
    }
  }
}

// Async, the controller: a tap begins a task, whose handle is stored in order to cancel it.

import Controls
import Models
import Services
import Stage
import World

extension AsyncWay {
  // MARK: Controller

  final class Controller: Wiring {
    private let screen: BothScreen
    private let viewModel: ViewModel
    private let executor: WorldExecutor
    private var task: Task<Void, Never>?

    init(_ screen: BothScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(service: screen.service, client: HTTPClient(world), clock: world.taskClock)
      executor = world.executor
      screen.show(.ready)
      screen.loadProfile.addTarget(self, action: Controller.loadProfileTapped, for: .touchUpInside)
      screen.loadBoth.addTarget(self, action: Controller.loadBothTapped, for: .touchUpInside)
      screen.cancel.addTarget(self, action: Controller.cancelTapped, for: .touchUpInside)
    }

    isolated deinit {
      // A task continues without its handle, so the request would outlive its owner.
      task?.cancel()
    }

    private func loadProfileTapped() {
      let policy = screen.retry.policy
      begin { [viewModel, show] in await viewModel.loadProfile(policy, show) }
    }

    private func loadBothTapped() {
      let policy = screen.retry.policy
      begin { [viewModel, show] in await viewModel.loadBoth(policy, show) }
    }

    private func begin(_ load: @escaping @Sendable () async -> Void) {
      // At once, because the task starts later: before it starts, a cancel may come, but no second tap.
      screen.show(.loading(.signIn))
      task = Task(executorPreference: executor, operation: load)
    }

    private func cancelTapped() {
      task?.cancel()
    }

    /// Shows a state. The world's executor is the main queue already: an `await` for the main actor would leave the world.
    private var show: Show {
      { [weak self] state in MainActor.assumeIsolated { self?.screen.show(state) } }
    }
  }
}

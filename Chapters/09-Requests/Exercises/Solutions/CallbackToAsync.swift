@testable import Requests
import Controls
import Models
import Services
import Stage
import World

extension CallbackToAsync {
  // MARK: Contract

  typealias Show = @Sendable (LoadingState) -> Void

  // MARK: View model

  nonisolated struct ViewModel {
    let service: Service
    let client: HTTPClient
    let clock: WorldClock

    func loadProfile(_ show: @escaping Show) async {
      #if SOLVED
      do {
        let loaded = try await within(LoadingState.timeLimit, by: clock) {
          let token: AccessToken = try await client.answer(to: service.signIn).value()
          show(.loading(.profile))
          let profile: Profile = try await client.answer(to: service.profile(token)).value()
          show(.loading(.avatar))
          let avatar: Avatar = try await client.answer(to: service.avatar(of: profile, token)).value()
          return Loaded.profile(profile, avatar)
        }
        show(.loaded(loaded))
      } catch is CancellationError {
        show(.cancelled)
      } catch {
        show(.failed(RequestTrouble(error)))
      }
      #else
      // Yours: token, profile and avatar, one after another, within the time limit.
      #endif
    }
  }

  // MARK: Controller

  final class Yours: Wiring {
    private let screen: RequestsScreen
    private let viewModel: ViewModel
    private let executor: WorldExecutor
    private var task: Task<Void, Never>?

    init(_ screen: RequestsScreen, _ world: World) {
      self.screen = screen
      viewModel = ViewModel(service: screen.service, client: HTTPClient(world), clock: world.taskClock)
      executor = world.executor
      screen.show(.ready)
      screen.loadProfile.addTarget(self, action: Yours.loadProfileTapped, for: .touchUpInside)
      screen.cancel.addTarget(self, action: Yours.cancelTapped, for: .touchUpInside)
    }

    isolated deinit {
      // A task continues without its handle, so the request would outlive its owner.
      task?.cancel()
    }

    private func loadProfileTapped() {
      // At once, because the task starts later: before it starts, a cancel may come, but no second tap.
      screen.show(.loading(.signIn))
      task = Task(executorPreference: executor) { [viewModel, show] in await viewModel.loadProfile(show) }
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

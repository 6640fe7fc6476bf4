// Today: a task awaits one answer after another, and the state is an observable property.

import Models
import Observation
import Services
import World

extension TodayWay {
  // MARK: Contract

  protocol LoadingObservable: AnyObject, Observable {
    var state: LoadingState { get }
  }

  // MARK: View model

  @Observable final class ViewModel: LoadingObservable {
    private(set) var state = LoadingState.ready
    private let service: Service
    private let client: HTTPClient
    private let clock: WorldClock
    @ObservationIgnored private var loadTask: Task<Void, Never>?

    init(_ service: Service, _ world: World) {
      self.service = service
      client = HTTPClient(world)
      clock = world.taskClock
    }

    isolated deinit {
      // A task continues without its handle, and no request outlives its owner.
      loadTask?.cancel()
    }

    func loadProfile() {
      begin { [weak self, service, client] in
        let token: AccessToken = try await client.answer(to: service.signIn).value()
        self?.state = .loading(.profile)
        let profile: Profile = try await client.answer(to: service.profile(token)).value()
        self?.state = .loading(.avatar)
        return .profile(profile, try await client.answer(to: service.avatar(of: profile, token)).value())
      }
    }

    func cancel() {
      // The task sets the last state: it may still resume with an answer, and must not overwrite a new load.
      loadTask?.cancel()
    }

    private func begin(_ load: @escaping @MainActor () async throws -> Loaded) {
      // The screen is updated after the event: until then, the state has to refuse a second tap.
      guard !state.isLoading else { return }
      state = .loading(.signIn)
      loadTask = Task { [weak self, clock] in
        let end: LoadingState
        do {
          let loaded = try await within(LoadingState.timeLimit, by: clock, load)
          // The last answer may have arrived just before Cancel.
          try Task.checkCancellation()
          end = .loaded(loaded)
        } catch _ where Task.isCancelled {
          end = .cancelled
        } catch {
          end = .failed(RequestTrouble(error))
        }
        self?.state = end
      }
    }
  }
}

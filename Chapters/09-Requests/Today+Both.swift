// Today, with two at once and retries: a group of tasks awaits both, and a loop sends a request again.

import Models
import Observation
import Services
import World

extension TodayWay {
  enum Both {}
}

extension TodayWay.Both {
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

    func loadProfile(_ policy: RetryPolicy) {
      begin(policy) { [weak self, service] client in
        let token: AccessToken = try await client.get(service.signIn)
        self?.state = .loading(.profile)
        let profile: Profile = try await client.get(service.profile(token))
        self?.state = .loading(.avatar)
        return .profile(profile, try await client.get(service.avatar(of: profile, token)))
      }
    }

    func loadBoth(_ policy: RetryPolicy) {
      begin(policy) { [weak self, service] client in
        let token: AccessToken = try await client.get(service.signIn)
        self?.state = .loading(.profileAndFeed)
        let (profile, feed) = try await both(
          { try await client.get(service.profile(token)) as Profile },
          { try await client.get(service.feed(token)) as Feed })
        return .both(profile, feed)
      }
    }

    func cancel() {
      // The task sets the last state: it may still resume with an answer, and must not overwrite a new load.
      loadTask?.cancel()
    }

    private func begin(
      _ policy: RetryPolicy, _ load: @escaping @MainActor (RetryingClient) async throws -> Loaded
    ) {
      // The screen is updated after the event: until then, the state has to refuse a second tap.
      guard !state.isLoading else { return }
      state = .loading(.signIn)
      let client = RetryingClient(client, policy, clock) { [weak self] retry in self?.state = .retrying(retry) }
      loadTask = Task { [weak self, clock] in
        let end: LoadingState
        do {
          let loaded = try await within(LoadingState.timeLimit, by: clock) { try await load(client) }
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

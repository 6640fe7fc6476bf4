// Async: the chain reads from top to bottom, and the compiler ensures that each path ends once.

import Models
import Services
import World

enum AsyncWay {}

extension AsyncWay {
  // MARK: Contract

  typealias Show = @Sendable (LoadingState) -> Void

  // MARK: View model

  nonisolated struct ViewModel {
    let service: Service
    let client: HTTPClient
    let clock: WorldClock

    func loadProfile(_ policy: RetryPolicy, _ show: @escaping Show) async {
      await load(show) {
        let token: AccessToken = try await get(service.signIn, policy, show)
        show(.loading(.profile))
        let profile: Profile = try await get(service.profile(token), policy, show)
        show(.loading(.avatar))
        return .profile(profile, try await get(service.avatar(of: profile, token), policy, show))
      }
    }

    func loadBoth(_ policy: RetryPolicy, _ show: @escaping Show) async {
      await load(show) {
        let token: AccessToken = try await get(service.signIn, policy, show)
        show(.loading(.profileAndFeed))
        let (profile, feed) = try await both(
          { try await get(service.profile(token), policy, show) as Profile },
          { try await get(service.feed(token), policy, show) as Feed })
        return .both(profile, feed)
      }
    }

    private func load(_ show: Show, _ load: @escaping @Sendable () async throws -> Loaded) async {
      do {
        show(.loaded(try await within(LoadingState.timeLimit, by: clock, load)))
      } catch is CancellationError {
        show(.cancelled)
      } catch {
        show(.failed(RequestTrouble(error)))
      }
    }

    private func get<Value: ServiceValue>(_ request: Request, _ policy: RetryPolicy, _ show: Show) async throws -> Value
    {
      var attempt = 1
      while true {
        do { return try await answer(to: request).value() } catch let trouble as RequestTrouble {
          guard let pause = policy.pause(after: trouble, attempt: attempt) else { throw trouble }
          show(.retrying(Retry(of: Value.step, number: attempt, after: pause, trouble)))
          try await clock.sleep(for: pause)
          attempt += 1
        }
      }
    }

    private func answer(to request: Request) async throws -> HTTPAnswer {
      do { return try await client.answer(to: request) } catch let error as NetworkError { throw RequestTrouble(error) }
    }
  }
}

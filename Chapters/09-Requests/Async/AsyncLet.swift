// Async, with `async let`: two requests begin at once, but are awaited one after the other.

import Controls
import Models
import Services
import Stage
import World

extension AsyncWay {
  /// Loads both with two `async let`s, the obvious first attempt.
  final class Let: Wiring {
    private var task: Task<Void, Never>?

    init(_ screen: BothScreen, _ world: World) {
      let (service, client) = (screen.service, HTTPClient(world))
      let executor = world.executor
      let show: Show = { [weak screen] state in MainActor.assumeIsolated { screen?.show(state) } }
      show(.ready)
      screen.loadBoth.addAction(for: .touchUpInside) { [weak self] in
        self?.task = Task(executorPreference: executor) { await Let.loadBoth(service, client, show) }
      }
    }

    isolated deinit {
      task?.cancel()
    }

    nonisolated private static func loadBoth(_ service: Service, _ client: HTTPClient, _ show: Show) async {
      show(.loading(.signIn))
      do {
        let token: AccessToken = try await client.answer(to: service.signIn).value()
        show(.loading(.profileAndFeed))
        async let profile: Profile = client.answer(to: service.profile(token)).value()
        async let feed: Feed = client.answer(to: service.feed(token)).value()
        show(.loaded(.both(try await profile, try await feed)))
      } catch {
        show(.failed(RequestTrouble(error)))
      }
    }
  }
}

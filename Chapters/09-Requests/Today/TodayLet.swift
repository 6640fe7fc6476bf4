// Today, with `async let`: two requests begin at once, but are awaited one after the other.

import Controls
import Models
import Services
import Stage
import World

extension TodayWay {
  /// Loads both with two `async let`s, the obvious first attempt.
  final class Let: Wiring {
    private let screen: BothScreen
    private let client: HTTPClient
    private var task: Task<Void, Never>?

    init(_ screen: BothScreen, _ world: World) {
      self.screen = screen
      client = HTTPClient(world)
      screen.show(.ready)
      screen.loadBoth.addTarget(self, action: Let.loadBothTapped, for: .touchUpInside)
    }

    isolated deinit {
      task?.cancel()
    }

    private func loadBothTapped() {
      screen.show(.loading(.signIn))
      task = Task { [screen, client] in
        do {
          let service = screen.service
          let token: AccessToken = try await client.answer(to: service.signIn).value()
          screen.show(.loading(.profileAndFeed))
          async let profile: Profile = client.answer(to: service.profile(token)).value()
          async let feed: Feed = client.answer(to: service.feed(token)).value()
          let both = Loaded.both(try await profile, try await feed)
          try Task.checkCancellation()
          screen.show(.loaded(both))
        } catch {
          // Cancelled: the screen has closed.
          if !Task.isCancelled { screen.show(.failed(RequestTrouble(error))) }
        }
      }
    }
  }
}

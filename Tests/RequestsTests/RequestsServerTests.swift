import Controls
import Foundation
import Services
import Stage
import Testing
import World

@testable import Requests

@Suite("09 Requests, over real connections", .timeLimit(.minutes(15)))
struct RequestsServerTests {
  /// Opens a screen that asks `server`, does something to it and waits until nothing is under way.
  private func open(
    _ server: LoopbackServer, _ way: Way<BothScreen>, _ touch: (BothScreen, LiveWorld) throws -> Void
  ) async throws -> BothScreen {
    let world = LiveWorld(clock: PatientClock())
    let screen = BothScreen()
    screen.service = Service { path in server.url(path) }
    let controller = World.$current.withValue(world) { way.wire(screen, world) }
    try touch(screen, world)
    try await world.runUntilIdle(atMost: .seconds(300))
    withExtendedLifetime(controller) {}
    return screen
  }

  nonisolated private static func response(to request: LoopbackServer.Request) -> LoopbackServer.Response {
    let (status, body) = EmbeddedService.answer(to: request.path, authorization: request.headers["Authorization"])
    return .data(body, type: "application/octet-stream", status: status)
  }

  @Test("a load and two at once come through")
  func success() async throws {
    let server = try LoopbackServer { Self.response(to: $0) }
    for way in RequestsChapter.ways {
      let screen = try await open(server, way) { screen, _ in screen.loadProfile.tap() }
      #expect(screen.state.text == "Done", "\(way.name)")
      #expect(screen.profile.text == "1815 followers, avatar 48 × 48")
      let both = try await open(server, way) { screen, _ in screen.loadBoth.tap() }
      #expect(both.feed.text == "2 posts, the last: Notes on the engine", "\(way.name)")
    }
  }

  @Test(
    "what is broken is told",
    arguments: [
      ("/token", "Failed: status 404"), ("/profile", "Failed: the answer makes no sense, it is no JSON"),
      ("/avatars/ada", "Failed: the connection was lost"),
    ])
  func broken(_ path: String, _ text: String) async throws {
    let server = try LoopbackServer { request in
      guard request.path == path else { return Self.response(to: request) }
      switch path {
      case "/token": return .text("", status: 404)
      case "/profile": return .text("<html>")
      default: return .init(body: [.text("half"), .end], length: .claimed(100))
      }
    }
    for way in RequestsChapter.ways {
      let screen = try await open(server, way) { screen, _ in screen.loadProfile.tap() }
      #expect(screen.state.text == text, "\(way.name)")
      #expect(screen.user.text ?? "" == "")
    }
  }

  @Test("a cancelled load waits for nothing, though the server never answers")
  func cancel() async throws {
    let gate = Gate()
    let server = try LoopbackServer { Self.response(to: $0).after(gate) }
    for way in RequestsChapter.ways {
      let screen = try await open(server, way) { screen, world in
        screen.loadProfile.tap()
        try world.settle()
        screen.cancel.tap()
        try world.settle()
        // Waiting for a request that goes on would last until the time limit of the suite.
        try #require(world.pendingCount == 0, "\(way.name): the load goes on after Cancel")
      }
      #expect(screen.state.text == "Cancelled", "\(way.name)")
    }
    gate.open()
  }
}

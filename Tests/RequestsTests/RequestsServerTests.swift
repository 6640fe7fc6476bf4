import Controls
import LoopbackServer
import Services
import Stage
import Testing
import World

@testable import Requests

@Suite("09 Requests, over real connections", .timeLimit(.minutes(15)))
struct RequestsServerTests {
  private func open(_ server: LoopbackServer, _ way: Way<BothScreen>) -> LiveScreen<BothScreen> {
    let screen = BothScreen()
    screen.service = Service { path in server.url(path) }
    return LiveScreen(screen, way)
  }

  nonisolated private static func response(to request: LoopbackServer.Request) -> LoopbackServer.Response {
    let (status, body) = EmbeddedService.answer(to: request.path, authorization: request.headers["Authorization"])
    return .data(body, type: "application/octet-stream", status: status)
  }

  @Test("a load and two at once come through")
  func success() async throws {
    let server = try LoopbackServer { Self.response(to: $0) }
    for way in RequestsChapter.ways {
      let live = open(server, way)
      live.screen.loadProfile.tap()
      try await live.rest()
      #expect(live.screen.state.text == "Done", "\(way.name)")
      #expect(live.screen.profile.text == "1815 followers, avatar 48 × 48")
      live.screen.loadBoth.tap()
      try await live.rest()
      #expect(live.screen.feed.text == "2 posts, the last: Notes on the engine", "\(way.name)")
    }
  }

  @Test("a cancelled load waits for nothing, though the server never answers")
  func cancel() async throws {
    let gate = Gate()
    let server = try LoopbackServer { Self.response(to: $0).after(gate) }
    for way in RequestsChapter.ways {
      let live = open(server, way)
      live.screen.loadProfile.tap()
      try live.world.settle()
      live.screen.cancel.tap()
      try live.world.settle()
      #expect(live.world.pendingCount == 0, "\(way.name): the load continues after Cancel")
      #expect(live.screen.state.text == "Cancelled", "\(way.name)")
    }
    gate.open()
  }
}

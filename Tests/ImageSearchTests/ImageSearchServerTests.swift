import Controls
import Foundation
import LoopbackServer
import Models
import Services
import Stage
import Testing
import World

@testable import ImageSearch

@Suite("13 ImageSearch, over real connections", .timeLimit(.minutes(15)))
struct ImageSearchServerTests {
  /// Begins a search on a fresh screen that asks `server`.
  private func search(
    _ text: String, at server: LoopbackServer, _ way: Way<CancellingScreen>
  ) -> LiveScreen<CancellingScreen> {
    let screen = CancellingScreen()
    screen.engine = SearchEngine(server.url("/images").absoluteString, thumbnails: BundledResults.thumbnails)
    let live = LiveScreen(screen, way)
    screen.query.touch()
    screen.query.insert(text)
    screen.search.tap()
    return live
  }

  @Test("what is typed arrives at the server as it was typed, with the number of results and a User-Agent")
  func request() async throws {
    for text in ["R&B", "C++", "100% cats", "a=b#c", "猫の写真"] {
      let requests = AsyncStream<LoopbackServer.Request>.makeStream()
      let server = try LoopbackServer { request in
        requests.continuation.yield(request)
        return .html("<img src=https://tn.test/1>")
      }
      let live = search(text, at: server, ImageSearchChapter.way(.rx))
      try await live.rest()
      #expect(live.screen.images.visibleCells.map(\.text) == ["1"])
      requests.continuation.finish()
      var seen: [LoopbackServer.Request] = []
      for await request in requests.stream { seen.append(request) }
      #expect(seen.map { $0.query["q"] } == [text])
      #expect(seen.map { $0.query["num"] } == ["60"])
      #expect(seen.map { $0.headers["User-Agent"] } == [SearchEngine.userAgent])
    }
  }

  @Test("cancelling and leaving cancel the request: the server loses its client", arguments: [true, false])
  func cancelled(_ cancels: Bool) async throws {
    for way in ImageSearchChapter.ways {
      let (gate, arrivals, ends) = (
        Gate(), AsyncStream<Void>.makeStream(), AsyncStream<LoopbackServer.Response.End>.makeStream()
      )
      let server = try LoopbackServer { request in
        arrivals.continuation.yield()
        var response = BundledResults.response(to: request)
        response.onEnd = { ends.continuation.yield($0) }
        return response.after(gate)
      }
      let live = search("cats", at: server, way)
      try live.world.settle()
      try #require(live.world.pendingCount > 0, "\(way.name): no search is under way")
      for await _ in arrivals.stream { break }
      if cancels { live.screen.cancel.tap() } else { live.close() }
      try live.world.settle()
      // Waiting for a request that is not cancelled would last until the time limit of the suite.
      try #require(live.world.pendingCount == 0, "\(way.name): the search goes on")
      for await end in ends.stream {
        #expect(end == .lost, "\(way.name)")
        break
      }
      #expect(live.screen.images.rowCount == 0)
      gate.open()
    }
  }

  @Test("a script asks no server, a prompt the bundled pages over a connection, and with --live the real engine")
  func connection() throws {
    func url(goesOnline: Bool = false, isLive: Bool = false, _ text: String) throws -> URL {
      let pane = try Pane(
        ImageSearchChapter.self, ImageSearchChapter.way(.rx), goesOnline: goesOnline, isLive: isLive)
      return pane.screen.engine.search(for: ImageQuery(text)).url
    }
    #expect(try url("cats").host() == "search.test")
    #expect(try url(goesOnline: true, "cats").host() == "127.0.0.1")
    for goesOnline in [false, true] {
      let google = "https://www.google.com/search?tbm=isch&num=60&q=R%26B"
      #expect(try url(goesOnline: goesOnline, isLive: true, "R&B").absoluteString == google)
    }
    #expect(ImageSearchChapter.offersLive)
  }

  @Test("played over a connection, the four ways show the same")
  func player() throws {
    let player = try Player([ImageSearchChapter.self], step: 1, goesOnline: true)
    for (text, count) in [("cats", 60), ("R&B", 3), ("500", 3), ("kinds of quotes", 6)] {
      _ = try player.play(.input(.replace("query", text: text)))
      guard case .happened(_, let disagreement) = try player.play(.input(.submit("query"))) else {
        Issue.record("nothing happened")
        return
      }
      #expect(disagreement == nil)
      let panes = try #require(player.panes as? Panes<ImageSearchChapter>)
      #expect(panes.all.map(\.screen.images.rowCount) == [count, count, count, count])
    }
  }
}

import Controls
import Foundation
import Models
import Services
import Stage
import Testing
import World

@testable import ImageSearch

@Suite("13 ImageSearch, over real connections", .timeLimit(.minutes(15)))
struct ImageSearchServerTests {
  /// Searches on a fresh screen that asks `server`, does more to it, and waits until nothing is under way.
  private func search(
    _ text: String, at server: URL, _ way: Way<CancellingScreen>,
    _ more: (CancellingScreen, LiveWorld) throws -> Void = { _, _ in }
  ) async throws -> CancellingScreen {
    let world = LiveWorld(clock: PatientClock())
    let screen = CancellingScreen()
    screen.engine = SearchEngine(server.absoluteString, thumbnails: BundledResults.thumbnails)
    let controller = World.$current.withValue(world) { way.wire(screen, world) }
    screen.query.touch()
    screen.query.insert(text)
    screen.search.tap()
    try more(screen, world)
    try await world.runUntilIdle(atMost: .seconds(300))
    withExtendedLifetime(controller) {}
    return screen
  }

  @Test("what is typed arrives at the server as it was typed, with the number of results and a User-Agent")
  func request() async throws {
    for text in ["R&B", "C++", "100% cats", "a=b#c", "猫の写真"] {
      let seen = Seen()
      let server = try LoopbackServer { request in
        seen.note(request)
        return .html("<img src=https://tn.test/1>")
      }
      let screen = try await search(text, at: server.url("/images"), ImageSearchChapter.way(.rx))
      #expect(screen.images.visibleCells.map(\.text) == ["1"])
      #expect(seen.all.map { $0.query["q"] } == [text])
      #expect(seen.all.map { $0.query["num"] } == ["60"])
      #expect(seen.all.map { $0.headers["User-Agent"] } == [SearchEngine.userAgent])
    }
  }

  @Test("the server refuses a request whose User-Agent names no mail address, with status 403")
  func userAgent() async throws {
    let server = try LoopbackServer { BundledResults.response(to: $0) }
    let world = LiveWorld(clock: PatientClock())
    var statuses: [Int?] = []
    for userAgent in ["FourWays", SearchEngine.userAgent] {
      let request = Request(server.url("/images"), headers: ["User-Agent": userAgent])
      let task = HTTPClient(world).task(with: request) { statuses.append(try? $0.get().response.status) }
      task.resume()
      try await world.runUntilIdle(atMost: .seconds(300))
      withExtendedLifetime(task) {}
    }
    #expect(statuses == [403, 200])
  }

  @Test("the bundled results come through, and so do statuses")
  func results() async throws {
    let server = try LoopbackServer { BundledResults.response(to: $0) }
    for way in ImageSearchChapter.ways {
      let cats = try await search("cats", at: server.url("/images"), way)
      #expect(cats.images.rowCount == 60, "\(way.name)")
      #expect(!cats.activity.isAnimating)
      #expect(cats.search.isEnabled)
      #expect(try await search("R&B", at: server.url("/images"), way).images.rowCount == 3)
      #expect(try await search("kinds of quotes", at: server.url("/images"), way).images.rowCount == 6)
      #expect(try await search("zebras", at: server.url("/images"), way).error.text == "No images found.")
      let status = try await search("503", at: server.url("/images"), way)
      #expect(status.error.text == "The search engine answers with status 503.", "\(way.name)")
    }
  }

  @Test(
    "what is broken is told, and the next search works",
    arguments: [
      (
        LoopbackServer.Response(body: [.text("half"), .end], length: .claimed(100)),
        "No answer: the connection was lost."
      ),
      (.init(headers: ["Content-Type": "image/png"], body: [.text("PNG")]), "What came is no page."),
      (
        .init(body: [.repeated(Data(repeating: 65, count: 1 << 16), times: 100)], length: .chunked),
        "No answer: too large."
      ),
      (.text("", status: 429), "The search engine was asked too often: try again later."),
      (
        .init(status: 429, headers: ["Retry-After": "60"]),
        "The search engine was asked too often: try again in 60 seconds."
      ),
      (.text("", status: 403), "The search engine answers with status 403."),
      (.text("", status: 500), "The search engine answers with status 500."),
      (
        .init(body: [.text("<img src=https://tn.test/1>"), .reset], length: .claimed(100)),
        "No answer: the connection was lost."
      ),
      (.raw([.text("nonsense\r\n\r\n")]), "No answer: bad answer from the server."),
    ])
  func broken(_ response: LoopbackServer.Response, _ text: String) async throws {
    for way in ImageSearchChapter.ways {
      let seen = Seen()
      let server = try LoopbackServer { request in
        seen.note(request)
        return seen.all.count == 1 ? response : .html("<img src=https://tn.test/1>")
      }
      let world = LiveWorld(clock: PatientClock())
      let screen = CancellingScreen()
      screen.engine = SearchEngine(server.url("/").absoluteString, thumbnails: BundledResults.thumbnails)
      let controller = World.$current.withValue(world) { way.wire(screen, world) }
      screen.query.touch()
      screen.query.insert("cats")
      screen.search.tap()
      try await world.runUntilIdle(atMost: .seconds(300))
      #expect(screen.error.text == text, "\(way.name)")
      screen.search.tap()
      try await world.runUntilIdle(atMost: .seconds(300))
      #expect(screen.error.text ?? "" == "", "\(way.name)")
      #expect(screen.images.rowCount == 1)
      withExtendedLifetime(controller) {}
    }
  }

  @Test("a cancelled search waits for nothing, though the server never answers")
  func cancel() async throws {
    let gate = Gate()
    let server = try LoopbackServer { BundledResults.response(to: $0).after(gate) }
    for way in ImageSearchChapter.ways {
      let screen = try await search("cats", at: server.url("/images"), way) { screen, world in
        try world.settle()
        screen.cancel.tap()
        try world.settle()
        // Waiting for a request that goes on would last until the time limit of the suite.
        try #require(world.pendingCount == 0, "\(way.name): the search goes on after Cancel")
      }
      #expect(!screen.activity.isAnimating, "\(way.name)")
      #expect(screen.images.rowCount == 0)
    }
    gate.open()
  }

  @Test("cancelling and leaving cancel the request: the server loses its client", arguments: [true, false])
  func calledOff(_ cancels: Bool) async throws {
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
      let world = LiveWorld(clock: PatientClock())
      let screen = CancellingScreen()
      screen.engine = SearchEngine(server.url("/images").absoluteString, thumbnails: BundledResults.thumbnails)
      var controller: AnyObject? = World.$current.withValue(world) { way.wire(screen, world) }
      screen.query.touch()
      screen.query.insert("cats")
      screen.search.tap()
      try world.settle()
      try #require(world.pendingCount > 0, "\(way.name): no search is under way")
      for await _ in arrivals.stream { break }
      if cancels { screen.cancel.tap() } else { controller = nil }
      try world.settle()
      try #require(world.pendingCount == 0, "\(way.name): the search goes on after \(cancels ? "Cancel" : "the end")")
      for await end in ends.stream {
        #expect(end == .lost, "\(way.name)")
        break
      }
      gate.open()
      withExtendedLifetime(controller) {}
    }
  }

  @Test("where there is no server, that is told")
  func noServer() async throws {
    // Of a port that was free a moment ago another test may make use.
    let tcpmux = try #require(URL(string: "http://127.0.0.1:1/images"))
    for way in ImageSearchChapter.ways {
      let screen = try await search("cats", at: tcpmux, way)
      #expect(screen.error.text == "No answer: the host refuses the connection.", "\(way.name)")
    }
  }

  @Test("a script asks nobody, a prompt the bundled pages over a connection, and with --live the real engine")
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

/// What a server was asked.
nonisolated private final class Seen: @unchecked Sendable {
  private let lock = NSLock()
  private var requests: [LoopbackServer.Request] = []

  var all: [LoopbackServer.Request] { lock.withLock { requests } }

  func note(_ request: LoopbackServer.Request) { lock.withLock { requests.append(request) } }
}

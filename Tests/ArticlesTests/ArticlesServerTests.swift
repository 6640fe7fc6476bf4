import Controls
import Foundation
import Models
import Services
import Stage
import Testing
import World

@testable import Articles

@Suite("11 Articles, over real connections", .serialized, .timeLimit(.minutes(15)))
struct ArticlesServerTests {
  /// Opens a screen that asks `server`, and does one thing after another, each when nothing is under way any more.
  private func open(
    _ server: LoopbackServer, _ way: Way<LoggedScreen>, _ acts: [(LoggedScreen) -> Void]
  ) async throws -> LoggedScreen {
    let world = LiveWorld(clock: PatientClock(passing: ArticleList.typingPause))
    let screen = LoggedScreen()
    screen.service = ArticleService(at: "http://127.0.0.1:\(server.port)")
    let controller = World.$current.withValue(world) { way.wire(screen, world) }
    try await world.runUntilIdle(atMost: .seconds(300))
    for act in acts {
      World.$current.withValue(world) { act(screen) }
      try await world.runUntilIdle(atMost: .seconds(300))
    }
    withExtendedLifetime(controller) {}
    return screen
  }

  @Test("pages, searches and pictures come through")
  func success() async throws {
    let server = try LoopbackServer { EmbeddedArticles.response(to: $0) }
    for way in ArticlesChapter.ways {
      let screen = try await open(server, way, [{ $0.articles.scrollToBottom() }])
      #expect(screen.articles.rowCount == 40, "\(way.name)")
      #expect(screen.articles.visibleCells.allSatisfy { ["✓", "–"].contains($0.detailText?.suffix(1)) }, "\(way.name)")
      let found = try await open(
        server, way,
        [
          { $0.search.touch() }, { $0.search.insert("tested") }, { $0.articles.scrollToBottom() },
        ])
      #expect(found.articles.rowCount == 16, "\(way.name)")
      #expect(found.log.text == "16 articles\nmore: page 2\n16 articles, no more", "\(way.name)")
    }
  }

  @Test(
    "what is broken is told, and the next attempt works",
    arguments: [
      ("status", "Failed: status 500"), ("json", "Failed: the answer makes no sense, it is no JSON"),
      ("cut", "Failed: the connection was lost"), ("limited", "Failed: too many requests"),
    ])
  func broken(_ what: String, _ text: String) async throws {
    let server = try LoopbackServer { request in
      guard request.query["query"] == what else { return EmbeddedArticles.response(to: request) }
      switch what {
      case "status": return .text("", status: 500)
      case "json": return .text("[{")
      case "limited": return .text("slow down", status: 429)
      default: return .init(body: [.text("half"), .end], length: .claimed(100))
      }
    }
    for way in ArticlesChapter.ways {
      let fail: [(LoggedScreen) -> Void] = [{ $0.search.touch() }, { $0.search.insert(what) }]
      let screen = try await open(server, way, fail)
      #expect(screen.message.text == text, "\(way.name)")
      let again = try await open(server, way, fail + [{ $0.search.cancelButton.tap() }])
      #expect(again.message.text == "", "\(way.name)")
      #expect(again.articles.rowCount == 20, "\(way.name)")
    }
  }

  @Test("a search that is never answered is cancelled by the next one, and by the end of the screen")
  func cancel() async throws {
    for way in ArticlesChapter.ways {
      let (never, later) = (Gate(), Gate())
      let server = try LoopbackServer { request in
        let response = EmbeddedArticles.response(to: request)
        return switch request.query["query"] {
        case "never": response.after(never)
        case "tested": response.after(later)
        default: response
        }
      }
      let world = LiveWorld(clock: PatientClock(passing: ArticleList.typingPause))
      let screen = LoggedScreen()
      screen.service = ArticleService(at: "http://127.0.0.1:\(server.port)")
      var controller: AnyObject? = World.$current.withValue(world) { way.wire(screen, world) }
      try await world.runUntilIdle(atMost: .seconds(300))
      screen.search(for: "never")
      #expect(screen.loading.isAnimating)
      try world.settle()
      let countOfOne = world.pendingCount
      screen.search(for: "tested")
      try world.settle()
      // Waiting for a request that goes on would last until the time limit of the suite.
      try #require(world.pendingCount == countOfOne, "\(way.name): the first search goes on after the next")
      later.open()
      try await world.runUntilIdle(atMost: .seconds(300))
      #expect(screen.articles.rowCount == 16, "\(way.name)")
      screen.search(for: "never")
      #expect(screen.loading.isAnimating)
      controller = nil
      try world.settle()
      try #require(world.pendingCount == 0, "\(way.name): the search goes on after the end of the screen")
      #expect(controller == nil)
      never.open()
    }
  }

  @Test("on the clock of a world the service takes as long as in a script, and its answers come late")
  func delays() async throws {
    let clock = VirtualWorld()
    let (requests, sent) = AsyncStream<String>.makeStream()
    let server = try LoopbackServer { request in
      defer { sent.yield(request.query["query"] ?? "") }
      return EmbeddedArticles.response(to: request, in: clock)
    }
    var arrivals = requests.makeAsyncIterator()
    let world = LiveWorld(clock: PatientClock())
    var pages: [String] = []
    for (query, delay) in [("rx", 2000), ("tested", 500)] {
      let request = ArticleService(at: "http://127.0.0.1:\(server.port)").page(ArticleRequest(query, page: 1))
      HTTPClient(world).task(with: request) { outcome in
        pages.append("\(query): \((try? outcome.page.get().articles.count) ?? 0) after \(clock.now)")
      }.resume()
      #expect(await arrivals.next() == query)
      try clock.settle()
      try clock.advance(by: .milliseconds(delay - 1))
      #expect(clock.pendingCount == 1)
      try clock.advance(by: .milliseconds(1))
      #expect(clock.pendingCount == 0)
      try await world.runUntilIdle(atMost: .seconds(300))
    }
    #expect(pages == ["rx: 16 after 2.0 seconds", "tested: 16 after 2.5 seconds"])
  }
}

extension ArticlesScreen {
  /// Replaces the text of the field and asks at once, without the pause after typing.
  fileprivate func search(for text: String) {
    search.touch()
    search.selectAll()
    search.insert(text)
    refresh.tap()
  }
}

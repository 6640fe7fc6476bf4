import Controls
import Foundation
import Models
import PatientClock
import Services
import Stage
import Testing
import World

@testable import Articles

/// What the service that comes along has to say, by its server on this machine.
nonisolated private func response(to request: LoopbackServer.Request) -> LoopbackServer.Response {
  let base = "http://\(request.headers["Host"] ?? "")"
  let (status, body) = EmbeddedArticles.answer(to: request.path, request.query, at: base)
  return .data(body, type: "application/json", status: status)
}

@Suite("11 Articles, over real connections", .serialized, .timeLimit(.minutes(15)))
struct ArticlesServerTests {
  private typealias Wire = @MainActor (LoggedScreen, World) -> AnyObject

  private static let ways: [(name: String, wire: Wire)] = [
    ("callback", { CallbackWay.Log.Controller($0, $1) }), ("delegate", { DelegateWay.Log.Controller($0, $1) }),
    ("observer", { ObserverWay.Log.Controller($0, $1) }), ("rx", { RxWay.Log.Controller($0, $1) }),
  ]

  /// Opens a screen that asks `server`, and does one thing after another, each when nothing is under way any more.
  private func open(
    _ server: LoopbackServer, _ wire: Wire, _ acts: [(LoggedScreen) -> Void]
  ) async throws -> LoggedScreen {
    let world = LiveWorld(clock: PatientClock(passing: ArticleList.typingPause))
    let screen = LoggedScreen()
    screen.service = ArticleService(at: "http://127.0.0.1:\(server.port)")
    let controller = World.$current.withValue(world) { wire(screen, world) }
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
    let server = try LoopbackServer { response(to: $0) }
    for way in Self.ways {
      let screen = try await open(server, way.wire, [{ $0.articles.scrollToBottom() }])
      #expect(screen.articles.rowCount == 40, "\(way.name)")
      #expect(screen.articles.visibleCells.allSatisfy { ["✓", "–"].contains($0.detailText?.suffix(1)) }, "\(way.name)")
      let found = try await open(
        server, way.wire,
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
      guard request.query["query"] == what else { return response(to: request) }
      switch what {
      case "status": return .text("", status: 500)
      case "json": return .text("[{")
      case "limited": return .text("slow down", status: 429)
      default: return .init(body: [.text("half"), .end], length: .claimed(100))
      }
    }
    for way in Self.ways {
      let fail: [(LoggedScreen) -> Void] = [{ $0.search.touch() }, { $0.search.insert(what) }]
      let screen = try await open(server, way.wire, fail)
      #expect(screen.message.text == text, "\(way.name)")
      let again = try await open(server, way.wire, fail + [{ $0.search.cancelButton.tap() }])
      #expect(again.message.text == "", "\(way.name)")
      #expect(again.articles.rowCount == 20, "\(way.name)")
    }
  }

  @Test("a search that is never answered is called off by the next one, and by the end of the screen")
  func cancel() async throws {
    let gate = Gate()
    let server = try LoopbackServer { request in
      request.query["query"] == "never" ? response(to: request).after(gate) : response(to: request)
    }
    for way in Self.ways {
      let world = LiveWorld(clock: PatientClock(passing: ArticleList.typingPause))
      let screen = LoggedScreen()
      screen.service = ArticleService(at: "http://127.0.0.1:\(server.port)")
      var controller: AnyObject? = World.$current.withValue(world) { way.wire(screen, world) }
      try await world.runUntilIdle(atMost: .seconds(300))
      for next in ["tested", nil] {
        screen.type("never")
        screen.refresh.tap()
        #expect(screen.loading.isAnimating)
        guard let next else { break }
        screen.type(next)
        screen.refresh.tap()
        try await world.runUntilIdle(atMost: .seconds(300))
        #expect(screen.articles.rowCount == 16, "\(way.name)")
      }
      controller = nil
      try await world.runUntilIdle(atMost: .seconds(300))
      #expect(world.pendingCount == 0)
      #expect(controller == nil)
    }
    gate.open()
  }
}

extension ArticlesScreen {
  /// Takes the place of what stands in the field, as a person does.
  fileprivate func type(_ text: String) {
    search.touch()
    search.selectAll()
    search.insert(text)
  }
}

/// The chapter as `--live` has it, but for the address: a server on this machine plays Qiita.
private enum Nearby: Step {
  typealias Callback = ArticlesChapter.Callback
  typealias Delegate = ArticlesChapter.Delegate
  typealias Observer = ArticlesChapter.Observer
  typealias Rx = ArticlesChapter.Rx

  static var server = ""

  static let title = "nearby"
  static let alphabet: [Input] = []
  static let invariants = ArticlesChapter.invariants
  static let laterIdentifiers = ArticlesChapter.laterIdentifiers
  static func makeScreen() -> LoggedScreen { ArticlesChapter.makeScreen() }
  static func prepare(_ world: VirtualWorld) { ArticlesChapter.prepare(world) }
  static func goLive(_ screen: LoggedScreen, _ world: VirtualWorld) { screen.ask(ArticleService(at: server), world) }
}

@Suite("11 Articles, live", .serialized, .timeLimit(.minutes(15)))
struct ArticlesLiveTests {
  @Test("the real service is asked for pages and pictures, and what it allows is shown and believed")
  func allowance() throws {
    let server = try LoopbackServer { request in
      var answer = response(to: request)
      guard request.path == "/api/v2/items" else { return answer }
      answer.headers["Rate-Limit"] = "60"
      answer.headers["Rate-Remaining"] = request.query["page"] == "1" ? "59" : "0"
      answer.headers["Rate-Reset"] = "1774915290"
      answer.headers["Date"] = "Tue, 31 Mar 2026 00:00:00 GMT"
      return answer
    }
    Nearby.server = "http://127.0.0.1:\(server.port)"
    let player = try Player([Nearby.self], step: 1, isLive: true)
    let panes = try #require(player.panes as? Panes<Nearby>)
    func expect(_ rows: Int, _ allowance: String, _ message: String) {
      for pane in panes.all {
        #expect(pane.screen.articles.rowCount == rows, "\(pane.name)")
        #expect(pane.screen.allowance.text == allowance, "\(pane.name)")
        #expect(pane.screen.message.text == message, "\(pane.name)")
        #expect(pane.world.scriptedNetwork.calls.isEmpty, "nothing is played")
      }
    }
    expect(20, "59 of 60 requests left", "")
    for input: Input in [.scroll("articles"), .tap("refresh")] { _ = try player.play(.input(input)) }
    expect(
      40, "0 of 60 requests left, more in 90 s", "Failed: no request is left, come back in 90 s")
    for input: Input in [.wait(.seconds(90)), .tap("refresh")] { _ = try player.play(.input(input)) }
    expect(20, "59 of 60 requests left", "")
    #expect(panes.disagreement() == nil)
  }

  @Test("a host that speaks no TLS, and one that is not there, are told apart")
  func unreachable() async throws {
    let server = try LoopbackServer { _ in .text("never asked") }
    for (scheme, reason) in [("https", "no secure connection"), ("http", "the host refuses the connection")] {
      if scheme == "http" { await server.stop() }
      Nearby.server = "\(scheme)://127.0.0.1:\(server.port)"
      let player = try Player([Nearby.self], step: 1, isLive: true)
      for pane in try #require(player.panes as? Panes<Nearby>).all {
        #expect(pane.screen.message.text == "Failed: \(reason)", "\(pane.name)")
      }
    }
  }

  @Test("--live asks Qiita")
  func offered() {
    #expect(ArticlesChapter.offersLive)
    let screen = ArticlesChapter.makeScreen()
    ArticlesChapter.goLive(screen, VirtualWorld())
    #expect(screen.service.page(ArticleRequest("", page: 1)).url.host() == "qiita.com")
  }
}

import Controls
import Foundation
import Models
import Services
import Stage
import Testing
import World

@testable import Articles

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

@Suite("11 Articles, at the prompt and live", .serialized, .timeLimit(.minutes(15)))
struct ArticlesLiveTests {
  @Test("at the prompt pages, searches, pictures and trouble come over a connection, and by themselves")
  func prompt() throws {
    try prompt(ListOfArticles.self)
    try prompt(ArticlesChapter.self)
  }

  private func prompt<S: Step>(_ step: S.Type) throws where S.Screen: ArticlesScreen {
    let player = try Player([step], step: 1, goesOnline: true)
    let panes = try #require(player.panes as? Panes<S>)
    func expect(_ rows: Int, _ message: String = "") {
      for pane in panes.all {
        #expect(pane.screen.articles.rowCount == rows, "\(pane.name)")
        #expect(pane.screen.message.text == message, "\(pane.name)")
        #expect(!pane.screen.loading.isAnimating, "\(pane.name)")
        let cells = pane.screen.articles.visibleCells
        #expect(cells.allSatisfy { ["✓", "–"].contains($0.detailText?.suffix(1)) }, "\(pane.name)")
        #expect(pane.screen.service.page(ArticleRequest("", page: 1)).url.host() == "127.0.0.1")
        #expect(pane.world.scriptedNetwork.calls.isEmpty, "nothing is played")
      }
      #expect(panes.disagreement() == nil)
    }
    expect(20)
    let acts: [(Input, rows: Int, message: String)] = [
      (.scroll("articles"), 40, ""), (.paste("search", text: "rx"), 16, ""),
      (.replace("search", text: "status:503"), 0, "Failed: status 503"), (.tap("cancel"), 20, ""),
    ]
    for (input, rows, message) in acts {
      _ = try player.play(.input(input))
      expect(rows, message)
    }
  }

  @Test("the real service is asked for pages and pictures, and what it allows is shown and believed")
  func allowance() throws {
    let server = try LoopbackServer { request in
      var answer = EmbeddedArticles.response(to: request)
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

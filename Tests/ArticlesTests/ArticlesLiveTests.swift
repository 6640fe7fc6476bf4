import Controls
import Foundation
import LoopbackServer
import Models
import Services
import Stage
import Testing
import World

@testable import Articles

@Suite("11 Articles, over connections and live", .serialized, .timeLimit(.minutes(60)))
struct ArticlesLiveTests {
  @Test func `at the prompt pages, searches, pictures and trouble come over a connection, and by themselves`() throws {
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

  @Test func `--live asks Qiita`() {
    #expect(ArticlesChapter.offersLive)
    let screen = ArticlesChapter.makeScreen()
    ArticlesChapter.goLive(screen, VirtualWorld())
    #expect(screen.service.page(ArticleRequest("", page: 1)).url.host() == "qiita.com")
  }

  private func open(_ server: LoopbackServer, _ way: Way<LoggedScreen>) async throws -> LiveScreen<LoggedScreen> {
    let screen = LoggedScreen()
    screen.service = ArticleService(at: "http://127.0.0.1:\(server.port)")
    let live = LiveScreen(screen, way, in: LiveWorld(clock: PatientClock(passing: ArticleList.typingPause)))
    try await live.rest { $0.isLoading }
    return live
  }

  /// Searches for `text`, as one event of the world.
  private func search(for text: String, on live: LiveScreen<LoggedScreen>) throws {
    try live.perform { $0.search(for: text) }
    #expect(live.screen.loading.isAnimating)
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
      let live = try await open(server, way)
      try search(for: "never", on: live)
      let countOfOne = live.world.pendingCount
      try search(for: "tested", on: live)
      // Waiting for a request that is not cancelled would last until the time limit of the suite.
      try #require(live.world.pendingCount == countOfOne, "\(way.name): the first search goes on after the next")
      later.open()
      try await live.rest { $0.isLoading }
      #expect(live.screen.articles.rowCount == 16, "\(way.name)")
      try search(for: "never", on: live)
      live.close()
      try live.world.settle()
      #expect(live.world.pendingCount == 0, "\(way.name): the search goes on after the end of the screen")
      never.open()
    }
  }

  @Test(
    arguments: [
      ("", ""), ("rx", "&query=rx"), ("C++", "&query=C%2B%2B"), ("R&B", "&query=R%26B"), ("a b", "&query=a%20b"),
      ("50%", "&query=50%25"), ("x=1#y?", "&query=x%3D1%23y?"), ("é あ", "&query=%C3%A9%20%E3%81%82"),
    ])
  func `what is looked for is asked for as it was typed`(_ text: String, _ query: String) {
    let request = ArticleService.qiita.page(ArticleRequest(text, page: 3))
    #expect(request.description == "GET https://qiita.com/api/v2/items?page=3&per_page=20\(query)")
    #expect(request.timeLimit == .seconds(10))
  }

  @Test func `a head that tells how often one may still ask is read, whatever the status`() throws {
    let left = Response(status: 200, headers: Articles.allowance(left: 7, seconds: 90))
    #expect(try HTTPAnswer(left, body: Data("[]".utf8)).page() == ArticlePage([], allowance: allowance(7, 90)))
    for status in [403, 429] {
      let none = Response(status: status, headers: Articles.allowance(left: 0, seconds: 90))
      #expect(throws: ArticleTrouble.tooManyRequests(allowance(0, 90), for: .seconds(90))) {
        try HTTPAnswer(none).page()
      }
      let later = Response(status: status, headers: ["Retry-After": "60"])
      #expect(throws: ArticleTrouble.tooManyRequests(nil, for: .seconds(60))) { try HTTPAnswer(later).page() }
    }
    #expect(throws: ArticleTrouble.tooManyRequests(nil, for: nil)) { try HTTPAnswer(Response(status: 429)).page() }
    #expect(throws: ArticleTrouble.status(403)) { try HTTPAnswer(Response(status: 403)).page() }
    #expect(throws: ArticleTrouble.status(204)) { try HTTPAnswer(Response(status: 204)).page() }
  }

  @Test func `a picture has come if there is a body, with status 200`() {
    let body = Data([0x89])
    #expect(HTTPAnswer(Response(status: 200), body: body).isPicture)
    #expect(!HTTPAnswer(Response(status: 200)).isPicture)
    #expect(!HTTPAnswer(Response(status: 404), body: body).isPicture)
  }

  private func allowance(_ left: Int, _ seconds: Int) -> Allowance {
    Allowance(limit: 60, remaining: left, resetsAfter: .seconds(seconds))
  }
}

extension ArticlesScreen {
  /// True while the list or a picture in sight is under way.
  fileprivate var isLoading: Bool {
    loading.isAnimating || articles.visibleCells.contains { $0.detailText?.hasSuffix("…") ?? false }
  }
}

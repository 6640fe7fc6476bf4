import Controls
import Foundation
import Models
import Services
import Stage
import Testing
import World

@testable import Articles

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

  @Test("--live asks Qiita")
  func offered() {
    #expect(ArticlesChapter.offersLive)
    let screen = ArticlesChapter.makeScreen()
    ArticlesChapter.goLive(screen, VirtualWorld())
    #expect(screen.service.page(ArticleRequest("", page: 1)).url.host() == "qiita.com")
  }
}

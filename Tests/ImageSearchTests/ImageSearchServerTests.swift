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

  @Test("played over a connection, the four ways show what was asked for as it was typed")
  func player() throws {
    let player = try Player([ImageSearchChapter.self], step: 1, goesOnline: true)
    let panes = try #require(player.panes as? Panes<ImageSearchChapter>)
    for (text, count) in [("cats", 60), ("R&B", 3), ("500", 3), ("kinds of quotes", 6)] {
      _ = try player.play(.input(.replace("query", text: text)))
      _ = try player.play(.input(.submit("query")))
      #expect(panes.disagreement() == nil)
      #expect(panes.all.map(\.screen.images.rowCount) == [count, count, count, count])
    }
  }
}

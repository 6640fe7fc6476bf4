import Controls
import Foundation
import Stage
import Testing
import World

@testable import Articles

/// The rendering of the article's program does what the article's own code does, step by step.
@Suite("11 Articles: the original")
struct OriginalTests {
  nonisolated private static let failed: [Input] = [
    .wait(.seconds(1)), .scroll("articles"), .event("fail", ["last", "timeout"]),
  ]
  nonisolated private static let failedAgain =
    failed + [.scroll("articles"), .event("fail", ["last", "timeout"]), .scroll("articles")]

  @Test(
    "it asks for the first page after a pause; a failure and a refresh empty the list",
    arguments: [
      ([.wait(.milliseconds(199))], 0, 0), ([.wait(.milliseconds(200))], 1, 0), ([.wait(.milliseconds(700))], 1, 20),
      (failed, 2, 0), (failed + [.scroll("articles")], 3, 0), (failedAgain, 3, 0),
      ([.wait(.seconds(1)), .tap("refresh")], 2, 0), ([.wait(.seconds(1)), .tap("refresh"), .tap("refresh")], 3, 0),
    ] as [([Input], Int, Int)])
  func original(_ inputs: [Input], _ requests: Int, _ rows: Int) throws {
    let pane = try Pane(ListOfArticles.self, Way("original", OriginalWay.Controller.self))
    for input in inputs { try pane.perform(input) }
    #expect(pane.world.scriptedNetwork.calls.count { $0.request.url.query() != nil } == requests)
    #expect(pane.screen.articles.rowCount == rows)
  }
}

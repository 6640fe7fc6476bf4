import Controls
import Terminal
import Testing
import World

@testable import Articles
@testable import ImageSearch
@testable import Stage
@testable import StageSession
@testable import TerminalStage

@Suite("A session that asked the network, saved")
@MainActor struct SavedSessionTests {
  /// Lets the server that comes along answer all that it was asked, each piece five milliseconds after the one before.
  private func awaitAnswers(_ stage: LiveStage) {
    for _ in 0..<2000 where stage.session.panes.isAwaitingOutside {
      stage.session.panes.awaitOutside(atMost: .seconds(10))
      stage.pass(.milliseconds(5))
    }
  }

  /// Returns the last screen of the saved session in each pane, and the failures.
  private func played(_ script: String, _ chapter: any Chapter.Type) throws -> (
    snapshots: [Snapshot], failures: [String]
  ) {
    let player = try Player(chapter.steps, step: chapter.steps.count)
    var transcript = Transcript(player, of: chapter, drawing: PaneDrawing()) { _ in }
    try transcript.play(Script(parsing: script, name: "saved"))
    return (player.panes.snapshots, transcript.failures)
  }

  private func saved(_ stage: LiveStage) throws -> String {
    stage.session.history.script(of: stage.session.chapter.name, try #require(stage.session.panes.networkRecords.first))
  }

  @Test func `gives the same again without a network, with the answers of then`() throws {
    let stage = LiveStage(try Session(ImageSearchChapter.self, step: 2))
    for input in [Input.type("query", text: "cats"), .tap("search")] { stage.perform(input) }
    awaitAnswers(stage)
    stage.perform(.scroll("images"))
    let records = stage.session.panes.networkRecords
    #expect(records.allSatisfy { $0.arrivals == records[0].arrivals }, "each pane got the same at the same time")
    let script = try saved(stage)
    #expect(script.contains("\nreplay 2\n"))
    #expect(script.contains("\nreply 1 head 200 "))
    let again = try played(script, ImageSearchChapter.self)
    #expect(again.failures == [])
    #expect(again.snapshots == stage.session.panes.snapshots)
    #expect(again.snapshots.first?["images"]?.table?.rowCount ?? 0 > 0)
  }

  @Test func `also after going back, and going on from there`() throws {
    let stage = LiveStage(try Session(ArticlesChapter.self, step: 2))
    stage.pass(.seconds(1))
    awaitAnswers(stage)
    let moment = stage.session.history.moments.count - 1
    stage.perform(.paste("search", text: "rx"))
    stage.pass(.seconds(1))
    awaitAnswers(stage)
    stage.act { $0.resume(from: moment) }
    stage.perform(.scroll("articles"))
    stage.pass(.seconds(1))
    awaitAnswers(stage)
    let again = try played(try saved(stage), ArticlesChapter.self)
    #expect(again.failures == [])
    #expect(again.snapshots == stage.session.panes.snapshots)
    #expect(again.snapshots.first?["articles"]?.table?.rowCount ?? 0 > 0)
  }
}

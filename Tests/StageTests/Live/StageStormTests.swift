@testable import StageSession
import Controls
import ModelTerminal
import Terminal
import Testing
import World

@testable import Stage
@testable import TerminalStage

@Suite("Random sizes and keys on the stage")
struct StageStormTests {
  nonisolated static let modes: [[TerminalEvent]] = [
    [], [.text("?")], [.text("w")], [.text("t")], [.text("e")], [.text(":"), .text("tap 日本語")], [.text("p")],
    [.text("3")],
    [.key(.shiftTab), .key(.enter)],
  ]

  @Test(arguments: modes)
  func `no size is too small to be drawn on`(_ events: [TerminalEvent]) throws {
    // At the edges of what is drawn, and where next to nothing is left.
    let sizes = [0, 1, 8, 39, 40, 41, 60].flatMap { columns in
      [0, 1, 2, 6, 11, 12, 13, 16].map { Extent(columns: columns, rows: $0) }
    }
    let bench = try StageTestBench(pause: .milliseconds(150), doing: events + sizes.map(TerminalEvent.resized))
    #expect(bench.screens.count == events.count + sizes.count + 1)
    #expect(bench.terminal.unknown == [])
  }

  @Test func `after any number of other sizes the stage looks as if it had always had this one`() throws {
    var dice = SeededRandom(seed: 7)
    let sizes = (0..<40).map { _ in
      Extent(columns: Int.random(in: 1...220, using: &dice), rows: Int.random(in: 1...70, using: &dice))
    }
    let doing: [TerminalEvent] = [.key(.tab), .key(.enter)]
    let storm = try StageTestBench(
      step: 1, doing: doing + sizes.map(TerminalEvent.resized) + [.resized(Extent(columns: 100, rows: 30))])
    #expect(storm.lines == (try StageTestBench(step: 1, doing: doing)).lines)
  }

  @Test func `the stage survives 100,000 random bytes as keys`() throws {
    var dice = SeededRandom(seed: 11)
    var decoder = KeyDecoder()
    let stage = LiveStage(try Session(Desk.self, step: 2))
    let extent = Extent(columns: 60, rows: 20)
    var drawing = StageDrawing(stage, on: extent)
    for round in 0..<1000 {
      let bytes = (0..<100).map { _ in UInt8.random(in: 0...255, using: &dice) }
      // A session that goes on for ever would only be slow; no byte may write a file.
      for input in decoder.feed(bytes.filter { $0 != UInt8(ascii: "s") }) { stage.take(input, before: drawing) }
      if round.isMultiple(of: 10) { stage.open(step: 2) }
      if round.isMultiple(of: 4) { drawing = StageDrawing(stage, on: extent) }
    }
    for input in decoder.flush() { stage.take(input, before: drawing) }
    for key in [Key.escape, .escape, .escape] { stage.take(.key(key), before: drawing) }
    for input in [TerminalInput.text(":"), .text("step 1"), .key(.enter)] { stage.take(input, before: drawing) }
    #expect(stage.session.history.step == 1)
    #expect(stage.session.panes.snapshots.map { $0["count"]?.text } == ["0", "0", "0", "0"])
  }
}

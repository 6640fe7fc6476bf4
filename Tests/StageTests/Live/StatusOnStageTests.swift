@testable import StageSession
import Controls
import Terminal
import Testing
import World

@testable import Stage
@testable import TerminalStage

@Suite("The status at the foot of the stage")
struct StatusOnStageTests {
  private func lines(on chapter: any Chapter.Type = Desk.self, columns: Int = 40, _ words: String = "") throws
    -> [String]
  {
    try StageTestBench(on: chapter, step: 1, columns: columns, rows: 12, doing: keys(words)).lines
  }

  @Test func `a message that is too long for a line takes the lines above`() throws {
    #expect(
      try lines(": 'tap foo' Enter")[9...10] == [
        "! there is no control foo: use one of", "count, down, up, name, greeting, ask, ok",
      ])
  }

  @Test func `it takes three lines at most, and ends with an ellipsis`() throws {
    let stage = try StageTestBench(columns: 40, rows: 12).stage
    stage.session.message = Session.Message(text: Array(repeating: "word", count: 30).joined(separator: " "))
    let surface = StageDrawing(stage, on: Extent(columns: 40, rows: 12)).surface
    let full = Array(repeating: "word", count: 8).joined(separator: " ")
    #expect((8...10).map { surface.text(row: $0) } == [full + " ", full + " ", full + "…"])
  }

  @Test func `a difference begins with the way and the property, on a small terminal, too`() throws {
    let line = try lines(on: CrookedDesk.self, "Tab Enter Shift-Tab Enter")[10]
    #expect(line.hasPrefix("✗ rx: count \"1\"  the screens are not"))
  }

  @Test func `a difference that is too long for a line takes one more, and leaves out what the panes show`() throws {
    #expect(
      try lines(on: WordyDesk.self)[9...10] == [
        "✗ rx: greeting \"so many words that one", "line does not hold them\"",
      ])
    let whole = "✗ rx: greeting \"so many words that one line does not hold them\""
    #expect(try lines(on: WordyDesk.self, columns: 120)[10] == "\(whole)  the screens are not the same")
  }

  @Test("that the ways are the same can be read however long the title is; a chapter with one step has no number")
  func verdict() throws {
    #expect(try lines()[10] == "step 1 of 2 [ ]  ✓ the ways are the same")
    #expect(try lines(on: CrookedDesk.self, columns: 60)[10].hasPrefix("CrookedDesk: "))
  }

  @Test func `the step is named with the keys that open another one, where they do`() throws {
    let bench = try StageTestBench(rows: 20, doing: keys("[ ] t Esc Tab Tab Enter"))
    let steps =
      ["2 of 2 [ ]", "1 of 2 [ ]", "2 of 2 [ ]", "2 of 2", "2 of 2 [ ]", "2 of 2 [ ]"] + [
        "2 of 2 Esc [ ]", "2 of 2 Esc [ ]",
      ]
    let lines = steps.map { step in
      "Desk, step \(step): \(step.hasPrefix("1") ? "up and down" : Desk.title)  ✓ the four ways are the same"
    }
    #expect(bench.screens.map { $0[18] } == lines)
  }
}

/// A chapter whose last way has much to say.
private enum WordyDesk: DeskChapter {
  typealias Callback = Silent
  typealias Delegate = Silent
  typealias Observer = Silent
  typealias Rx = Wordy

  static let title = "words"
  static let alphabet: [Input] = []
}

private final class Silent: Wiring {
  init(_ screen: DeskScreen, _ world: World) {}
}

private final class Wordy: Wiring {
  init(_ screen: DeskScreen, _ world: World) {
    screen.greeting.text = "so many words that one line does not hold them"
  }
}

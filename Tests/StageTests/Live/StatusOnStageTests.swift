@testable import StageSession
import Controls
import Terminal
import Testing
import World

@testable import Stage
@testable import TerminalStage

@Suite("The status at the foot of the stage")
struct StatusOnStageTests {
  @Test("a message that is too long for a line takes the lines above")
  func message() throws {
    let bench = try StageTestBench(columns: 40, rows: 12, doing: [.text(":"), .text("tap foo"), .key(.enter)])
    #expect(
      bench.lines[9...10] == ["! there is no control foo: use one of", "count, down, up, name, greeting, ask, ok"])
  }

  @Test("it takes three lines at most, and ends with an ellipsis")
  func longMessage() throws {
    let stage = try StageTestBench(columns: 40, rows: 12).stage
    stage.session.message = Session.Message(text: Array(repeating: "word", count: 30).joined(separator: " "))
    let surface = StageDrawing(stage, on: Extent(columns: 40, rows: 12)).surface
    let full = Array(repeating: "word", count: 8).joined(separator: " ")
    #expect((8...9).map { surface.text(row: $0) } == [full + " ", full + " "])
    #expect(surface.text(row: 10) == full + "…")
  }

  @Test("a difference begins with the way and the property, on a small terminal, too")
  func difference() throws {
    let bench = try StageTestBench(
      on: CrookedDesk.self, step: 1, columns: 40, rows: 12,
      doing: [.key(.tab), .key(.enter), .key(.shiftTab), .key(.enter)])
    #expect(bench.lines[10].hasPrefix("✗ rx: count \"1\"  the screens are not"))
  }

  @Test("a difference that is too long for a line takes one more, and leaves out what the panes show")
  func longDifference() throws {
    let bench = try StageTestBench(on: WordyDesk.self, step: 1, columns: 40, rows: 12)
    #expect(bench.lines[9...10] == ["✗ rx: greeting \"so many words that one", "line does not hold them\""])
    let wide = try StageTestBench(on: WordyDesk.self, step: 1, columns: 120, rows: 12)
    let whole = "✗ rx: greeting \"so many words that one line does not hold them\""
    #expect(wide.lines[10] == "\(whole)  the screens are not the same")
  }

  @Test("that the ways are the same can be read however long the title is")
  func verdict() throws {
    let bench = try StageTestBench(step: 1, columns: 40, rows: 12)
    #expect(bench.lines[10] == "step 1 of 2 [ ]  ✓ the ways are the same")
  }

  @Test("the step is named with the keys that open another one, where they do")
  func step() throws {
    let bench = try StageTestBench(
      rows: 20, doing: [.text("["), .text("]"), .text("t"), .key(.escape), .key(.tab), .key(.tab), .key(.enter)])
    let (title, verdict) = (": count, greet and ask", "  ✓ the four ways are the same")
    #expect(
      bench.screens.map { $0[18] } == [
        "Desk, step 2 of 2 [ ]\(title)\(verdict)", "Desk, step 1 of 2 [ ]: up and down\(verdict)",
        "Desk, step 2 of 2 [ ]\(title)\(verdict)", "Desk, step 2 of 2\(title)\(verdict)",
        "Desk, step 2 of 2 [ ]\(title)\(verdict)", "Desk, step 2 of 2 [ ]\(title)\(verdict)",
        "Desk, step 2 of 2 Esc [ ]\(title)\(verdict)", "Desk, step 2 of 2 Esc [ ]\(title)\(verdict)",
      ])
  }

  @Test("a chapter with one step has no number and no keys for another")
  func onlyStep() throws {
    let bench = try StageTestBench(on: CrookedDesk.self, step: 1, columns: 60, rows: 12)
    #expect(bench.lines[10].hasPrefix("CrookedDesk: "))
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

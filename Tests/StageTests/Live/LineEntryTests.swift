import Terminal
import Testing

@testable import Stage
@testable import StageSession
@testable import TerminalStage

@Suite("Lines entered on the stage")
struct LineEntryTests {
  @Test("the up key recalls the lines that were entered, the latest first, and stays at the first")
  func up() throws {
    let lines = try written(after: ["note a", "note b"], .key(.up), .key(.up), .key(.up))
    #expect(lines == ["Do: note b", "Do: note a", "Do: note a"])
  }

  @Test("the down key comes back to the line that was being written")
  func down() throws {
    let lines = try written(after: ["note a"], .text("tap u"), .key(.up), .key(.down), .key(.down), .text("p"))
    #expect(lines == ["Do: tap u", "Do: note a", "Do: tap u", "Do: tap u", "Do: tap up"])
  }

  @Test("a line that is entered twice in a row is recalled once")
  func twice() throws {
    #expect(try written(after: ["note a", "note b", "note b"], .key(.up), .key(.up)) == ["Do: note b", "Do: note a"])
  }

  @Test("a recalled line can be entered again, and changed")
  func again() throws {
    let recall = [TerminalEvent.text(":"), .key(.up)]
    let bench = try StageTestBench(
      doing: [.text(":"), .text("tap up"), .key(.enter)] + recall + [.key(.enter)] + recall
        + [.key(.control("w")), .text("down"), .key(.enter)] + recall + [.key(.up)])
    #expect(bench.stage.script == ["tap up", "tap up", "tap down"])
    #expect(bench.lines[28] == "Do: tap up")
  }

  @Test("lines are recalled in another step, too")
  func otherStep() throws {
    let bench = try StageTestBench(doing: [
      .text(":"), .text("step 1"), .key(.enter), .text(":"), .key(.up),
    ])
    #expect(bench.lines[28] == "Do: step 1")
  }

  /// The line at the foot after each of `events`, where `entered` was entered before.
  private func written(after entered: [String], _ events: TerminalEvent...) throws -> [String] {
    let before = entered.flatMap { [TerminalEvent.text(":"), .text($0), .key(.enter)] } + [.text(":")]
    let bench = try StageTestBench(doing: before + events)
    return bench.screens.suffix(events.count).map { $0[28] }
  }
}

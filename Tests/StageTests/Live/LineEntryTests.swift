import Terminal
import Testing

@testable import Stage
@testable import StageSession
@testable import TerminalStage

@Suite("Lines entered on the stage")
struct LineEntryTests {
  @Test(
    "the up key recalls the lines that were entered, and the down key comes back to the line that was being written",
    arguments: [
      ("the latest comes first, and the first stays", "note a|note b", "Up*3", ["note b", "note a", "note a"]),
      (
        "the line that was being written comes back", "note a", "'tap u' Up Down Down p",
        ["tap u", "note a", "tap u", "tap u", "tap up"]
      ),
      ("a line that is entered twice in a row is recalled once", "note a|note b|note b", "Up*2", ["note b", "note a"]),
      ("lines are recalled in another step, too", "step 1", "Up", ["step 1"]),
    ] as [(String, String, String, [String])])
  func recalled(_ claim: String, _ entered: String, _ words: String, _ written: [String]) throws {
    let before = entered.split(separator: "|").map { ": '\($0)' Enter " }.joined() + ": "
    let bench = try StageTestBench(doing: keys(before + words))
    #expect(bench.screens.suffix(written.count).map { $0[28] } == written.map { "Do: \($0)" })
  }

  @Test func `a recalled line can be entered again, and changed`() throws {
    let bench = try StageTestBench(doing: keys(": 'tap up' Enter : Up Enter : Up Ctrl-w down Enter : Up Up"))
    #expect(bench.stage.script == ["tap up", "tap up", "tap down"])
    #expect(bench.lines[28] == "Do: tap up")
  }
}

import Terminal
import Testing

@testable import Stage

@Suite("Scrolling on the stage")
struct ScrollingOnStageTests {
  @Test func `a page ends where its last line is in sight, and goes back with the first key`() throws {
    let screens = try StageTestBench(columns: 100, rows: 30, doing: keys("? PageDown*6 Up")).screens
    #expect(screens[7][27].hasPrefix("q, Ctrl-C"))
    #expect(screens[7] == screens[6])
    #expect(screens[8][1..<28] == screens[7][..<27])
    #expect(screens[8][0] != screens[7][0])
  }

  @Test func `Home and End bring a page to its ends`() throws {
    let screens = try StageTestBench(columns: 40, rows: 12, doing: keys("? End Home")).screens
    #expect(screens[1][0] == "Tab, Shift-Tab")
    #expect(screens[2][9].hasSuffix("leave"))
    #expect(screens[3][..<10] == screens[1][..<10])
  }

  @Test func `panes that are longer than the terminal end where their last line is in sight, too`() throws {
    let bench = try StageTestBench(step: 1, columns: 40, rows: 12, doing: keys("p PageDown*6 PageUp End Home"))
    let screens = bench.screens
    #expect([1, 7].map { screens[$0].contains { $0.contains("┃  Ask  ┃") } } == [false, true])
    #expect(screens[8] != screens[7])
    #expect(screens[9] == screens[7])
    #expect(screens[10] == screens[1])
  }

  @Test func `a terminal that becomes larger leaves no key dead`() throws {
    let sizes = [40, 12].map { TerminalEvent.resized(Extent(columns: 40, rows: $0)) }
    let bench = try StageTestBench(step: 1, columns: 40, rows: 12, doing: keys("p End") + sizes + keys("PageUp*2"))
    #expect(bench.screens[6] == bench.screens[1])
  }
}

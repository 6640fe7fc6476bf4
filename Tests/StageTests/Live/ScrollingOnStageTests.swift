import Terminal
import Testing

@testable import Stage

@Suite("Scrolling on the stage")
struct ScrollingOnStageTests {
  private func keys(_ name: Key.Name, _ count: Int = 1) -> [TerminalEvent] {
    Array(repeating: .key(Key(name)), count: count)
  }

  @Test("a page ends where its last line is in sight, and goes back with the first key")
  func page() throws {
    let bench = try StageTestBench(columns: 100, rows: 30, doing: [.text("?")] + keys(.pageDown, 6) + keys(.up))
    let screens = bench.screens
    #expect(screens[7][27].hasPrefix("q, Ctrl-C"))
    #expect(screens[7] == screens[6])
    #expect(screens[8][1..<28] == screens[7][..<27])
    #expect(screens[8][0] != screens[7][0])
  }

  @Test("Home and End bring a page to its ends")
  func ends() throws {
    let bench = try StageTestBench(columns: 40, rows: 12, doing: [.text("?")] + keys(.end) + keys(.home))
    #expect(bench.screens[1][0] == "Tab, Shift-Tab")
    #expect(bench.screens[2][9].hasSuffix("leave"))
    #expect(bench.screens[3][..<10] == bench.screens[1][..<10])
  }

  @Test("panes that are longer than the terminal end where their last line is in sight, too")
  func panes() throws {
    let bench = try StageTestBench(
      step: 1, columns: 40, rows: 12,
      doing: [.text("p")] + keys(.pageDown, 6) + keys(.pageUp, 1) + keys(.end) + keys(.home))
    let screens = bench.screens
    #expect(screens[7].contains { $0.contains("┃  Ask  ┃") })
    #expect(!screens[1].contains { $0.contains("┃  Ask  ┃") })
    #expect(screens[8] != screens[7])
    #expect(screens[9] == screens[7])
    #expect(screens[10] == screens[1])
  }

  @Test("a terminal that becomes larger leaves no key dead")
  func larger() throws {
    let bench = try StageTestBench(
      step: 1, columns: 40, rows: 12,
      doing: [.text("p")] + keys(.end) + [
        .resized(Extent(columns: 40, rows: 40)), .resized(Extent(columns: 40, rows: 12)),
      ]
        + keys(.pageUp, 2))
    #expect(bench.screens[6] == bench.screens[1])
  }
}

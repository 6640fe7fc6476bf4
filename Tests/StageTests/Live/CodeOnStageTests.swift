import BuiltPackage
import Calls
import ModelTerminal
import Terminal
import Testing

@testable import Stage
@testable import StageSession
@testable import TerminalStage

@Suite("The source beside the screen")
struct CodeOnStageTests {
  /// A desk of which lines `lines` of each way ran.
  private func bench(
    columns: Int = 100, rows: Int = 30, lines: [Int] = [20, 21], pause: Duration = .zero,
    patterns: [Pattern] = Pattern.allCases, doing events: [TerminalEvent?]
  ) throws -> StageTestBench {
    try StageTestBench(
      step: 1, columns: columns, rows: rows, pause: pause, patterns: patterns,
      sources: HighlightedSources(TestFolder.desk(), ran: ran(lines)), doing: events)
  }

  /// These lines of each way.
  private func ran(_ lines: [Int]) -> RanLines {
    var ran = RanLines()
    for way in ["Callback", "Delegate", "Observer", "Rx"] {
      for line in lines { ran.files["Chapters/99-Desk/\(way).swift", default: .init()].lines[line] = 1 }
    }
    return ran
  }

  /// Returns the lines of the source on the screen, its head first.
  private func code(_ lines: [String], _ head: String = "callback: ") -> [String] {
    Array(lines.drop { !$0.hasPrefix(head) })
  }

  @Test func `on a wide terminal it stands beside the panes, and the lines that ran are marked and in sight`() throws {
    let bench = try bench(columns: 200, rows: 20, doing: keys("… Tab Enter … c"))
    let code = bench.lines.map { String($0.dropFirst(100)) }
    #expect(
      code[..<8] == [
        "│ callback: Callback.swift  2 lines just ran", "│    17   let line17 = \"17\"",
        "│    18   let line18 = \"18\"",
        "│    19   let line19 = \"19\"", "│ ▸  20   let line20 = \"20\"", "│ ▸  21   let line21 = \"21\"",
        "│    22   let line22 = \"22\"", "│    23   let line23 = \"23\"",
      ])
    #expect(bench.lines[1].hasPrefix("│ 1     "))
    #expect(bench.lines[7].hasPrefix("What just happened: tap up"))
  }

  @Test func `on a narrower one it stands below them, on a small one in their place`() throws {
    let below = try bench(doing: keys("… Tab Enter … c"))
    #expect(below.lines[1].hasPrefix("│ 1     "))
    #expect(
      code(below.lines).prefix(5) == [
        "callback: Callback.swift  2 lines just ran", "   17   let line17 = \"17\"", "   18   let line18 = \"18\"",
        "   19   let line19 = \"19\"", "▸  20   let line20 = \"20\"",
      ])
    let small = try bench(columns: 40, rows: 12, doing: keys("… Tab Enter … c"))
    #expect(small.lines[0] == " 1 callback   2   3   4")
    #expect(small.lines[1] == "callback: Callback.swift  2 lines just …")
    #expect(small.lines[5] == "▸  20   let line20 = \"20\"")
    #expect(small.lines[11] == "Tab next  Enter press up  c close")
  }

  @Test func `the panes keep their keys`() throws {
    let bench = try bench(doing: keys("… c … Tab Enter …"))
    #expect(bench.stage.script == ["tap up"])
    #expect(bench.lines.contains("▸  20   let line20 = \"20\""))
  }

  @Test("Shift and an arrow scroll, by lines, pages and to the ends; arrows alone where the source covers the panes")
  func scrolling() throws {
    let scrolls = "Shift-Down Shift-Up Shift-Up Shift-PageDown Shift-End Shift-Home"
    let bench = try bench(doing: keys("… Tab Enter … c " + scrolls))
    // 13 lines of 40 can be seen.
    let tops = bench.screens.dropFirst(5).map { screen in
      code(screen).dropFirst().first?.split(separator: " ").first.map(String.init)
    }
    #expect(tops == ["17", "18", "17", "16", "28", "28", "1"])
    #expect(bench.stage.script == ["tap up"])
    let alone = try self.bench(columns: 40, rows: 12, doing: keys("… Tab Enter … c Home Down Down"))
    #expect(alone.lines[2] == "    3   let line3 = \"3\"")
    #expect(alone.stage.script == ["tap up"])
  }

  @Test func `f looks into the next way, < and > at its other files, Esc closes`() throws {
    let bench = try bench(doing: keys("c f > Esc"))
    #expect(code(bench.screens[2], "delegate: ").first?.hasPrefix("delegate: Delegate.swift") == true)
    #expect(bench.screens[3][28] == "This way has no other file.")
    #expect(bench.lines.contains { $0.hasPrefix("What just happened: the screens were opened") })
  }

  @Test func `d puts the next way beside it, line by line, and d again the one after that`() throws {
    let bench = try bench(doing: keys("… Tab Enter … d Shift-End d d d"))
    let first = code(bench.screens[5])
    #expect(
      first.first == "callback: Callback.swift  2 lines just ran  ↔  delegate: Delegate.swift  2 lines just ran")
    #expect(
      first.dropFirst(4).first == "▸  20   let line20 = \"20\"                        │ ▸  20   let line20 = \"20\"")
    #expect(bench.screens[6][27] == "   40 // Callback                                |    40 // Delegate")
    let others = bench.screens[7...].map { code($0).first?.split(separator: "↔  ").last?.prefix { $0 != " " } }
    #expect(others == ["observer:", "rx:", "delegate:"])
  }

  @Test func `where two do not fit beside each other, one stands under the other where they differ`() throws {
    let bench = try bench(columns: 60, rows: 40, doing: keys("… Tab Enter … d Shift-End"))
    #expect(
      Array(bench.lines[35...37]) == ["    39   let line39 = \"39\"", "-   40 // Callback", "+   40 // Delegate"])
  }

  @Test func `without recorded calls the source is shown, and the build that records them`() throws {
    let sources = HighlightedSources(try TestFolder.desk(), trouble: .notRecorded)
    let bench = try StageTestBench(step: 1, sources: sources, doing: keys("c"))
    #expect(
      code(bench.screens[1]).prefix(3) == [
        "callback: Callback.swift",
        "This build records no calls: build it without CALLS=0 and without -c release",
        "    1   let line1 = \"1\"",
      ])
    #expect(bench.timeouts.allSatisfy { $0 == nil })
  }

  @Test("without room for the reason y shows it, also on a journey, and behind Esc while letters are written")
  func notRecordedOnFewRows() throws {
    let sources = HighlightedSources(try TestFolder.desk(), trouble: .notRecorded)
    let bench = try StageTestBench(
      columns: 40, rows: 12, sources: sources, doing: keys("c Tab Tab Enter Esc t y End"))
    #expect(
      [1, 4, 6].map { bench.screens[$0][2] } == [
        "No line is marked: y says why.", "No line is marked: Esc y says why.", "No line is marked: y says why.",
      ])
    #expect(bench.lines.contains { $0.contains("This build records no calls") })
  }

  @Test func `without sources the message names the folder where they should be`() throws {
    let bench = try StageTestBench(step: 1, doing: keys("c >"))
    let code = code(bench.screens[1])
    #expect(code.first == "callback: no source")
    #expect(code.dropFirst().first?.hasPrefix("The sources are not in ") == true)
    #expect(bench.screens[1][1].hasPrefix("│ 0     "))
    #expect(bench.lines[28] == "There is no source of this way here, and so no other file.")
  }

  @Test func `a way that is alone on stage cannot be compared`() throws {
    let bench = try bench(patterns: [.rx], doing: keys("d < c"))
    #expect(bench.screens[1][28] == "There is no other way on stage to compare with.")
    #expect(bench.screens[2][28] == "c shows a source first.")
    #expect(bench.lines.contains { $0.hasPrefix("rx: Rx.swift") })
  }

  @Test(arguments: ["c", "d"])
  func `no size is too small for it`(_ key: String) throws {
    let sizes = stride(from: 0, through: 220, by: 20).flatMap { columns in
      [0, 11, 12, 13, 20, 60].map { Extent(columns: columns, rows: $0) }
    }
    let bench = try bench(doing: keys("… Tab Enter … \(key)") + sizes.map(TerminalEvent.resized))
    #expect(bench.terminal.unknown == [])
    #expect(bench.screens.count == sizes.count + 6)
  }
}

import ModelTerminal
import Terminal
import Testing

@testable import Stage
@testable import StageSession
@testable import TerminalStage

@Suite("The source beside the screen")
struct CodeOnStageTests {
  /// A desk of which each input runs lines `lines` of each way, and lines 1 to 3 run when the screens are opened.
  private func bench(
    columns: Int = 100, rows: Int = 30, lines: [Int] = [20, 21], pause: Duration = .zero,
    patterns: [Pattern] = Pattern.allCases, doing events: [TerminalEvent?]
  ) throws -> StageTestBench {
    try StageTestBench(
      step: 1, columns: columns, rows: rows, pause: pause, patterns: patterns,
      log: LineLog(TestFolder.desk(), ran: [ran([1, 2, 3]), ran(lines)]), doing: events)
  }

  /// These lines of each way.
  private func ran(_ lines: [Int]) -> RanLines {
    let file = RanLines.File(lines: Dictionary(uniqueKeysWithValues: lines.map { ($0, 1) }))
    return RanLines(
      files: ["Callback", "Delegate", "Observer", "Rx"].reduce(into: [:]) { $0["Chapters/99-Desk/\($1).swift"] = file })
  }

  /// What is on the screen of the source, its head first.
  private func code(_ lines: [String], _ head: String = "callback: ") -> [String] {
    Array(lines.drop { !$0.hasPrefix(head) })
  }

  private let up: [TerminalEvent?] = [.key(.tab), .key(.enter), nil]

  @Test("on a wide terminal it stands beside the panes, and the lines that ran are marked and in sight")
  func wide() throws {
    let bench = try bench(columns: 200, rows: 20, doing: [nil] + up + [.text("c")])
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

  @Test("on a narrower one it stands below them, on a small one in their place")
  func narrow() throws {
    let below = try bench(doing: [nil] + up + [.text("c")])
    #expect(below.lines[1].hasPrefix("│ 1     "))
    #expect(
      code(below.lines).prefix(5) == [
        "callback: Callback.swift  2 lines just ran", "   17   let line17 = \"17\"", "   18   let line18 = \"18\"",
        "   19   let line19 = \"19\"", "▸  20   let line20 = \"20\"",
      ])
    let small = try bench(columns: 40, rows: 12, doing: [nil] + up + [.text("c")])
    #expect(small.lines[0] == " 1 callback   2   3   4")
    #expect(small.lines[1] == "callback: Callback.swift  2 lines just …")
    #expect(small.lines[5] == "▸  20   let line20 = \"20\"")
    #expect(small.lines[11] == "Tab next  Enter press up  c close")
  }

  @Test("the panes keep their keys, and each input marks its lines")
  func goesOn() throws {
    let bench = try bench(doing: [nil, .text("c"), nil] + up)
    #expect(bench.screens[3].contains("▸   1   let line1 = \"1\""))
    #expect(bench.stage.script == ["tap up"])
    #expect(bench.lines.contains("▸  20   let line20 = \"20\""))
    #expect(!bench.lines.contains("▸   1   let line1 = \"1\""))
  }

  @Test("Shift and an arrow scroll, by lines, pages and to the ends")
  func scrolling() throws {
    let keys: [Key] = [
      .down.with(.shift), .up.with(.shift), .up.with(.shift), .pageDown.with(.shift), .end.with(.shift),
      .home.with(.shift),
    ]
    let bench = try bench(doing: [nil] + up + [.text("c")] + keys.map(TerminalEvent.key))
    // 13 lines of 40 can be seen.
    let tops = bench.screens.dropFirst(5).map { screen in
      code(screen).dropFirst().first?.split(separator: " ").first.map(String.init)
    }
    #expect(tops == ["17", "18", "17", "16", "28", "28", "1"])
    #expect(bench.stage.script == ["tap up"])
  }

  @Test("where the source covers the panes, arrows scroll it")
  func scrollingAlone() throws {
    let bench = try bench(
      columns: 40, rows: 12, doing: [nil] + up + [.text("c"), .key(.home), .key(.down), .key(.down)])
    #expect(bench.lines[2] == "    3   let line3 = \"3\"")
    #expect(bench.stage.script == ["tap up"])
  }

  @Test("f looks into the next way, < and > at its other files, Esc closes")
  func otherWay() throws {
    let bench = try bench(doing: [.text("c"), .text("f"), .text(">"), .key(.escape)])
    #expect(code(bench.screens[2], "delegate: ").first?.hasPrefix("delegate: Delegate.swift") == true)
    #expect(bench.screens[3][28] == "This way has no other file.")
    #expect(bench.lines.contains("Nothing has happened yet."))
  }

  @Test("d puts the next way beside it, line by line, and d again the one after that")
  func difference() throws {
    let bench = try bench(
      doing: [nil] + up + [.text("d"), .key(.end.with(.shift)), .text("d"), .text("d"), .text("d")])
    let first = code(bench.screens[5])
    #expect(
      first.first == "callback: Callback.swift  2 lines just ran  ↔  delegate: Delegate.swift  2 lines just ran")
    #expect(
      first.dropFirst(4).first == "▸  20   let line20 = \"20\"                        │ ▸  20   let line20 = \"20\"")
    #expect(bench.screens[6][27] == "   40 // Callback                                |    40 // Delegate")
    let heads = bench.screens[7...].map { code($0).first ?? "" }
    #expect(
      zip(heads, ["observer: Observer.swift", "rx: Rx.swift", "delegate: Delegate.swift"]).allSatisfy { head, other in
        head.contains("↔  \(other)")
      })
    #expect(heads.count == 3)
  }

  @Test("where two do not fit beside each other, one stands under the other where they differ")
  func unified() throws {
    let bench = try bench(
      columns: 60, rows: 40, doing: [nil] + up + [.text("d"), .key(.end.with(.shift))])
    #expect(
      Array(bench.lines[35...37]) == ["    39   let line39 = \"39\"", "-   40 // Callback", "+   40 // Delegate"])
  }

  @Test("travelling shows the lines of each moment, and the present has its own again")
  func travel() throws {
    let bench = try bench(doing: [nil] + up + [.text("c"), .text("t"), .key(.left), nil, .key(.escape)])
    #expect(bench.screens[8].contains { $0.hasPrefix("▸ opened ") && $0.hasSuffix(" ▸   1   let line1 = \"1\"") })
    #expect(bench.lines.contains("▸  20   let line20 = \"20\""))
  }

  @Test("each input has its own lines, however soon the next one follows")
  func tooFast() throws {
    let log = LineLog(try TestFolder.desk(), ran: [ran([1]), ran([20]), ran([30])])
    let bench = try StageTestBench(
      step: 1, log: log,
      doing: [.text("c"), .key(.tab), .key(.enter), .key(.enter), nil, .text("t"), .key(.left), nil])
    #expect(bench.stage.script == ["tap up", "tap up"])
    #expect(bench.screens[5].contains("▸  30   let line30 = \"30\""))
    #expect(bench.lines.contains { $0.hasSuffix(" ▸  20   let line20 = \"20\"") })
  }

  @Test("a button of the mouse that is let go, and a look elsewhere, take no line away")
  func release() throws {
    let release = MouseInput(.release(.left), at: Place(column: 5, row: 2))
    let bench = try bench(
      doing: [.text("c"), .key(.tab), .key(.enter), .input(.mouse(release)), .input(.focus(false)), nil])
    #expect(bench.lines.contains("▸  20   let line20 = \"20\""))
  }

  @Test("lines are read elsewhere while the panes go on, one record after another, and the screen waits without waking")
  func elsewhere() throws {
    let work = HeldWork()
    let log = LineLog(
      try TestFolder.desk(), ran: [ran([1]), ran([20]), ran([30])], elsewhere: { work.take($0) })
    let bench = try StageTestBench(
      step: 1, log: log, work: work,
      doing: [.key(.tab), .text("c"), .key(.enter), nil, .key(.enter), nil, .woken, nil, .woken])
    #expect(bench.screens[4].contains("…"))
    #expect(bench.stage.script == ["tap up", "tap up"])
    // The first is not what is shown any more: that begins with the next while in which nobody does anything.
    #expect(bench.screens[7].contains("…"))
    #expect(bench.lines.contains("▸  30   let line30 = \"30\""))
    #expect(
      bench.timeouts == [nil, nil, .ms50, .ms50, nil, nil, nil, .ms50, nil, nil])
    #expect(work.count == 2)
    #expect(bench.wakes == 2)
  }

  @Test("nothing is read as long as nothing tells which lines ran")
  func unseen() throws {
    let work = HeldWork()
    let log = LineLog(try TestFolder.desk(), ran: [ran([1])], elsewhere: { work.take($0) })
    let bench = try StageTestBench(
      step: 1, log: log, work: work,
      doing: [nil, .key(.tab), .key(.enter), .text("?"), nil, .key(.escape), .text("e"), nil, .woken])
    #expect(work.count == 0)
    #expect(bench.timeouts[4] == nil)
    #expect(bench.timeouts[7] == nil)
  }

  @Test("a tool that fails is told once, and asked no more")
  func failing() throws {
    let package = try TestFolder.desk()
    let log = LineLog {
      () throws(LineTrouble) in
      try ChapterSources(root: package.url, folder: "Chapters/99-Desk")
    } record: { _ in
      LineRecorder(
        begin: {}, end: { KeptProfile([1], over: [0]) },
        lines: { (_) throws(LineTrouble) in throw .toolFailed("llvm-cov", reason: "no") }, elsewhere: { $0() })
    }
    let bench = try StageTestBench(step: 1, log: log, doing: [.text("c"), .key(.tab), .key(.enter), nil, .key(.enter)])
    #expect(bench.lines.contains { $0.hasPrefix("Llvm-cov cannot read what was counted (no)") })
    #expect(bench.stage.script == ["tap up", "tap up"])
    #expect(bench.timeouts.last == .some(nil))
  }

  @Test(
    "a tool that has no room or no time is told, and asked again after the next input",
    arguments: [LineTrouble.toolHung("llvm-cov", after: .seconds(30)), .noRoom("full")])
  func mayPass(_ trouble: LineTrouble) throws {
    let (package, lines) = (try TestFolder.desk(), ran([20]))
    var count: UInt8 = 0
    let log = LineLog { () throws(LineTrouble) in
      try ChapterSources(root: package.url, folder: "Chapters/99-Desk")
    } record: { _ in
      LineRecorder(
        begin: {},
        end: {
          count += 1
          return KeptProfile([count], over: [0])
        },
        lines: { (profile) throws(LineTrouble) in
          // The one after the opening.
          if profile.bytes == [2] { throw trouble }
          return lines
        }, elsewhere: { $0() })
    }
    let bench = try StageTestBench(
      step: 1, log: log, doing: [.text("c"), .key(.tab), .key(.enter), nil, nil, .key(.enter), nil])
    let told = "\(trouble)".dropFirst().prefix(40)
    #expect(bench.screens[5].contains { $0.contains(told) })
    #expect(bench.timeouts[5] == nil)
    #expect(bench.lines.contains("▸  20   let line20 = \"20\""))
    #expect(!bench.lines.contains { $0.contains(told) })
  }

  @Test(
    "what happens by itself faster than it can be read shows what was read last; an input shows its own lines or none")
  func ticking() throws {
    let stage = LiveStage(
      try Session(
        Desk.self, step: 1, log: LineLog(TestFolder.desk(), ran: [ran([1]), ran([20]), ran([30])])))
    stage.perform(.tap("up"))
    func goOn(_ input: Input, _ lines: [Int]?) {
      guard var moment = stage.session.history.moments.last else { return }
      let record = LineRecord(KeptProfile([0], over: [0]))
      if let lines { record.note(ran(lines)) }
      (moment.input, moment.lines) = (input, record)
      stage.session.history.append(moment)
    }
    goOn(.wait(.milliseconds(10)), [5])
    goOn(.wait(.milliseconds(10)), [6])
    goOn(.wait(.milliseconds(10)), nil)
    goOn(.wait(.milliseconds(10)), nil)
    #expect(stage.session.ran == ran([6]))
    goOn(.tap("up"), nil)
    #expect(stage.session.ran == nil)
    goOn(.wait(.milliseconds(10)), nil)
    #expect(stage.session.ran == nil)
  }

  @Test("the lines of an input and of what came of it by itself are marked together, as they are read")
  func together() throws {
    let stage = LiveStage(try Session(Desk.self, step: 1, log: LineLog(TestFolder.desk(), ran: [ran([1])])))
    stage.perform(.tap("up"))
    let records = (0...1).map { _ in LineRecord(KeptProfile([0], over: [0])) }
    for record in records {
      guard var moment = stage.session.history.moments.last else { return }
      (moment.input, moment.lines, moment.isByItself) = (.wait(.milliseconds(10)), record, true)
      stage.session.history.append(moment)
    }
    #expect(stage.session.ran == nil)
    let isLatest = stage.session.told.unread === records[1]
    #expect(isLatest)
    records[1].note(ran([5, 6]))
    #expect(stage.session.ran == ran([5, 6]))
    records[0].note(ran([4]))
    #expect(stage.session.ran == ran([4, 5, 6]))
  }

  @Test("what just happened tells the functions on the way, in the pane and on its page")
  func functions() throws {
    let path = "Chapters/99-Desk/Rx.swift"
    let package = try TestFolder([path: "extension RxWay {\n  func up() {\n    tap { 1 }\n  }\n}\n"])
    let log = LineLog(package, ran: [RanLines(files: [path: .init(lines: [2: 1, 3: 2], functions: [2, 3])])])
    let bench = try StageTestBench(step: 1, log: log, doing: up + [.text("y")])
    #expect(bench.screens[3].contains("          ran: RxWay.up"))
    #expect(bench.lines.contains { $0.trimmed == "ran: RxWay.up" })
    #expect(bench.lines.count { $0.contains("ran: ") } == 1)
  }

  @Test("without a build that counts the source is shown, and what to type")
  func notCounted() throws {
    let log = LineLog(try TestFolder.desk(), .notCounted(CountingBuild(program: "Desk")))
    let bench = try StageTestBench(step: 1, log: log, doing: [.text("c"), .text("y")])
    #expect(
      code(bench.screens[1]).prefix(4) == [
        "callback: Callback.swift",
        "This build does not count which lines run: type swift build --enable-code-coverage --scratch-path",
        ".build-trace --product Desk && .build-trace/debug/Desk", "    1   let line1 = \"1\"",
      ])
    #expect(bench.lines.contains { $0.contains(".build-trace/debug/Desk") })
    #expect(bench.timeouts.allSatisfy { $0 == nil })
  }

  @Test("where there is no room for that, y says it: also on a journey, and behind Esc while letters are written")
  func notCountedOnFewRows() throws {
    let log = LineLog(try TestFolder.desk(), .notCounted(CountingBuild(program: "Desk")))
    let bench = try StageTestBench(
      columns: 40, rows: 12, log: log,
      doing: [.text("c"), .key(.tab), .key(.tab), .key(.enter), .key(.escape), .text("t"), .text("y"), .key(Key(.end))])
    #expect(bench.screens[1][2] == "No line is marked: y says why.")
    #expect(bench.screens[4][2] == "No line is marked: Esc y says why.")
    #expect(bench.screens[6][2] == "No line is marked: y says why.")
    #expect(bench.lines.contains { $0.contains("This build does not count") })
  }

  @Test("without sources it is told where they should be")
  func noSources() throws {
    let bench = try StageTestBench(step: 1, doing: [.text("c")])
    let code = code(bench.lines)
    #expect(code.first == "callback: no source")
    #expect(code.dropFirst().first?.hasPrefix("The sources are not in ") == true)
    #expect(bench.lines[1].hasPrefix("│ 0     "))
    let other = try StageTestBench(step: 1, doing: [.text("c"), .text(">")])
    #expect(other.lines[28] == "There is no source of this way here, and so no other file.")
  }

  @Test("one way on stage has none to be compared with")
  func alone() throws {
    let bench = try bench(patterns: [.rx], doing: [.text("d"), .text("<"), .text("c")])
    #expect(bench.screens[1][28] == "There is no other way on stage to compare with.")
    #expect(bench.screens[2][28] == "c shows a source first.")
    #expect(bench.lines.contains { $0.hasPrefix("rx: Rx.swift") })
  }

  @Test("no size is too small for it", arguments: ["c", "d"])
  func sizes(_ key: String) throws {
    let sizes = stride(from: 0, through: 220, by: 20).flatMap { columns in
      [0, 11, 12, 13, 20, 60].map { Extent(columns: columns, rows: $0) }
    }
    let bench = try bench(doing: [nil] + up + [.text(key)] + sizes.map(TerminalEvent.resized))
    #expect(bench.terminal.unknown == [])
    #expect(bench.screens.count == sizes.count + 6)
  }
}

extension String {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}

extension Duration? {
  fileprivate nonisolated static var ms50: Duration? { .milliseconds(50) }
}

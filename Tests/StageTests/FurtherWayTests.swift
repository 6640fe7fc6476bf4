@testable import TerminalStage
import Controls
@testable import StageSession
import Terminal
import Testing

@testable import ChapterProgram
@testable import Stage

@Suite("Ways beyond the four")
struct FurtherWayTests {
  private let four = ["callback", "delegate", "observer", "rx"]

  @Test("a step lists the four and then its own, and a chapter those of all its steps")
  func lists() {
    #expect(FifthDesk.ways.map(\.name) == four + ["direct"])
    #expect(Ladder.ways.map(\.name) == four)
    #expect(FifthDesk.wayNames == four + ["direct"])
    #expect(Desk.wayNames == four)
  }

  @Test("without being asked for, none of them is shown")
  func fourByDefault() {
    let test = TestConsole()
    #expect(run(["--demo"], test) == .fine)
    #expect(!test.output.contains("direct"))
    #expect(test.output.hasSuffix("✓ the four ways are the same\n"))
  }

  @Test("--pattern shows one beside the four, in the steps that have it")
  func pattern() {
    let test = TestConsole()
    #expect(run(["--demo", "--pattern", "direct"], test) == .fine)
    let steps = test.output.split(separator: "step 2 of 2")
    #expect(steps.map { $0.contains("┌ direct ") } == [false, true])
    #expect(test.output.hasSuffix("✓ the 5 ways are the same\n"))
  }

  @Test("--pattern opens the last step that has the way, and refuses a step that lacks it")
  func step() {
    #expect(StepSelection(FifthDesk.steps).with("direct").openingNumber == 2)
    #expect(StepSelection([FifthDesk.self, Ladder.self]).with("direct").openingNumber == 1)
    let test = TestConsole()
    #expect(run(["--check", "--pattern", "direct", "--step", "1"], test) == .usage)
    #expect(test.errors == ["FifthDesk: step 1 is not written in the way direct: leave --step out"])
  }

  @Test("the names of a chapter's own ways are offered")
  func names() {
    let test = TestConsole()
    #expect(run(["--pattern", "dircet"], test) == .usage)
    #expect(run(["--pattern", "nonsense"], test) == .usage)
    #expect(
      test.errors == [
        #"FifthDesk: unknown pattern "dircet": did you mean direct?"#,
        #"FifthDesk: unknown pattern "nonsense": use callback, delegate, observer, rx, direct or yours"#,
      ])
    #expect(run(["--help"], test) == .fine)
    #expect(test.output.split(separator: "\n").allSatisfy { $0.count <= 80 })
    let start = String(repeating: " ", count: 22)
    #expect(
      test.output.contains(
        """
          --pattern NAME      only this pattern: callback, delegate, observer or rx;
        \(start)beside the four: direct or yours

        """))
  }

  @Test("a check covers all of them, or the one that is asked for")
  func check() {
    let check = ["--check", "--depth", "2"]
    let all = TestConsole()
    #expect(run(check, all) == .fine)
    #expect(all.output.contains("\nlifetimes: nothing outlives its controller, in 5 ways\n"))
    let wrong = TestConsole()
    #expect(ChapterCommand(WrongFifthDesk.self, wrong.console).run(check, environment: [:]) == .differs)
    #expect(wrong.errors.first?.hasSuffix(": look at wrong") == true)
    let right = TestConsole()
    let direct = check + ["--pattern", "direct"]
    #expect(ChapterCommand(WrongFifthDesk.self, right.console).run(direct, environment: [:]) == .fine)
  }

  @Test("the costs are those of the four, and of one that is asked for")
  func costs() throws {
    let costs = try CostMeter(FifthDesk.self, [.tap("up")]).measure(runs: 1, rounds: 1)
    #expect(costs.map(\.way) == ["nobody"] + four)
    let more = try CostMeter(FifthDesk.self, with: ["direct"], [.tap("up")]).measure(runs: 1, rounds: 1)
    #expect(more.map(\.way) == ["nobody"] + four + ["direct"])
  }

  @Test("on stage 5 adds one, where the others are; 5 again shows it alone, and 0 all of them")
  func stage() throws {
    let up: [TerminalEvent] = [.key(.tab), .key(.enter)]
    let bench = try StageTestBench(
      on: FifthDesk.self, columns: 140, doing: up + [.text("5"), .text("5"), .text("0"), .text("u")])
    #expect(bench.screens[2].last?.contains("5 direct") == true)
    #expect(bench.screens[3][0].contains("▸ direct"))
    #expect(bench.screens[3][1].filter { $0 == "1" }.count == 5)
    #expect(bench.screens[3].last?.contains("1–5 one") == true)
    #expect(bench.screens[4][1].hasPrefix("┌─ ▸ direct"))
    #expect(bench.screens[5][0] == bench.screens[3][0])
    #expect(bench.stage.session.panes.names == four + ["direct"])
    #expect(bench.stage.session.panes.snapshots.map { $0["count"]?.text } == ["0", "0", "0", "0", "0"])
  }

  @Test("a step without it keeps four panes, and the next one has it again")
  func steps() throws {
    let bench = try StageTestBench(on: FifthDesk.self, step: 1, doing: [.text("5"), .text("]"), .text("5")])
    #expect(bench.stage.session.panes.names == four + ["direct"])
    bench.stage.open(step: 1)
    #expect(bench.stage.session.panes.names == four)
    bench.stage.open(step: 2)
    #expect(bench.stage.session.panes.names == four + ["direct"])
    let alone = try StageTestBench(on: FifthDesk.self, doing: ["5", "5", "["].map(TerminalEvent.text))
    #expect(alone.stage.session.panes.names == four)
    #expect(alone.lines[0].hasPrefix("┌─ ▸ callback"))
    let compared = try StageTestBench(
      on: FifthDesk.self, doing: ["5", "0", "d", "d", "d", "d", "["].map(TerminalEvent.text))
    #expect(compared.stage.session.compared != compared.stage.session.lookedInto)
  }

  @Test("on a journey no way is added")
  func journey() throws {
    let bench = try StageTestBench(on: FifthDesk.self, doing: [.text("t"), .text("5")])
    #expect(bench.stage.session.panes.names == four)
  }

  private func run(_ arguments: [String], _ test: TestConsole) -> ChapterProgram.ExitStatus {
    ChapterCommand(FifthDesk.self, test.console).run(arguments, environment: [:])
  }
}

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

  @Test func `a step lists the four and then its own, and a chapter those of all its steps`() {
    #expect(FifthDesk.ways.map(\.name) == four + ["direct"])
    #expect(Ladder.ways.map(\.name) == four)
    #expect(FifthDesk.wayNames == four + ["direct"])
    #expect(Desk.wayNames == four)
  }

  @Test func `without being asked for, none of them is shown; --pattern shows one, in the steps that have it`() {
    let four = run(["--demo"])
    #expect(four.status == .fine)
    #expect(!four.output.contains("direct"))
    #expect(four.output.hasSuffix("✓ the four ways are the same\n"))
    let five = run(["--demo", "--pattern", "direct"])
    #expect(five.output.split(separator: "step 2 of 2").map { $0.contains("┌ direct ") } == [false, true])
    #expect(five.output.hasSuffix("✓ the 5 ways are the same\n"))
  }

  @Test func `--pattern opens the last step that has the way`() {
    #expect(StepSelection(FifthDesk.steps).with("direct").openingNumber == 2)
    #expect(StepSelection([FifthDesk.self, Ladder.self]).with("direct").openingNumber == 1)
  }

  @Test(
    "--pattern refuses a step that lacks the way, and offers the names of a chapter's own ways",
    arguments: [
      (["--check", "--pattern", "direct", "--step", "1"], "step 1 is not written in the way direct: leave --step out"),
      (["--pattern", "dircet"], #"unknown pattern "dircet": did you mean direct?"#),
      (
        ["--pattern", "nonsense"],
        #"unknown pattern "nonsense": use callback, delegate, observer, rx, direct or yours"#
      ),
    ])
  func refused(_ arguments: [String], _ message: String) {
    #expect(run(arguments) == ConsoleRun(.usage, "FifthDesk: \(message)"))
  }

  @Test func `the help offers the names of a chapter's own ways, in 80 columns`() {
    let help = run(["--help"]).output
    #expect(help.split(separator: "\n").allSatisfy { $0.count <= 80 })
    let start = String(repeating: " ", count: 22)
    #expect(
      help.contains(
        """
          --pattern NAME      only this pattern: callback, delegate, observer or rx;
        \(start)beside the four: direct or yours

        """))
  }

  @Test func `a check covers all of them, or the one that is asked for`() {
    let check = ["--check", "--depth", "2"]
    let all = run(check)
    #expect(all.status == .fine)
    #expect(all.output.contains("\nlifetimes: nothing outlives its controller, in 5 ways\n"))
    let wrong = ConsoleRun(check, on: WrongFifthDesk.self)
    #expect(wrong.status == .differs)
    #expect(wrong.errors.first?.hasSuffix(": look at wrong") == true)
    #expect(ConsoleRun(check + ["--pattern", "direct"], on: WrongFifthDesk.self).status == .fine)
  }

  @Test func `the costs are those of the four, and of one that is asked for`() throws {
    let costs = try CostMeter(FifthDesk.self, [.tap("up")]).measure(runs: 1, rounds: 1)
    #expect(costs.map(\.way) == ["nobody"] + four)
    let more = try CostMeter(FifthDesk.self, with: ["direct"], [.tap("up")]).measure(runs: 1, rounds: 1)
    #expect(more.map(\.way) == ["nobody"] + four + ["direct"])
  }

  @Test func `on stage 5 adds one, where the others are; 5 again shows it alone, and 0 all of them`() throws {
    let bench = try StageTestBench(on: FifthDesk.self, columns: 140, doing: keys("Tab Enter 5 5 0 u"))
    #expect(bench.screens[2].last?.contains("5 direct") == true)
    #expect(bench.screens[3][0].contains("▸ direct"))
    #expect(bench.screens[3][1].filter { $0 == "1" }.count == 5)
    #expect(bench.screens[3].last?.contains("1–5 one") == true)
    #expect(bench.screens[4][1].hasPrefix("┌─ ▸ direct"))
    #expect(bench.screens[5][0] == bench.screens[3][0])
    #expect(names(bench) == four + ["direct"])
    #expect(bench.texts("count") == ["0", "0", "0", "0", "0"])
  }

  @Test("a step without it keeps four panes, and the next one has it again; on a journey no way is added")
  func steps() throws {
    let bench = try StageTestBench(on: FifthDesk.self, step: 1, doing: keys("5 ] 5"))
    #expect(names(bench) == four + ["direct"])
    bench.stage.open(step: 1)
    #expect(names(bench) == four)
    bench.stage.open(step: 2)
    #expect(names(bench) == four + ["direct"])
    let alone = try StageTestBench(on: FifthDesk.self, doing: keys("5 5 ["))
    #expect(names(alone) == four)
    #expect(alone.lines[0].hasPrefix("┌─ ▸ callback"))
    let compared = try StageTestBench(on: FifthDesk.self, doing: keys("5 0 d d d d [")).stage.session
    #expect(compared.compared != compared.lookedInto)
    #expect(names(try StageTestBench(on: FifthDesk.self, doing: keys("t 5"))) == four)
  }

  private func names(_ bench: StageTestBench) -> [String] { bench.stage.session.panes.names }

  private func run(_ arguments: [String]) -> ConsoleRun { ConsoleRun(arguments, on: FifthDesk.self) }
}

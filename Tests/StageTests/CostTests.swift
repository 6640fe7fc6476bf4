import Controls
import Foundation
import Testing

@testable import ChapterProgram
@testable import Stage

@Suite("The cost of an input")
struct CostTests {
  @Test("each way is measured, after the unwired screen, and each allocates at least as much as that")
  func ways() throws {
    let costs = try CostMeter(Desk.self, [.tap("up"), .tap("down")]).measure(runs: 1, rounds: 3)
    #expect(costs.map(\.way) == ["nobody", "callback", "delegate", "observer", "rx"])
    #expect(costs.allSatisfy { $0.microseconds > 0 })
    let nobody = try #require(costs.first)
    #expect(costs.allSatisfy { $0.allocations >= nobody.allocations })
  }

  @Test("an input that a way cannot take is an error")
  func refusal() throws {
    #expect(throws: PaneError.self) { try CostMeter(Desk.self, [.tap("upp")]).measure(runs: 1, rounds: 1) }
  }

  @Test("--measure prints a table of the step, and with --json a form for programs")
  func report() throws {
    let table = TestConsole()
    #expect(run(["--measure"], table) == .fine)
    #expect(table.output.hasPrefix("Desk, step 2 of 2: count, greet and ask: what an input of the demo costs"))
    for way in ["nobody", "callback", "delegate", "observer", "rx"] { #expect(table.output.contains("\n\(way) ")) }
    let json = TestConsole()
    #expect(run(["--measure", "--json"], json) == .fine)
    let costs = try JSONDecoder().decode([Cost].self, from: Data(json.output.utf8))
    #expect(costs.map(\.way) == ["nobody", "callback", "delegate", "observer", "rx"])
  }

  @Test("--json alone, and a pattern with --measure, make no sense")
  func usage() {
    let alone = TestConsole()
    #expect(run(["--json"], alone) == .usage)
    #expect(alone.errors == ["Desk: --json belongs to --measure: add --measure or leave --json out"])
    let pattern = TestConsole()
    #expect(run(["--measure", "--pattern", "rx"], pattern) == .usage)
    #expect(
      pattern.errors == [
        "Desk: --pattern does not go with --measure, which measures all patterns: leave --pattern out"
      ])
  }

  private func run(_ arguments: [String], _ test: TestConsole) -> ChapterProgram.ExitStatus {
    ChapterCommand(Desk.self, test.console).run(arguments, environment: [:])
  }
}

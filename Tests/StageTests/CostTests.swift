import Controls
import Foundation
import Testing

@testable import ChapterProgram
@testable import Stage

@Suite("The cost of an input")
struct CostTests {
  private let ways = ["nobody", "callback", "delegate", "observer", "rx"]

  @Test func `each way is measured, after the unwired screen, and each allocates at least as much as that`() throws {
    let costs = try CostMeter(Desk.self, [.tap("up"), .tap("down")]).measure(runs: 1, rounds: 3)
    #expect(costs.map(\.way) == ways)
    #expect(costs.allSatisfy { $0.microseconds > 0 })
    let nobody = try #require(costs.first)
    #expect(costs.allSatisfy { $0.allocations >= nobody.allocations })
  }

  @Test func `an input that a way cannot take is an error`() throws {
    #expect(throws: PaneError.self) { try CostMeter(Desk.self, [.tap("upp")]).measure(runs: 1, rounds: 1) }
  }

  @Test func `--measure prints a table of the step, and with --json a form for programs`() throws {
    let table = ConsoleRun(["--measure"])
    #expect(table.status == .fine)
    #expect(table.output.hasPrefix("Desk, step 2 of 2: count, greet and ask: what an input of the demo costs"))
    for way in ways { #expect(table.output.contains("\n\(way) ")) }
    let json = ConsoleRun(["--measure", "--json"])
    #expect(json.status == .fine)
    #expect(try JSONDecoder().decode([Cost].self, from: Data(json.output.utf8)).map(\.way) == ways)
  }
}

import Controls
import Testing
import World

@testable import Stage

@Suite("Panes, side by side")
struct PanesTests {
  private let panes: Panes<Desk>

  init() throws { panes = try Panes(Desk.self, beside(WrongDesk.MissingUpdate.self)) }

  /// The ways that differ after each of these inputs.
  private func oddOnes(_ inputs: Input...) throws -> [[String]] {
    try inputs.map { input in
      try panes.perform(input)
      return panes.disagreement()?.oddOnes ?? []
    }
  }

  @Test func `report a difference for as long as it lasts, also if the last input set nothing`() throws {
    #expect(panes.disagreement() == nil)
    #expect(try oddOnes(.tap("up"), .tap("down"), .wait(.zero), .tap("up")) == [[], ["wrong"], ["wrong"], []])
  }

  @Test func `report a difference that came with an input after which they were not compared`() throws {
    #expect(panes.disagreement() == nil)
    for input in [Input.tap("up"), .tap("down"), .focus("name")] { try panes.perform(input) }
    #expect(try oddOnes(.wait(.zero)) == [["wrong"]])
  }

  @Test func `forget a difference when an event opens fresh screens`() throws {
    let odd = try oddOnes(.tap("up"), .tap("down"), .event("restore", ["2"]), .tap("down"))
    #expect(odd == [[], ["wrong"], [], ["wrong"]])
  }

  @Test func `are all given an input, also if one of them fails`() throws {
    let ways = [Way<DeskScreen>("wrong", WrongDesk.Endless.self), Desk.way(.rx)]
    let panes = try Panes(Desk.self, ways)
    let error = PaneError.endless(way: "wrong", .endless(at: .zero, limit: 10_000))
    #expect(throws: error) { try panes.perform(.tap("ask")) }
    #expect(panes.all[1].world.pendingCount == 1)
  }

  @Test func `report the inputs that a person could do now`() throws {
    let panes = try Panes(Desk.self, Desk.ways)
    func possible() -> [String] { Desk.alphabet.filter(panes.canPerform).map(\.description) }
    #expect(
      possible() == [
        "tap up", "type name \"A\"", "paste name \"Beatrice\"", "clear name", "tap ask", "wait 300ms",
      ])
    try panes.perform(.tap("ask"))
    try panes.perform(.wait(DeskRules.delay))
    #expect(possible() == ["wait 300ms", "tap ok"])
  }
}

import Controls
import Testing
import World

@testable import Stage

@Suite("Panes, side by side")
struct PanesTests {
  @Test("report a difference for as long as it lasts, also if the last input set nothing")
  func lasting() throws {
    let panes = try Panes(Desk.self, beside(WrongDesk.MissingUpdate.self))
    #expect(panes.disagreement() == nil)
    try panes.perform(.tap("up"))
    #expect(panes.disagreement() == nil)
    try panes.perform(.tap("down"))
    #expect(panes.disagreement()?.oddOnes == ["wrong"])
    #expect(panes.disagreement()?.oddOnes == ["wrong"])
    try panes.perform(.wait(.zero))
    #expect(panes.disagreement()?.oddOnes == ["wrong"])
    try panes.perform(.tap("up"))
    #expect(panes.disagreement() == nil)
  }

  @Test("report a difference that came with an input after which they were not compared")
  func unasked() throws {
    let panes = try Panes(Desk.self, beside(WrongDesk.MissingUpdate.self))
    #expect(panes.disagreement() == nil)
    for input in [Input.tap("up"), .tap("down"), .focus("name"), .wait(.zero)] { try panes.perform(input) }
    #expect(panes.disagreement()?.oddOnes == ["wrong"])
  }

  @Test("forget a difference when an event opens fresh screens")
  func reopened() throws {
    let panes = try Panes(Desk.self, beside(WrongDesk.MissingUpdate.self))
    for input in [Input.tap("up"), .tap("down")] { try panes.perform(input) }
    #expect(panes.disagreement() != nil)
    try panes.perform(.event("restore", ["2"]))
    #expect(panes.disagreement() == nil)
    try panes.perform(.tap("down"))
    #expect(panes.disagreement()?.oddOnes == ["wrong"])
  }

  @Test("are all given an input, also if one of them fails")
  func failing() throws {
    let ways = [Way<DeskScreen>("wrong", WrongDesk.Endless.self), Desk.way(.rx)]
    let panes = try Panes(Desk.self, ways)
    let error = PaneError.endless(way: "wrong", .endless(at: .zero, limit: 10_000))
    #expect(throws: error) { try panes.perform(.tap("ask")) }
    #expect(panes.all[1].world.pendingCount == 1)
  }

  @Test("report the inputs that a person could do now")
  func possible() throws {
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

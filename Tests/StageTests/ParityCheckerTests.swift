import Controls
import Testing
import World

@testable import Stage
import Parity

@Suite("The parity checker")
struct ParityCheckerTests {
  @Test(
    arguments: [(0, 1, 0), (1, 1, 1), (2, 2, 3), (3, 3, 6), (4, 5, 11), (5, 8, 19), (6, 13, 32)])
  func `tries every sequence that is possible, and no other`(_ depth: Int, _ sequences: Int, _ inputs: Int) throws {
    // Up and down from 0 to 3: at 0 only up is possible, at 3 only down.
    let tried = try ParityChecker(Ladder.self).checkAll(depth: depth)
    #expect(tried == Tried(sequences: sequences, inputs: inputs))
  }

  @Test(arguments: [(0, 1), (1, 6), (2, 37), (3, 229)])
  func `leaves out what an alert covers`(_ depth: Int, _ sequences: Int) throws {
    #expect(try ParityChecker(Desk.self).checkAll(depth: depth)?.sequences == sequences)
  }

  @Test func `returns nil when it is stopped early`() throws {
    var asked = 0
    let tried = try ParityChecker(Desk.self).checkAll(depth: 2) {
      asked += 1
      return asked < 10
    }
    #expect(tried == nil)
    #expect(asked == 10)
  }

  @Test func `does not ask whether to stop after the last sequence`() throws {
    var asked = 0
    let tried = try ParityChecker(Ladder.self).checkAll(depth: 3) {
      asked += 1
      return asked <= 2
    }
    #expect(tried?.sequences == 3)
    #expect(asked == 2)
  }

  @Test func `tries so many random sequences of such a length`() throws {
    let tried = try ParityChecker(Desk.self).checkRandomly(count: 20, length: 30, seed: 1)
    #expect(tried == Tried(sequences: 20, inputs: 600))
  }

  @Test func `tries the same random inputs for the same seed, and others for another`() throws {
    func touches(_ seed: UInt64) throws -> [String] {
      TouchedDesk.touches = []
      _ = try ParityChecker(Desk.self, ways: [Way("touched", TouchedDesk.self)])
        .checkRandomly(count: 3, length: 20, seed: seed)
      return TouchedDesk.touches
    }
    let first = try touches(7)
    #expect(first.count > 10)
    #expect(try touches(7) == first)
    #expect(try touches(8) != first)
  }

  @Test func `ends the random sequences when it is stopped`() throws {
    var asked = 0
    let tried = try ParityChecker(Desk.self).checkRandomly(count: 1_000_000, length: 5, seed: 1) {
      asked += 1
      return asked <= 4
    }
    #expect(tried.sequences == 4)
  }

  @Test func `finds no difference between the right ways, all set alike included`() throws {
    #expect(try ParityChecker(Desk.self).checkAll(depth: 3) != nil)
    let alike = [Way<DeskScreen>("one", DeskController.self), Way("other", CallbackDesk.self)]
    #expect(try ParityChecker(StrictDesk.self, ways: alike).checkAll(depth: 3) != nil)
  }

  private let today = Way<DeskScreen>("today", TodayDesk.self)

  @Test func `the lifetimes of a way that updates its screen after an event are checked like those of all others`()
    throws
  {
    #expect(try LifetimeChecker(StrictDesk.self, after: StrictDesk.alphabet).check(today) == [])
  }

  @Test
  func `the order of changes is compared between the ways that show each change at once, and they alone are accused`()
    throws
  {
    let ways = [
      Way<DeskScreen>("one", DeskController.self), Way("other", CallbackDesk.self), Way("third", DeskController.self),
    ]
    let wrong = Way<DeskScreen>("wrong", WrongDesk.OtherOrder.self)
    let checker = ParityChecker(StrictDesk.self, ways: ways + [wrong, today])
    let difference = #expect(throws: Difference.self) { try checker.check([.tap("up")]) }
    #expect(difference?.finding.oddOnes == ["wrong"])
  }

  @Test func `a way that updates its screen after an event is compared only at rest`() throws {
    let ways = [Way<DeskScreen>("one", DeskController.self), Way("other", CallbackDesk.self), today]
    #expect(try ParityChecker(StrictDesk.self, ways: ways).checkAll(depth: 3) != nil)
    // Its order is another one: between two ways that show each change at once, that would be a difference.
    let panes = try Panes(StrictDesk.self, ways)
    try panes.perform(.tap("up"))
    let order = panes.all.map { pane in
      pane.frames.flatMap(\.changes).filter { $0.oldValue != $0.newValue }.map(\.identifier)
    }
    #expect(order == [["count", "down"], ["count", "down"], ["down", "count"]])
  }

  @Test func `refuses an alphabet with an input that the step does not know`() throws {
    let difference = #expect(throws: Difference.self) { try ParityChecker(MisspeltDesk.self).checkAll(depth: 3) }
    #expect(
      difference?.description == """
        after
          tap upp
        an input cannot be performed:
          there is no control upp: use one of count, down, up, name, greeting, ask
        """)
    #expect(difference?.finding.oddOnes == [])
    #expect(throws: Difference.self) {
      try ParityChecker(MisspeltDesk.self).checkRandomly(count: 1, length: 1, seed: 0)
    }
  }

  @Test func `sees a change that comes by the real main queue, past the world`() async throws {
    try await ParityChecker(Desk.self).checkRest(after: Desk.alphabet)
    let checker = ParityChecker(Desk.self, ways: beside(WrongDesk.AroundTheWorld.self))
    try checker.check([.tap("up")])
    let difference = await #expect(throws: Difference.self) { try await checker.checkRest(after: [.tap("up")]) }
    #expect(
      difference?.description == """
        after
          tap up
        something was set when all was at rest:
          ✗ wrong  greeting.text = "late"
        """)
  }
}

/// Takes down what was done to it.
final class TouchedDesk: DeskController {
  static var touches: [String] = []

  override func upTapped() {
    Self.touches.append("up")
    super.upTapped()
  }

  override func downTapped() {
    Self.touches.append("down")
    super.downTapped()
  }

  override func nameChanged() {
    Self.touches.append(screen.name.text ?? "")
    super.nameChanged()
  }
}

/// The four ways of a desk, a wrong one in the place of the last.
func beside(_ wrong: DeskController.Type) -> [Way<DeskScreen>] {
  Desk.ways.dropLast() + [wrongWay(wrong)]
}

private func wrongWay<Wrong: DeskController>(_ wrong: Wrong.Type) -> Way<DeskScreen> { Way("wrong", wrong) }

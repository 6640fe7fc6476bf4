import Testing
import World

@MainActor
@Suite("The order of work")
struct OrderTests {
  let world = VirtualWorld()

  @Test func `at one instant, work runs in the order of scheduling, wherever it was scheduled from`() throws {
    let log = Log()
    world.schedule(after: .seconds(2)) { log.note("first") }
    world.schedule(after: .seconds(1)) { [world] in
      world.schedule(after: .seconds(1)) { log.note("third") }
    }
    world.schedule(after: .seconds(2)) { [world] in
      log.note("second")
      world.async { log.note("fourth") }
    }
    try world.advance(by: .seconds(2))
    #expect(log.lines == ["first", "second", "third", "fourth"])
  }

  @Test func `a negative delay counts as zero`() throws {
    let log = Log()
    world.async { log.note("first") }
    world.schedule(after: .seconds(-5)) { log.note("second") }
    try world.settle()
    #expect(log.lines == ["first", "second"])
    #expect(world.now == .zero)
  }

  @Test(arguments: [Duration.zero, .seconds(-5)])
  func `advancing by zero or less settles, and time does not go back`(_ duration: Duration) throws {
    let log = Log()
    try world.advance(by: .seconds(1))
    world.async { log.note("a") }
    try world.advance(by: duration)
    #expect(log.lines == ["a"])
    #expect(world.now == .seconds(1))
  }

  @Test func `a delay may be as long as a duration can be`() throws {
    world.schedule(after: .seconds(Int64.max)) {}
    try world.advance(by: .seconds(1_000_000))
    #expect(world.pendingCount == 1)
  }
}

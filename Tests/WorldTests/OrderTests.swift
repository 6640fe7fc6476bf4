import Testing
import World

@MainActor
@Suite("The order of work")
struct OrderTests {
  let world = VirtualWorld()

  @Test("nothing runs before the world is told to")
  func nothingByItself() throws {
    let log = Log()
    world.async { log.note("a") }
    #expect(log.lines.isEmpty)
    try world.settle()
    #expect(log.lines == ["a"])
  }

  @Test("queued work runs in the order in which it was queued")
  func queue() throws {
    let log = Log()
    for name in ["a", "b", "c"] { world.async { log.note(name) } }
    try world.settle()
    #expect(log.lines == ["a", "b", "c"])
  }

  @Test("scheduled work runs in the order of its time, each at its own instant")
  func time() throws {
    let log = Log()
    world.schedule(after: .seconds(3)) { [world] in log.note("c at \(world.now)") }
    world.schedule(after: .seconds(1)) { [world] in log.note("a at \(world.now)") }
    world.schedule(after: .seconds(2)) { [world] in log.note("b at \(world.now)") }
    try world.advance(by: .seconds(10))
    #expect(log.lines == ["a at 1.0 seconds", "b at 2.0 seconds", "c at 3.0 seconds"])
    #expect(world.now == .seconds(10))
  }

  @Test("at one instant, work runs in the order of scheduling, wherever it was scheduled from")
  func equalInstants() throws {
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

  @Test("work that is scheduled from inside work runs in the same advance if it is due")
  func inside() throws {
    let log = Log()
    world.schedule(after: .seconds(1)) { [world] in
      log.note("outer")
      world.schedule(after: .seconds(1)) { log.note("inner at \(world.now)") }
      world.schedule(after: .seconds(9)) { log.note("too late") }
    }
    try world.advance(by: .seconds(2))
    #expect(log.lines == ["outer", "inner at 2.0 seconds"])
  }

  @Test("work that is queued from inside work runs in the same settling, at the same instant")
  func queuedInside() throws {
    let log = Log()
    world.async { [world] in
      world.async { log.note("inner at \(world.now)") }
      log.note("outer")
    }
    try world.settle()
    #expect(log.lines == ["outer", "inner at 0.0 seconds"])
  }

  @Test("settling runs nothing that is due later")
  func settleStops() throws {
    let log = Log()
    world.schedule(after: .nanoseconds(1)) { log.note("later") }
    try world.settle()
    #expect(log.lines.isEmpty)
    #expect(world.pendingCount == 1)
  }

  @Test("work that is due exactly at the end of an advance runs")
  func end() throws {
    let log = Log()
    world.schedule(after: .seconds(1)) { log.note("due") }
    try world.advance(by: .milliseconds(999))
    #expect(log.lines.isEmpty)
    try world.advance(by: .milliseconds(1))
    #expect(log.lines == ["due"])
  }

  @Test("a negative delay counts as zero")
  func negativeDelay() throws {
    let log = Log()
    world.async { log.note("first") }
    world.schedule(after: .seconds(-5)) { log.note("second") }
    try world.settle()
    #expect(log.lines == ["first", "second"])
    #expect(world.now == .zero)
  }

  @Test("advancing by zero or less settles, and time does not go back", arguments: [Duration.zero, .seconds(-5)])
  func advanceByNothing(_ duration: Duration) throws {
    let log = Log()
    try world.advance(by: .seconds(1))
    world.async { log.note("a") }
    try world.advance(by: duration)
    #expect(log.lines == ["a"])
    #expect(world.now == .seconds(1))
  }

  @Test("a delay longer than a lifetime is no trouble")
  func farAway() throws {
    world.schedule(after: .seconds(Int64.max)) {}
    try world.advance(by: .seconds(1_000_000))
    #expect(world.pendingCount == 1)
  }

  @Test("the hook is called after each piece of work that ran")
  func hook() throws {
    let log = Log()
    world.onItem = { log.note("frame") }
    world.async { log.note("a") }
    world.schedule(after: .seconds(1)) { log.note("b") }
    world.schedule(after: .seconds(1)) { log.note("never") }.cancel()
    try world.advance(by: .seconds(1))
    #expect(log.lines == ["a", "frame", "b", "frame"])
  }
}

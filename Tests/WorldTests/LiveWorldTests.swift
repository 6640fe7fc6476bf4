import Foundation
import Testing
import World

@MainActor
@Suite("A live world, on a clock that the test moves", .timeLimit(.minutes(60)))
struct LiveWorldTests {
  /// Timers that start each other, some at equal instants, and one that is cancelled.
  private func play(in world: World) -> Log {
    let log = Log()
    func note(_ name: String) { log.note("\(name) at \(world.now)") }
    world.schedule(after: .milliseconds(10)) {
      note("a")
      world.schedule(after: .milliseconds(5)) { note("d") }
      world.async { note("b") }
    }
    world.schedule(after: .milliseconds(15)) { note("c") }
    let cancelled = world.schedule(after: .milliseconds(18)) { note("never") }
    world.schedule(after: .milliseconds(17)) {
      note("e")
      cancelled.cancel()
    }
    world.schedule(after: .milliseconds(500)) { note("f") }
    return log
  }

  private let expected = [
    "a at 0.01 seconds", "b at 0.01 seconds", "c at 0.015 seconds", "d at 0.015 seconds", "e at 0.017 seconds",
    "f at 0.5 seconds",
  ]

  @Test func `a virtual world runs the example in this order`() throws {
    let world = VirtualWorld()
    let log = play(in: world)
    try world.advance(by: .seconds(1))
    #expect(log.lines == expected)
  }

  @Test(
    "a live world runs it in the same order at the same logical instants, however late it wakes",
    arguments: [Duration.zero, .milliseconds(1), .milliseconds(20), .seconds(5)])
  func live(_ lateness: Duration) async throws {
    let world = LiveWorld(clock: TestClock(late: lateness))
    let log = play(in: world)
    try await world.advance(by: .seconds(1))
    #expect(log.lines == expected)
    #expect(world.now == .seconds(1))
  }

  @Test func `it sleeps until the next work is due, and at last until the end`() async throws {
    let clock = TestClock()
    let world = LiveWorld(clock: clock)
    world.schedule(after: .seconds(2)) {}
    world.schedule(after: .seconds(3)) {}
    try await world.advance(by: .seconds(4))
    #expect(clock.sleeps == [.seconds(2), .seconds(3), .seconds(4)])
  }

  @Test func `two waits in a row do not add up how late they were`() async throws {
    let clock = TestClock(late: .milliseconds(30))
    let world = LiveWorld(clock: clock)
    try await world.advance(by: .seconds(1))
    try await world.advance(by: .seconds(1))
    #expect(world.now == .seconds(2))
    #expect(clock.elapsed == .milliseconds(2030))
  }

  @Test(arguments: [Duration.zero, .seconds(-1)])
  func `advancing by zero settles without a sleep`(_ duration: Duration) async throws {
    let clock = TestClock()
    let world = LiveWorld(clock: clock)
    let log = Log()
    world.async { log.note("a") }
    try await world.advance(by: duration)
    #expect(log.lines == ["a"])
    #expect(clock.sleeps.isEmpty)
  }

  @Test func `settling never reads the clock`() throws {
    let clock = TestClock()
    let world = LiveWorld(clock: clock)
    let log = Log()
    world.schedule(after: .seconds(1)) { log.note("a") }
    clock.elapsed = .seconds(9)
    try world.settle()
    #expect(log.lines.isEmpty)
    #expect(world.now == .zero)
  }

  @Test func `work from another thread wakes a world that sleeps, and runs when it came`() async throws {
    let log = Log()
    let box = Box<LiveWorld>()
    let clock = TestClock { clock, deadline, number in
      guard number == 1 else { return clock.elapsed = deadline }
      clock.elapsed = .milliseconds(300)
      Thread.detachNewThread {
        box.value?.post { log.note("posted at \(World.current.now)") }
      }
      await TestClock.sleepForEver()
    }
    let world = LiveWorld(clock: clock)
    box.value = world
    defer { box.value = nil }
    world.schedule(after: .seconds(1)) { log.note("timer at \(world.now)") }
    try await world.advance(by: .seconds(1))
    #expect(log.lines == ["posted at 0.3 seconds", "timer at 1.0 seconds"])
  }

  @Test func `work posted during a stall runs before work that became due later`() async throws {
    let log = Log()
    let box = Box<LiveWorld>()
    let clock = TestClock { clock, deadline, number in
      clock.elapsed = .milliseconds(15)
      if number == 1 { box.value?.post { log.note("posted at \(World.current.now)") } }
      clock.elapsed = .milliseconds(40)
    }
    let world = LiveWorld(clock: clock)
    box.value = world
    defer { box.value = nil }
    world.schedule(after: .milliseconds(10)) { log.note("a at \(world.now)") }
    world.schedule(after: .milliseconds(20)) { log.note("b at \(world.now)") }
    try await world.advance(by: .milliseconds(30))
    #expect(log.lines == ["a at 0.01 seconds", "posted at 0.015 seconds", "b at 0.02 seconds"])
  }

  @Test func `earlier work, scheduled from outside, wakes a world that sleeps`() async throws {
    let log = Log()
    let box = Box<LiveWorld>()
    let clock = TestClock { clock, deadline, number in
      guard number == 1 else { return clock.elapsed = deadline }
      await MainActor.run { _ = box.value?.schedule(after: .milliseconds(5)) { log.note("early") } }
      await TestClock.sleepForEver()
    }
    let world = LiveWorld(clock: clock)
    box.value = world
    defer { box.value = nil }
    world.schedule(after: .seconds(1)) { log.note("late") }
    try await world.advance(by: .seconds(1))
    #expect(log.lines == ["early", "late"])
    #expect(clock.sleeps == [.seconds(1), .milliseconds(5), .seconds(1)])
  }

  @Test func `it is idle when the last thing under way has ended, and not before`() async throws {
    let log = Log()
    let box = Box<UnderWay>()
    let clock = TestClock { clock, deadline, number in
      clock.elapsed = .milliseconds(100 * number)
      if number == 1 { box.value?.post { log.note("part") } } else { box.value?.end() }
      await TestClock.sleepForEver()
    }
    let world = LiveWorld(clock: clock)
    box.value = world.begin()
    try await world.runUntilIdle(atMost: .seconds(10))
    #expect(log.lines == ["part"])
    #expect(world.pendingCount == 0)
    #expect(clock.sleeps == [.seconds(10), .seconds(10)])
  }

  @Test func `waiting for a world that never gets idle ends at the limit`() async throws {
    let world = LiveWorld(clock: TestClock())
    let underWay = world.begin()
    try await world.runUntilIdle(atMost: .seconds(10))
    #expect(world.now == .seconds(10))
    #expect(world.pendingCount == 1)
    underWay.end()
  }

  @Test func `a cancelled wait ends, and the rest stays for the next`() async throws {
    let log = Log()
    let box = Box<Task<Void, any Error>>()
    let clock = TestClock { clock, deadline, number in
      guard number == 1 else { return clock.elapsed = deadline }
      box.value?.cancel()
      await TestClock.sleepForEver()
    }
    let world = LiveWorld(clock: clock)
    world.schedule(after: .seconds(1)) { log.note("a") }
    let task = Task { try await world.advance(by: .seconds(1)) }
    box.value = task
    defer { box.value = nil }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(log.lines.isEmpty)
    try await world.advance(by: .seconds(1))
    #expect(log.lines == ["a"])
  }
}

import Testing
import World

@MainActor
@Suite("A live world that runs freely", .timeLimit(.minutes(60)))
struct FreeRunTests {
  @Test func `it reads the clock once per turn`() async throws {
    try await freely { world, clock, asleep in
      clock.elapsed = .seconds(5)
      #expect(world.now == .seconds(5))
      clock.elapsed = .seconds(6)
      #expect(world.now == .seconds(5))
      await asleep()
      clock.elapsed = .seconds(7)
      #expect(world.now == .seconds(7))
    }
  }

  @Test func `work that is scheduled in one turn counts from one instant`() async throws {
    let log = Log()
    try await freely { world, clock, asleep in
      clock.elapsed = .seconds(5)
      world.schedule(after: .seconds(1)) { log.note("second at \(world.now)") }
      clock.elapsed = .milliseconds(5500)
      world.schedule(after: .milliseconds(800)) { log.note("first at \(world.now)") }
      await asleep()
      clock.elapsed = .seconds(9)
      world.async { log.note("third at \(world.now)") }
      await asleep()
    }
    #expect(log.lines == ["first at 5.8 seconds", "third at 5.8 seconds", "second at 6.0 seconds"])
  }

  @Test func `work that is scheduled late runs after work that is due`() async throws {
    let log = Log()
    try await freely { world, clock, asleep in
      world.schedule(after: .seconds(2)) { log.note("a at \(world.now)") }
      await asleep()
      clock.elapsed = .seconds(5)
      world.schedule(after: .seconds(1)) { log.note("b at \(world.now)") }
      await asleep()
    }
    #expect(log.lines == ["a at 2.0 seconds", "b at 3.0 seconds"])
  }

  /// Runs `body` with a world that runs freely on a clock that `body` moves; `asleep` waits until the world has no
  /// more to do.
  private func freely(
    _ body: @MainActor (LiveWorld, TestClock, _ asleep: @MainActor () async -> Void) async throws -> Void
  ) async throws {
    let (sleeps, fellAsleep) = AsyncStream<Void>.makeStream()
    let clock = TestClock { _, _, _ in
      fellAsleep.yield()
      await TestClock.sleepForEver()
    }
    let world = LiveWorld(clock: clock)
    let run = Task { try await world.run() }
    var iterator = sleeps.makeAsyncIterator()
    _ = await iterator.next(isolation: MainActor.shared)
    try await body(world, clock) { _ = await iterator.next(isolation: MainActor.shared) }
    run.cancel()
    await #expect(throws: CancellationError.self) { try await run.value }
  }
}

import Foundation
import Testing
import World

@MainActor
@Suite("Tasks as work of a world")
struct TaskTests {
  let world = VirtualWorld()

  @Test func `a task runs when the world runs, and resumes in the world's order`() throws {
    let log = Log()
    let clock = world.taskClock
    world.perform {
      _ = Task {
        log.note("begins")
        try await clock.sleep(for: .seconds(2))
        log.note("after 2 s")
      }
    }
    world.schedule(after: .seconds(1)) { log.note("after 1 s") }
    #expect(log.lines == [])
    try world.settle()
    #expect(log.lines == ["begins"])
    try world.advance(by: .seconds(2))
    #expect(log.lines == ["begins", "after 1 s", "after 2 s"])
    #expect(world.pendingCount == 0)
  }

  @Test func `the tasks of a group and of an async let belong to the same world, nonisolated ones too`() throws {
    let log = Log()
    let clock = world.taskClock
    world.perform {
      _ = Task {
        async let first: Void = sleep(.seconds(1), clock, log)
        await withTaskGroup(of: Void.self) { group in
          for seconds in [3, 2] { group.addTask { await Self.sleepElsewhere(.seconds(seconds), clock, log) } }
        }
        await first
        log.note("all")
      }
    }
    try world.advance(by: .seconds(3))
    #expect(log.lines == ["1.0 seconds", "2.0 seconds", "3.0 seconds", "all"])
  }

  @Test(
    "a cancel wakes a sleeping task, and one that has not begun does not sleep; the world waits for neither",
    arguments: [true, false])
  func cancel(_ begins: Bool) throws {
    let log = Log()
    let clock = world.taskClock
    let task = world.perform {
      Task { do { try await clock.sleep(for: .seconds(9)) } catch { log.note("\(type(of: error))") } }
    }
    if begins { try world.settle() }
    #expect(world.pendingCount == 1)
    world.perform { task.cancel() }
    try world.settle()
    #expect(log.lines == ["CancellationError"])
    #expect(world.pendingCount == 0)
  }

  @Test func `a nonisolated function of a task counts as elsewhere, and what follows it does not`() throws {
    let log = Log()
    world.perform {
      _ = Task {
        log.note("\(World.current.isOnMainQueue)")
        log.note("\(await isOnMainQueue())")
        log.note("\(World.current.isOnMainQueue)")
      }
    }
    try world.settle()
    #expect(log.lines == ["true", "false", "true"])
  }

  @Test func `a task that is cancelled when its world is not at work ends on the real main queue`() async throws {
    let clock = world.taskClock
    let task = world.perform {
      Task { () async -> String in
        do { try await clock.sleep(for: .seconds(1)) } catch { return "\(type(of: error))" }
        return "woke"
      }
    }
    try world.settle()
    task.cancel()
    #expect(await task.value == "CancellationError")
    #expect(world.pendingCount == 0)
  }

  @Test func `a test may await something while it uses a world: its own task stays outside`() async throws {
    try await World.$current.withValue(world) {
      let log = Log()
      world.async { log.note("work") }
      await Task.yield()
      await Task { log.note("own task") }.value
      #expect(log.lines == ["own task"])
      try world.settle()
      #expect(log.lines == ["own task", "work"])
    }
  }

  @Test func `a task that awaits a task of a world resumes in that world`() async throws {
    let log = Log()
    let first = world.perform { Task { log.note("first") } }
    let second = Task {
      await first.value
      log.note("second")
    }
    await Task.yield()
    #expect(log.lines == [])
    try world.settle()
    #expect(log.lines == ["first", "second"])
    await second.value
  }

  @Test(.timeLimit(.minutes(60))) func `a task whose world is gone ends`() async {
    var world: VirtualWorld? = VirtualWorld()
    // Detached: any other task would retain the world as its `World.current`.
    let task = world.map { world in
      let clock = world.taskClock
      return world.perform { Task.detached { await Self.endOfSleep(clock) } }
    }
    weak let gone = world
    world = nil
    #expect(gone == nil)
    #expect(await task?.value == "CancellationError")
  }

  private static func endOfSleep(_ clock: WorldClock) async -> String {
    do { try await clock.sleep(for: .seconds(1)) } catch { return "\(type(of: error))" }
    return "woke"
  }

  private func sleep(_ duration: Duration, _ clock: WorldClock, _ log: Log) async {
    try? await clock.sleep(for: duration)
    log.note("\(duration)")
  }

  @concurrent nonisolated private static func sleepElsewhere(
    _ duration: Duration, _ clock: WorldClock, _ log: Log
  ) async {
    try? await clock.sleep(for: duration)
    await log.note("\(duration)")
  }

  @concurrent nonisolated private func isOnMainQueue() async -> Bool { World.current.isOnMainQueue }
}

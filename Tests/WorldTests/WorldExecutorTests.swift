import Foundation
import Testing
import World

@MainActor
@Suite("Tasks as work of a world")
struct WorldExecutorTests {
  let world = VirtualWorld()

  @Test func `a task runs when the world runs, and resumes in the world's order`() throws {
    let log = Log()
    let (executor, clock) = (world.executor, world.taskClock)
    Task(executorPreference: executor) {
      Self.note("begins", in: log)
      try await clock.sleep(for: .seconds(2))
      Self.note("after 2 s", in: log)
    }
    world.schedule(after: .seconds(1)) { log.note("after 1 s") }
    #expect(log.lines == [])
    try world.settle()
    #expect(log.lines == ["begins"])
    try world.advance(by: .seconds(2))
    #expect(log.lines == ["begins", "after 1 s", "after 2 s"])
    #expect(world.pendingCount == 0)
  }

  @Test func `the tasks of a group and of an async let belong to the same world`() throws {
    let log = Log()
    let (executor, clock) = (world.executor, world.taskClock)
    Task(executorPreference: executor) {
      async let first: Void = Self.sleep(.seconds(1), clock, log)
      await withTaskGroup(of: Void.self) { group in
        for seconds in [3, 2] { group.addTask { await Self.sleep(.seconds(seconds), clock, log) } }
      }
      await first
      Self.note("all", in: log)
    }
    try world.advance(by: .seconds(3))
    #expect(log.lines == ["1.0 seconds", "2.0 seconds", "3.0 seconds", "all"])
  }

  @Test(
    "a cancel wakes a sleeping task, and one that has not begun does not sleep; the world waits for neither",
    arguments: [true, false])
  func cancel(_ begins: Bool) throws {
    let log = Log()
    let (executor, clock) = (world.executor, world.taskClock)
    let task = Task(executorPreference: executor) {
      do { try await clock.sleep(for: .seconds(9)) } catch { Self.note("\(type(of: error))", in: log) }
    }
    if begins { try world.settle() }
    #expect(world.pendingCount == 1)
    task.cancel()
    try world.settle()
    #expect(log.lines == ["CancellationError"])
    #expect(world.pendingCount == 0)
  }

  @Test func `a task whose world is gone ends`() async {
    var world: VirtualWorld? = VirtualWorld()
    let task = world.map { world in
      let clock = world.taskClock
      return Task(executorPreference: world.executor) { () async -> String in
        do { try await clock.sleep(for: .seconds(1)) } catch { return "\(type(of: error))" }
        return "woke"
      }
    }
    world = nil
    #expect(await task?.value == "CancellationError")
  }

  nonisolated private static func note(_ line: String, in log: Log) {
    MainActor.assumeIsolated { log.note(line) }
  }

  nonisolated private static func sleep(_ duration: Duration, _ clock: WorldClock, _ log: Log) async {
    try? await clock.sleep(for: duration)
    note("\(duration)", in: log)
  }
}

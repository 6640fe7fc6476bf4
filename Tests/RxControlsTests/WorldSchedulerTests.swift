import Dispatch
import Foundation
import Rx
import RxControls
import Testing
import World

@MainActor struct WorldSchedulerTests {
  let world = VirtualWorld()
  let log = Log<String>()

  private func note(_ text: String, on scheduler: WorldScheduler) -> any Disposable {
    scheduler.schedule(text) { [log] text in
      log.note(text)
      return Disposables.create()
    }
  }

  @Test func `on the main queue an action runs at once`() {
    _ = note("a", on: WorldScheduler(world))
    log.note("b")
    #expect(log.entries == ["a", "b"])
    #expect(world.pendingCount == 0)
  }

  @Test func `an action scheduled by a running one waits until the world settles`() throws {
    let scheduler = WorldScheduler(world)
    _ = scheduler.schedule(()) { [log] _ in
      log.note("outer begins")
      _ = self.note("inner", on: scheduler)
      log.note("outer ends")
      return Disposables.create()
    }
    #expect(log.entries == ["outer begins", "outer ends"])
    try world.settle()
    #expect(log.entries == ["outer begins", "outer ends", "inner"])
  }

  @Test func `while an action waits, later ones wait behind it`() throws {
    let scheduler = WorldScheduler(world)
    _ = scheduler.schedule(()) { _ in self.note("1", on: scheduler) }
    _ = note("2", on: scheduler)
    _ = note("3", on: scheduler)
    #expect(log.entries == [])
    try world.settle()
    #expect(log.entries == ["1", "2", "3"])
    _ = note("4", on: scheduler)
    #expect(log.entries == ["1", "2", "3", "4"])
  }

  @Test func `a waiting action keeps its place among the other work of the world`() throws {
    let scheduler = WorldScheduler(world)
    _ = scheduler.schedule(()) { _ in
      self.world.async { self.log.note("world 1") }
      _ = self.note("scheduler", on: scheduler)
      self.world.async { self.log.note("world 2") }
      return Disposables.create()
    }
    try world.settle()
    #expect(log.entries == ["world 1", "scheduler", "world 2"])
  }

  @Test func `two schedulers do not wait for each other`() {
    let outer = WorldScheduler(world)
    let inner = WorldScheduler(world)
    _ = outer.schedule(()) { _ in self.note("inner", on: inner) }
    #expect(log.entries == ["inner"])
  }

  @Test func `work from another thread runs when the world settles, on the main queue and in order`() async throws {
    let scheduler = WorldScheduler(world)
    let schedule = postings(to: scheduler)
    await Task.detached { schedule("1") }.value
    _ = note("2", on: scheduler)
    await Task.detached { schedule("3") }.value
    #expect(log.entries == [])
    #expect(world.pendingCount == 3)
    try world.settle()
    #expect(log.entries == ["1 on main: true", "2", "3 on main: true"])
    _ = note("4", on: scheduler)
    #expect(log.entries.last == "4")
  }

  private func postings(to scheduler: WorldScheduler) -> @Sendable (String) -> Void {
    nonisolated(unsafe) let log = log
    let world = world
    return { text in
      _ = scheduler.schedule(text) { text in
        log.note("\(text) on main: \(world.isOnMainQueue)")
        return Disposables.create()
      }
    }
  }

  @Test func `an action that was cancelled does not run, is released at once, and leaves no work behind`() throws {
    let scheduler = WorldScheduler(world)
    weak var released: Log<Int>?
    var waiting: (any Disposable)?
    do {
      let captured = Log<Int>()
      released = captured
      _ = scheduler.schedule(()) { _ in
        waiting = scheduler.schedule(()) { _ in
          captured.note(1)
          self.log.note("ran")
          return Disposables.create()
        }
        return Disposables.create()
      }
    }
    #expect(released != nil)
    waiting?.dispose()
    #expect(released == nil)
    #expect(world.pendingCount == 0)
    _ = note("next", on: scheduler)
    #expect(log.entries == ["next"])
  }

  @Test func `disposing a finished action disposes the work that it began`() throws {
    let scheduler = WorldScheduler(world)
    let delayed = scheduler.scheduleRelative((), dueTime: .seconds(1)) { [log] _ in
      Disposables.create { log.note("ended") }
    }
    try world.advance(by: .seconds(1))
    #expect(log.entries == [])
    delayed.dispose()
    #expect(log.entries == ["ended"])
  }

  @Test(
    "an action runs when its time has come on the world's clock",
    arguments: [
      (DispatchTimeInterval.seconds(2), Duration.seconds(2)),
      (.milliseconds(250), .milliseconds(250)),
      (.microseconds(7), .microseconds(7)),
      (.nanoseconds(9), .nanoseconds(9)),
      (.seconds(-1), .zero),
    ])
  func relative(_ dueTime: DispatchTimeInterval, _ expected: Duration) throws {
    let times = Log<Duration>()
    _ = WorldScheduler(world).scheduleRelative((), dueTime: dueTime) { _ in
      times.note(self.world.now)
      return Disposables.create()
    }
    #expect(times.entries == [])
    try world.advance(by: .seconds(10))
    #expect(times.entries == [expected])
  }

  @Test func `an action that is due never is neither run nor kept`() throws {
    weak var released: Log<Int>?
    do {
      let captured = Log<Int>()
      released = captured
      _ = WorldScheduler(world).scheduleRelative(captured, dueTime: .never) { captured in
        captured.note(1)
        return Disposables.create()
      }
    }
    #expect(released == nil)
    #expect(world.pendingCount == 0)
  }

  @Test func `a delay that was cancelled leaves no work behind`() throws {
    let delayed = WorldScheduler(world).scheduleRelative((), dueTime: .seconds(1)) { [log] _ in
      log.note("ran")
      return Disposables.create()
    }
    #expect(world.pendingCount == 1)
    delayed.dispose()
    #expect(world.pendingCount == 0)
    try world.advance(by: .seconds(2))
    #expect(log.entries == [])
  }

  @Test("a delay that began and was cancelled elsewhere leaves no work behind once the world settles")
  func delayFromElsewhere() async throws {
    let scheduler = WorldScheduler(world)
    let world = world
    nonisolated(unsafe) let log = log
    await Task.detached {
      let kept = scheduler.scheduleRelative((), dueTime: .seconds(1)) { _ in
        log.note("kept")
        return Disposables.create()
      }
      let cancelled = scheduler.scheduleRelative((), dueTime: .seconds(2)) { _ in
        log.note("cancelled")
        return Disposables.create()
      }
      cancelled.dispose()
      withExtendedLifetime(kept) {}
    }.value
    try world.settle()
    #expect(world.pendingCount == 1)
    try world.advance(by: .seconds(3))
    #expect(log.entries == ["kept"])
  }

  @Test func `a periodic action runs at each period until it is disposed, each time with its last state`() throws {
    let runs = Log<String>()
    let repetition = WorldScheduler(world).schedulePeriodic(1, startAfter: .seconds(3), period: .seconds(2)) { state in
      runs.note("\(state) at \(self.world.now)")
      return state * 10
    }
    try world.advance(by: .seconds(7))
    #expect(runs.entries == ["1 at 3.0 seconds", "10 at 5.0 seconds", "100 at 7.0 seconds"])
    repetition.dispose()
    #expect(world.pendingCount == 0)
  }

  @Test func `its time is the world's, counted from the first of 2001`() throws {
    let scheduler = WorldScheduler(world)
    #expect(scheduler.now == Date(timeIntervalSinceReferenceDate: 0))
    try world.advance(by: .milliseconds(1500))
    #expect(scheduler.now == Date(timeIntervalSinceReferenceDate: 1.5))
    #expect(scheduler.now == WorldScheduler.epoch + 1.5)
  }

  @Test func `without a world it takes the current one`() throws {
    let scheduler = World.$current.withValue(world) { WorldScheduler() }
    _ = scheduler.schedule(()) { _ in self.note("nested", on: scheduler) }
    #expect(world.pendingCount == 1)
    try world.settle()
    #expect(log.entries == ["nested"])
  }

  @Test func `work from many threads is complete, without the cancelled, in each thread's order`() async throws {
    let scheduler = WorldScheduler(world)
    let log = Log<[Int]>()
    nonisolated(unsafe) let shared = log
    let workers = Task.detached {
      await withTaskGroup(of: Void.self) { group in
        for worker in 0..<8 {
          group.addTask {
            for number in 0..<100 {
              // Noted on the main queue alone.
              let work = scheduler.schedule([worker, number]) { entry in
                shared.note(entry)
                return Disposables.create()
              }
              if number == 99 { work.dispose() }
            }
            let late = scheduler.scheduleRelative((), dueTime: .seconds(1)) { _ in Disposables.create() }
            late.dispose()
          }
        }
      }
    }
    for _ in 0..<100 {
      try world.settle()
      await Task.yield()
    }
    await workers.value
    try world.settle()
    for worker in 0..<8 {
      let numbers = log.entries.filter { $0[0] == worker }.map { $0[1] }
      #expect(numbers.prefix(99) == ArraySlice(0..<99))
      #expect(numbers.count <= 100)
    }
    #expect(world.pendingCount == 0)
  }
}

import Foundation

/// Sleeps until a time, or until it rings, whichever comes first.
final class Alarm: @unchecked Sendable {
  private let sleep: @Sendable (Duration) async throws -> Void
  private let lock = NSLock()
  private var ringCount = 0
  private var sleepers: [Int: Task<Void, Never>] = [:]
  private var sleeperCount = 0

  /// - Parameter sleep: sleeps until the time it is given; returns early when its task is cancelled.
  init(sleep: @escaping @Sendable (Duration) async throws -> Void) {
    self.sleep = sleep
  }

  /// The number of rings so far.
  var rings: Int { lock.withLock { ringCount } }

  /// Wakes all that sleep. From any thread.
  func ring() {
    let woken = lock.withLock {
      ringCount += 1
      defer { sleepers = [:] }
      return sleepers
    }
    for sleeper in woken.values { sleeper.cancel() }
  }

  /// Returns at `time`, at the first ring after the `rings` that the caller knew, or when the task is cancelled.
  func sleep(until time: Duration, after rings: Int) async {
    let sleeper = Task.detached { [sleep] in _ = try? await sleep(time) }
    let number: Int? = lock.withLock {
      guard ringCount == rings else { return nil }
      sleeperCount += 1
      sleepers[sleeperCount] = sleeper
      return sleeperCount
    }
    if number == nil { sleeper.cancel() }
    await withTaskCancellationHandler {
      await sleeper.value
    } onCancel: {
      sleeper.cancel()
    }
    if let number { lock.withLock { sleepers[number] = nil } }
  }
}

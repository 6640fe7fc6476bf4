import Foundation
import Synchronization

/// The work that comes back to a world from elsewhere, from any thread.
final class Inbox: @unchecked Sendable {
  struct Arrival {
    /// The time when it came, if time passes by itself; else it comes when it is taken.
    var time: Duration?
    var work: @MainActor @Sendable () -> Void
  }

  private let time: @Sendable () -> Duration?
  private let wake: @Sendable () -> Void
  private let lock = NSCondition()
  private var arrivals: [Arrival] = []
  private var isClosed = false
  /// True if something has ended since the last wait.
  private var hasEnded = false
  private let waiting = Atomic<Int>(0)
  private let underWay = Atomic<Int>(0)

  /// - Parameters:
  ///   - time: Returns the present time; `nil` where time does not pass by itself.
  ///   - wake: called after each change, on the thread that made it.
  init(time: @escaping @Sendable () -> Duration? = { nil }, wake: @escaping @Sendable () -> Void = {}) {
    self.time = time
    self.wake = wake
  }

  var count: Int { waiting.load(ordering: .acquiring) }

  var underWayCount: Int { underWay.load(ordering: .acquiring) }

  func post(_ work: @escaping @MainActor @Sendable () -> Void) {
    lock.withLock {
      guard !isClosed else { return }
      arrivals.append(Arrival(time: time(), work: work))
      waiting.store(arrivals.count, ordering: .releasing)
      lock.broadcast()
    }
    wake()
  }

  /// Sleeps until something has arrived or something that was under way has ended, `limit` at most.
  ///
  /// - Returns: True if that came before the limit.
  @discardableResult
  func wait(atMost limit: Duration) -> Bool {
    let end = Date(timeIntervalSinceNow: limit / .seconds(1))
    return lock.withLock {
      defer { hasEnded = false }
      while arrivals.isEmpty, !hasEnded, !isClosed {
        if !lock.wait(until: end) { return false }
      }
      return true
    }
  }

  /// Takes everything that came since the last time, in the order in which it came.
  func takeAll() -> [Arrival] {
    // Worlds ask after each piece of work; hardly ever is there anything.
    guard count > 0 else { return [] }
    return lock.withLock {
      defer {
        arrivals = []
        waiting.store(0, ordering: .releasing)
      }
      return arrivals
    }
  }

  /// Closes the inbox: releases all arrivals, and those still to come.
  func close() {
    // Releasing it may end something that is under way: after the lock.
    _ = lock.withLock {
      defer { (arrivals, isClosed) = ([], true) }
      lock.broadcast()
      return arrivals
    }
  }

  func begin() { underWay.add(1, ordering: .acquiringAndReleasing) }

  func end() {
    underWay.subtract(1, ordering: .acquiringAndReleasing)
    lock.withLock {
      hasEnded = true
      lock.broadcast()
    }
    wake()
  }
}

import Foundation
import Synchronization
import Testing

@testable import Rx

@Suite("The lock")
struct LockTests {
  private final class Locked: @unchecked Sendable {
    let lock = Lock()
    let other = Lock()
    var count = 0
    var otherCount = 0
  }

  /// Runs `work` on 32 threads; a thread that is not woken makes the test fail.
  private func onThreads(_ work: @escaping @Sendable () -> Void) {
    let done = DispatchGroup()
    for _ in 0..<32 { Thread.detachNewThread(in: done, work) }
    #expect(done.wait(timeout: .now() + .seconds(60)) == .success)
  }

  @Test func `threads that wait for two locks in one place are woken by the right holder`() {
    let locked = Locked()
    onThreads {
      for number in 0..<50 {
        if number % 2 == 0 {
          locked.lock.withLock {
            locked.count += 1
            for _ in 0..<4 { sched_yield() }
          }
        } else {
          locked.other.withLock {
            locked.otherCount += 1
            for _ in 0..<4 { sched_yield() }
          }
        }
      }
    }
    #expect(locked.count == 800 && locked.otherCount == 800)
  }

  @Test func `the next holder of the lock sees every write of the one before`() {
    let locked = Locked()
    Race.run(5_000) { _ in
      locked.lock.withLock { locked.count += 1 }
    } _: { _ in
      locked.lock.withLock { locked.count += 1 }
    } check: { round in
      #expect(locked.count == 2 * (round + 1))
    }
  }
}

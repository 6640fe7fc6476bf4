import Foundation
import Testing

/// Two locks that are taken crosswise, the user's and ours: calling foreign code under a lock deadlocks both threads.
///
/// One thread is called back (by an observer, a dispose action, the `deinit` of an element …) and there takes the
/// user's lock. Meanwhile another one holds that lock, and uses the same thing.
final class Crossing: Sendable {
  private let users = NSRecursiveLock()
  private let isInside = DispatchSemaphore(value: 0)
  private let isLocked = DispatchSemaphore(value: 0)
  private let calls = Counter()

  /// Called by the object under test.
  func callBack() {
    calls.add()
    if calls.value == 1 {
      isInside.signal()
      #expect(isLocked.wait(timeout: .now() + .seconds(20)) == .success)
    }
    users.withLock {}
  }

  /// Does `calling`, which calls back; when it has, does `using` under the user's lock.
  func cross(_ calling: @escaping () -> Void, _ using: @escaping () -> Void) {
    onThreads(2) { [self] index in
      if index == 0 { return calling() }
      #expect(isInside.wait(timeout: .now() + .seconds(20)) == .success)
      users.withLock {
        isLocked.signal()
        using()
      }
    }
    #expect(calls.value > 0)
  }
}

/// An element that calls back when it goes.
final class Loud {
  private let callBack: () -> Void

  init(_ callBack: @escaping () -> Void) {
    self.callBack = callBack
  }

  deinit {
    callBack()
  }
}

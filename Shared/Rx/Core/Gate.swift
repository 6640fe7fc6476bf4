import Foundation
import Synchronization

/// Lets one thread at a time work on the state of a stage that several sources feed, and never makes one wait.
///
/// A thread that finds the gate taken leaves its event there, and the thread that is inside takes it along before it
/// goes. A thread that is already inside (its subscriber made a source send again) just goes on, depth first. So
/// foreign code runs inside, but no lock is held: two threads cannot lock each other out.
///
///     guard gate.enter() else { return gate.leaveBehind { self.next(element) } }
///     …
///     gate.leave()
struct Gate: ~Copyable {
  // The thread that is inside; 0 for none.
  private let owner = Atomic<UInt>(0)
  // The depth of nested entries. Only that thread uses it.
  private let depth = Atomic<Int>(0)
  // The work left behind, the newest first.
  private let left = Atomic<UnsafeMutableRawPointer?>(nil)

  /// True if no thread is inside and all work that the caller left behind is done.
  @inline(__always)
  var isIdle: Bool {
    // In this order: what has been taken from `left` is done by the owner, and before it goes.
    left.load(ordering: .acquiring) == nil && owner.load(ordering: .acquiring) == 0
  }

  /// True if the caller is now inside; then it has to `leave`.
  borrowing func enter() -> Bool {
    let me = currentThread
    if owner.load(ordering: .relaxed) == me {
      depth.store(depth.load(ordering: .relaxed) + 1, ordering: .relaxed)
      return true
    }
    return acquire(for: me)
  }

  /// Leaves the gate; what was left behind meanwhile is done first.
  borrowing func leave() {
    let deeper = depth.load(ordering: .relaxed)
    if deeper > 0 { return depth.store(deeper - 1, ordering: .relaxed) }
    release()
  }

  /// Has `work` done inside the gate: by the thread that is there, or by this one.
  borrowing func leaveBehind(_ work: @escaping () -> Void) {
    push(work)
    if acquire(for: currentThread) { release() }
  }

  /// Does `work` inside the gate, now or soon.
  @inline(__always)
  borrowing func perform(_ work: @escaping () -> Void) {
    guard enter() else { return leaveBehind(work) }
    work()
    leave()
  }

  @inline(__always)
  private borrowing func acquire(for me: UInt) -> Bool {
    guard owner.compareExchange(expected: 0, desired: me, ordering: .sequentiallyConsistent).exchanged else {
      return false
    }
    // The work left behind is older than the caller's.
    if left.load(ordering: .relaxed) != nil { doLeftWork() }
    return true
  }

  @inline(__always)
  private borrowing func release() {
    let me = owner.load(ordering: .relaxed)
    repeat {
      if left.load(ordering: .relaxed) != nil { doLeftWork() }
      owner.store(0, ordering: .sequentiallyConsistent)
      // Another thread may have left work after the last look, when it found the gate still taken.
    } while left.load(ordering: .sequentiallyConsistent) != nil
      && owner.compareExchange(expected: 0, desired: me, ordering: .sequentiallyConsistent).exchanged
  }

  private borrowing func push(_ work: @escaping () -> Void) {
    let item = LeftWork(work)
    let pointer = Unmanaged.passRetained(item).toOpaque()
    var head = left.load(ordering: .relaxed)
    while true {
      item.next = head
      let (exchanged, original) = left.compareExchange(
        expected: head, desired: pointer, ordering: .sequentiallyConsistent)
      if exchanged { return }
      head = original
    }
  }

  @inline(never)
  private borrowing func doLeftWork() {
    while left.load(ordering: .relaxed) != nil {
      var newest = left.exchange(nil, ordering: .acquiringAndReleasing)
      var oldestFirst: [LeftWork] = []
      while let pointer = newest {
        let item = Unmanaged<LeftWork>.fromOpaque(pointer).takeRetainedValue()
        oldestFirst.append(item)
        newest = item.next
      }
      for item in oldestFirst.reversed() { item.work() }
    }
  }
}

private final class LeftWork {
  let work: () -> Void
  var next: UnsafeMutableRawPointer?

  init(_ work: @escaping () -> Void) {
    self.work = work
  }
}

/// A number that no other living thread has, and that is not 0.
var currentThread: UInt {
  // A number on Linux and a pointer on macOS.
  withUnsafeBytes(of: pthread_self()) { $0.load(as: UInt.self) }
}

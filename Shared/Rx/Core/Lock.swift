import Foundation
import Synchronization

/// Mutual exclusion for a few lines that call nothing foreign.
///
/// One byte in the object that it guards, and one atomic step if the lock is free. A thread that has to wait
/// tries some more times, for what is guarded is short, and then sleeps until a holder has left.
struct Lock: ~Copyable {
  private static var free: UInt8 { 0 }
  private static var held: UInt8 { 1 }
  private static var heldAndAwaited: UInt8 { 2 }

  private let state = Atomic<UInt8>(free)

  @inline(__always)
  borrowing func lock() {
    if !state.compareExchange(expected: Lock.free, desired: Lock.held, ordering: .acquiring).exchanged { wait() }
  }

  @inline(__always)
  borrowing func unlock() {
    if state.exchange(Lock.free, ordering: .releasing) == Lock.heldAndAwaited { Sleepers.wake() }
  }

  @inline(__always)
  borrowing func withLock<Result>(_ body: () -> Result) -> Result {
    lock()
    defer { unlock() }
    return body()
  }

  @inline(never)
  private borrowing func wait() {
    for _ in 0..<100
    where state.load(ordering: .relaxed) == Lock.free
      && state.compareExchange(expected: Lock.free, desired: Lock.held, ordering: .acquiring).exchanged
    {
      return
    }
    Sleepers.sleep { state.exchange(Lock.heldAndAwaited, ordering: .acquiring) != Lock.free }
  }
}

/// Where threads sleep that wait for a lock, whichever: it happens so rarely that they share one place.
private enum Sleepers {
  private struct Place {
    var mutex = pthread_mutex_t()
    var left = pthread_cond_t()
  }

  nonisolated(unsafe) private static let place = {
    let place = UnsafeMutablePointer<Place>.allocate(capacity: 1)
    place.initialize(to: Place())
    pthread_mutex_init(&place.pointee.mutex, nil)
    pthread_cond_init(&place.pointee.left, nil)
    return place
  }()

  /// Sleeps as long as `mustWait` says so. It is asked while no `wake` can pass unnoticed.
  static func sleep(while mustWait: () -> Bool) {
    pthread_mutex_lock(&place.pointee.mutex)
    while mustWait() { pthread_cond_wait(&place.pointee.left, &place.pointee.mutex) }
    pthread_mutex_unlock(&place.pointee.mutex)
  }

  /// Lets all sleeping threads ask again.
  static func wake() {
    pthread_mutex_lock(&place.pointee.mutex)
    pthread_cond_broadcast(&place.pointee.left)
    pthread_mutex_unlock(&place.pointee.mutex)
  }
}

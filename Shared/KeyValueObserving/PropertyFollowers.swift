import Foundation

/// The observers of one property, in the order of registration, and the course of a change.
///
/// They may be removed on any thread; the rest belongs to the thread or actor of the property.
final class PropertyFollowers: @unchecked Sendable {
  private let lock = NSLock()
  private var followers: [any Follower] = []

  func add(_ follower: any Follower) {
    lock.withLock {
      let place = followers.lastIndex { $0.order < follower.order }.map { $0 + 1 } ?? 0
      followers.insert(follower, at: place)
    }
  }

  func remove(_ follower: any Follower) {
    lock.withLock { followers.removeAll { $0 === follower } }
  }

  /// Sets the property and notifies its observers.
  func change(_ description: @autoclosure () -> String, _ set: () -> Void) {
    let observers = current
    guard !observers.isEmpty else { return set() }
    let start = RegistrationOrder.next()
    KeyPathFollowing.pause {
      for observer in observers where observer.wantsPrior { observer.tellPrior(self, description()) }
    }
    // A prior call may have set the property or changed its observers: old and new are the two sides of *this* set.
    var told: [any Follower] = []
    for observer in current where observer.begin() { told.append(observer) }
    set()
    for observer in told { observer.valueWasSet() }
    KeyPathFollowing.pause {
      for observer in told { observer.finish(isLate: observer.order > start, self, description()) }
    }
  }

  private var current: [any Follower] {
    lock.withLock { followers }
  }
}

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

  /// Sets the property and tells its observers.
  func change(_ description: @autoclosure () -> String, _ set: () -> Void) {
    guard !current.isEmpty else { return set() }
    let start = RegistrationOrder.next()
    KeyPathFollowing.pause {
      for follower in current where follower.options.contains(.prior) {
        follower.tellPrior(self, description())
      }
    }
    // Read after the prior calls, which may have set the property themselves: old and new are the two sides of this set.
    let changes = current.compactMap { $0.begin() }
    set()
    for change in changes { change.valueWasSet() }
    KeyPathFollowing.pause {
      for change in changes where change.order < start {
        change.tell(self, description())
      }
    }
  }

  private var current: [any Follower] {
    lock.withLock { followers }
  }
}

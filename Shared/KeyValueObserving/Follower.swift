import Synchronization

/// One observer of one key path, whatever its types: all that a property needs in order to tell it.
protocol Follower: AnyObject, Sendable {
  /// Its place among all: a later registration has a higher number.
  var order: Int { get }

  /// What the observer asked for.
  var options: KeyValueObservingOptions { get }

  /// Tells the observer that a property is about to be set.
  func tellPrior(_ property: PropertyFollowers, _ description: @autoclosure () -> String)

  /// Reads the old value if it is asked for. Nothing comes back while the key path is being read: a getter that sets
  /// a property on which it rests does not tell itself.
  func begin() -> (any PendingChange)?

  /// Ends the observation.
  func invalidate()
}

/// A change on its way to one observer.
protocol PendingChange {
  /// The place of the observer.
  var order: Int { get }

  /// Follows the key path anew, for it may lead elsewhere now, and reads the new value.
  func valueWasSet()

  /// Tells the observer, unless it was removed meanwhile. The text says which values the *property* had.
  func tell(_ property: PropertyFollowers, _ description: @autoclosure () -> String)
}

/// Numbers the registrations of the whole process, since one property may be observed through several objects.
enum RegistrationOrder {
  private static let last = Atomic<Int>(0)

  static func next() -> Int {
    last.add(1, ordering: .relaxed).newValue
  }
}

import Synchronization

/// One observer of one key path, whatever its types: all that a property needs in order to tell it.
protocol Follower: AnyObject, Sendable {
  /// Its place among all followers of the process: a later one has a higher number.
  var order: Int { get }

  /// Whether it is to be told of a change before it happens, too.
  var wantsPrior: Bool { get }

  /// Tells the observer that a property is about to be set.
  func tellPrior(_ property: PropertyFollowers, _ description: @autoclosure () -> String)

  /// Reads the old value, if it is asked for.
  ///
  /// - Returns: whether the change goes on with this follower. Not while the key path is being read: a getter that sets
  ///   a property on which it rests does not tell itself.
  func begin() -> Bool

  /// Follows the key path anew, for it may lead elsewhere now, and reads the new value.
  func valueWasSet()

  /// Ends the change that began last, and tells the observer of it, unless the follower `isLate` or was removed
  /// meanwhile. The text says which values the *property* had.
  func finish(isLate: Bool, _ property: PropertyFollowers, _ description: @autoclosure () -> String)

  /// Ends the observation.
  func invalidate()
}

/// Numbers the registrations of the whole process, since one property may be observed through several objects.
enum RegistrationOrder {
  private static let last = Atomic<Int>(0)

  static func next() -> Int {
    last.add(1, ordering: .relaxed).newValue
  }
}

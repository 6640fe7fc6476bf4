import Synchronization

/// One observer of one key path, of any types: all that a property needs in order to notify it.
protocol Follower: AnyObject, Sendable {
  /// Its place among all followers of the process: a later one has a higher number.
  var order: Int { get }

  /// A Boolean value indicating whether the observer is notified before a change, too.
  var wantsPrior: Bool { get }

  /// Notifies the observer that a property is about to be set.
  func tellPrior(_ property: PropertyFollowers, _ description: @autoclosure () -> String)

  /// Reads the old value, if it is asked for.
  ///
  /// - Returns: True if the change concerns this follower. False while the key path is being read: a getter that sets a
  ///   property on which it depends does not notify itself.
  func begin() -> Bool

  /// Follows the key path anew, for it may lead elsewhere now, and reads the new value.
  func valueWasSet()

  /// Ends the change that began last, and notifies the observer of it, unless the follower `isLate` or was removed
  /// meanwhile. The text has the values of the *property*.
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

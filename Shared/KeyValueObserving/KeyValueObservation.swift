/// An observation that lasts as long as this object, as `NSKeyValueObservation`.
///
/// Store it: an observation without a reference has ended. It may outlive the object that it observes.
public final class KeyValueObservation: Sendable {
  private let registration: any Follower

  init(_ registration: any Follower) {
    self.registration = registration
  }

  deinit {
    registration.invalidate()
  }

  /// Ends the observation and releases the handler with everything that it captured. A second call does nothing.
  ///
  /// It may be called on any thread; a call of the handler that is under way on another one runs to its end.
  public func invalidate() {
    registration.invalidate()
  }
}

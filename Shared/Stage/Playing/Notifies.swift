import Observation

/// Returns true if an observable property that `read` reads notifies of a change during `act`, on the main actor.
///
/// - Throws: the error of `act`.
@MainActor public func notifies(reading read: () -> Void, during act: () throws -> Void) rethrows -> Bool {
  let change = NotificationFlag()
  withObservationTracking(read) { MainActor.assumeIsolated { change.happened = true } }
  try act()
  return change.happened
}

@MainActor private final class NotificationFlag {
  var happened = false
}

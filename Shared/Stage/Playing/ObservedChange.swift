import Observation

/// Returns true if an observable property that `read` reads changes during `act`.
///
/// - Throws: the error of `act`.
@MainActor public func notifies(reading read: () -> Void, during act: () throws -> Void) rethrows -> Bool {
  let change = ObservedChange()
  withObservationTracking(read) { MainActor.assumeIsolated { change.happened = true } }
  try act()
  return change.happened
}

@MainActor private final class ObservedChange {
  var happened = false
}

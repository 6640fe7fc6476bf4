import Models

/// What a location manager tells its one delegate, on the main thread, as `CLLocationManagerDelegate`. All of it may be
/// left out.
public protocol LocationManagerDelegate: AnyObject {
  /// Positions came in, the latest last.
  func locationManager(_ manager: LocationManager, didUpdateLocations locations: [LocationFix])

  /// There is no position, for a reason that is a `LocationError`.
  func locationManager(_ manager: LocationManager, didFailWithError error: any Error)

  /// What may be read has changed. Unlike Apple's, it is not told to a manager that is merely new.
  func locationManager(_ manager: LocationManager, didChangeAuthorization status: AuthorizationStatus)
}

extension LocationManagerDelegate {
  /// Does nothing.
  public func locationManager(_ manager: LocationManager, didUpdateLocations locations: [LocationFix]) {}

  /// Does nothing.
  public func locationManager(_ manager: LocationManager, didFailWithError error: any Error) {}

  /// Does nothing.
  public func locationManager(_ manager: LocationManager, didChangeAuthorization status: AuthorizationStatus) {}
}

import Models

/// The one delegate of a location manager, called on the main thread, as `CLLocationManagerDelegate`. All of its
/// methods have defaults.
public protocol LocationManagerDelegate: AnyObject {
  /// Called with new positions, the latest last.
  func locationManager(_ manager: LocationManager, didUpdateLocations locations: [LocationFix])

  /// Called when there is no position, for a reason that is a `LocationError`.
  func locationManager(_ manager: LocationManager, didFailWithError error: any Error)

  /// Called when the authorization has changed. Unlike Apple's, it is not called for a manager that is merely new.
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

import Models
import Rx
import RxControls
import Services

extension LocationManager: HasDelegate {
  /// What a location manager tells.
  public typealias Delegate = any LocationManagerDelegate
}

/// Stands between a location manager and its ordinary delegate: a subject for each method.
public final class RxLocationManagerDelegateProxy: DelegateProxy<LocationManager, any LocationManagerDelegate>,
  DelegateProxyType, LocationManagerDelegate
{
  let didUpdateLocations = PublishSubject<[LocationFix]>()
  let didFailWithError = PublishSubject<any Error>()
  let didChangeAuthorization = PublishSubject<AuthorizationStatus>()

  /// The proxy of `locationManager`; `proxy(for:)` makes it.
  public init(locationManager: LocationManager) {
    super.init(parentObject: locationManager, delegateProxy: RxLocationManagerDelegateProxy.self)
  }

  // The manager carries the proxy: its end is the manager's.
  isolated deinit {
    didUpdateLocations.onCompleted()
    didFailWithError.onCompleted()
    didChangeAuthorization.onCompleted()
  }

  /// Says how a proxy is made.
  public static func registerKnownImplementations() {
    register { RxLocationManagerDelegateProxy(locationManager: $0) }
  }

  /// Tells the ordinary delegate, then everyone who subscribed.
  public func locationManager(_ manager: LocationManager, didUpdateLocations locations: [LocationFix]) {
    forwardToDelegate()?.locationManager(manager, didUpdateLocations: locations)
    didUpdateLocations.onNext(locations)
  }

  /// Tells the ordinary delegate, then everyone who subscribed.
  public func locationManager(_ manager: LocationManager, didFailWithError error: any Error) {
    forwardToDelegate()?.locationManager(manager, didFailWithError: error)
    didFailWithError.onNext(error)
  }

  /// Tells the ordinary delegate, then everyone who subscribed.
  public func locationManager(_ manager: LocationManager, didChangeAuthorization status: AuthorizationStatus) {
    forwardToDelegate()?.locationManager(manager, didChangeAuthorization: status)
    didChangeAuthorization.onNext(status)
  }
}

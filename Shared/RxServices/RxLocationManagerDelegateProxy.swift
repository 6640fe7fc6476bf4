import Models
import Rx
import RxControls
import Services

extension LocationManager: HasDelegate {
  /// The delegate of a location manager.
  public typealias Delegate = any LocationManagerDelegate
}

/// The proxy between a location manager and its ordinary delegate: it has a subject for each method.
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

  // The manager retains the proxy: its end is the manager's.
  isolated deinit {
    didUpdateLocations.onCompleted()
    didFailWithError.onCompleted()
    didChangeAuthorization.onCompleted()
  }

  /// Registers the maker of the proxy.
  public static func registerKnownImplementations() {
    register { RxLocationManagerDelegateProxy(locationManager: $0) }
  }

  /// Notifies the ordinary delegate, then all subscribers.
  public func locationManager(_ manager: LocationManager, didUpdateLocations locations: [LocationFix]) {
    forwardToDelegate()?.locationManager(manager, didUpdateLocations: locations)
    didUpdateLocations.onNext(locations)
  }

  /// Notifies the ordinary delegate, then all subscribers.
  public func locationManager(_ manager: LocationManager, didFailWithError error: any Error) {
    forwardToDelegate()?.locationManager(manager, didFailWithError: error)
    didFailWithError.onNext(error)
  }

  /// Notifies the ordinary delegate, then all subscribers.
  public func locationManager(_ manager: LocationManager, didChangeAuthorization status: AuthorizationStatus) {
    forwardToDelegate()?.locationManager(manager, didChangeAuthorization: status)
    didChangeAuthorization.onNext(status)
  }
}

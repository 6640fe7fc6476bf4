import Models
import Rx
import RxControls
import Services

extension LocationManager: @MainActor ReactiveCompatible {}

/// The notifications of a location manager, for any number of subscribers, in the call that notifies its delegate.
///
/// All of them complete when the manager is deallocated, and none starts or stops it: that is up to the subscriber.
/// Asking for one makes the proxy the delegate; a delegate that is set directly later replaces it, and the sequences
/// are silent until one is asked for again.
extension Reactive where Base: LocationManager {
  /// The proxy between the manager and its ordinary delegate.
  @MainActor public var delegate: DelegateProxy<LocationManager, any LocationManagerDelegate> {
    RxLocationManagerDelegateProxy.proxy(for: base)
  }

  /// The new positions, the latest last.
  @MainActor public var didUpdateLocations: Observable<[LocationFix]> {
    RxLocationManagerDelegateProxy.proxy(for: base).didUpdateLocations.asObservable()
  }

  /// The failures: reasons why there is no position. These are elements: the sequence does not fail.
  @MainActor public var didFailWithError: Observable<any Error> {
    RxLocationManagerDelegateProxy.proxy(for: base).didFailWithError.asObservable()
  }

  /// The authorization, at each change. The manager has the present one.
  @MainActor public var didChangeAuthorization: Observable<AuthorizationStatus> {
    RxLocationManagerDelegateProxy.proxy(for: base).didChangeAuthorization.asObservable()
  }

  /// Sets the manager's delegate, held weakly, until the result is disposed, beside all subscribers.
  @MainActor public func setDelegate(_ delegate: any LocationManagerDelegate) -> any Disposable {
    RxLocationManagerDelegateProxy.installForwardDelegate(delegate, retainDelegate: false, onProxyForObject: base)
  }
}

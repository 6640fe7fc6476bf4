import Models
import Rx
import RxControls
import Services

extension LocationManager: @MainActor ReactiveCompatible {}

/// What a location manager tells its delegate, for any number of subscribers, in the call that tells it.
///
/// All of them complete when the manager goes, and none starts or stops it: that is the subscriber's to do. Asking for
/// one puts the proxy in the place of the delegate; a delegate that is set directly later takes the place back, and the
/// sequences are silent until one is asked for again.
extension Reactive where Base: LocationManager {
  /// The proxy that stands between the manager and its ordinary delegate.
  @MainActor public var delegate: DelegateProxy<LocationManager, any LocationManagerDelegate> {
    RxLocationManagerDelegateProxy.proxy(for: base)
  }

  /// The positions that come in, the latest last.
  @MainActor public var didUpdateLocations: Observable<[LocationFix]> {
    RxLocationManagerDelegateProxy.proxy(for: base).didUpdateLocations.asObservable()
  }

  /// Why there is no position. These are elements: the sequence does not fail.
  @MainActor public var didFailWithError: Observable<any Error> {
    RxLocationManagerDelegateProxy.proxy(for: base).didFailWithError.asObservable()
  }

  /// What may be read, at each change. Where it stands now, the manager knows.
  @MainActor public var didChangeAuthorization: Observable<AuthorizationStatus> {
    RxLocationManagerDelegateProxy.proxy(for: base).didChangeAuthorization.asObservable()
  }

  /// Makes `delegate`, held weakly, the manager's until the result is disposed, beside all that subscribed.
  @MainActor public func setDelegate(_ delegate: any LocationManagerDelegate) -> any Disposable {
    RxLocationManagerDelegateProxy.installForwardDelegate(delegate, retainDelegate: false, onProxyForObject: base)
  }
}

import Rx
import RxControls

/// Takes the delegate's place, sends what it is told to a subject, and forwards each call.
final class RxDoorbellDelegateProxy: DelegateProxy<Doorbell, any DoorbellDelegate>, DelegateProxyType, DoorbellDelegate
{
  let didRing = PublishSubject<String>()

  init(_ doorbell: Doorbell) {
    super.init(parentObject: doorbell, delegateProxy: RxDoorbellDelegateProxy.self)
  }

  // The door carries the proxy, so this is the door's end as well.
  isolated deinit {
    didRing.onCompleted()
  }

  static func registerKnownImplementations() {
    register { RxDoorbellDelegateProxy($0) }
  }

  // A method that tells: forward, then send.
  func doorbell(_ doorbell: Doorbell, didRing visitor: String) {
    forwardToDelegate()?.doorbell(doorbell, didRing: visitor)
    didRing.onNext(visitor)
  }

  // A method that asks is no stream: somebody has to answer, and at once.
  func doorbell(_ doorbell: Doorbell, shouldOpenFor visitor: String) -> Bool {
    forwardToDelegate()?.doorbell(doorbell, shouldOpenFor: visitor) ?? false
  }
}

extension Doorbell: @MainActor ReactiveCompatible {}

extension Reactive where Base: Doorbell {
  /// The names of those who ring.
  var didRing: Observable<String> {
    RxDoorbellDelegateProxy.proxy(for: base).didRing.asObservable()
  }

  /// Makes `delegate` the door's until the result is disposed, beside all that subscribed.
  func setDelegate(_ delegate: any DoorbellDelegate) -> any Disposable {
    RxDoorbellDelegateProxy.installForwardDelegate(delegate, retainDelegate: false, onProxyForObject: base)
  }
}

import Rx
import RxControls

/// Takes the place of the delegate, sends each notification to a subject, and forwards each call.
final class RxDoorbellDelegateProxy: DelegateProxy<Doorbell, any DoorbellDelegate>, DelegateProxyType, DoorbellDelegate
{
  let didRing = PublishSubject<String>()

  init(_ doorbell: Doorbell) {
    super.init(parentObject: doorbell, delegateProxy: RxDoorbellDelegateProxy.self)
  }

  // The door owns the proxy, so both are deallocated together.
  isolated deinit {
    didRing.onCompleted()
  }

  static func registerKnownImplementations() {
    register { RxDoorbellDelegateProxy($0) }
  }

  // A notification: forward it, then send it.
  func doorbell(_ doorbell: Doorbell, didRing visitor: String) {
    forwardToDelegate()?.doorbell(doorbell, didRing: visitor)
    didRing.onNext(visitor)
  }

  // A question cannot be a stream: it needs one answer, at once.
  func doorbell(_ doorbell: Doorbell, shouldOpenFor visitor: String) -> Bool {
    forwardToDelegate()?.doorbell(doorbell, shouldOpenFor: visitor) ?? false
  }
}

extension Doorbell: @MainActor ReactiveCompatible {}

extension Reactive where Base: Doorbell {
  /// Emits the names of the visitors.
  var didRing: Observable<String> {
    RxDoorbellDelegateProxy.proxy(for: base).didRing.asObservable()
  }

  /// Sets `delegate` beside the subscribers, until the result is disposed.
  func setDelegate(_ delegate: any DoorbellDelegate) -> any Disposable {
    RxDoorbellDelegateProxy.installForwardDelegate(delegate, retainDelegate: false, onProxyForObject: base)
  }
}

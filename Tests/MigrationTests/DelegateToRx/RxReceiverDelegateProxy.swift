import Rx
import RxControls

extension Receiver: HasDelegate, @MainActor ReactiveCompatible {
  typealias Delegate = any ReceiverDelegate
}

/// Takes the place of the delegate, notifies all subscribers, and forwards each call to the previous delegate.
final class RxReceiverDelegateProxy: DelegateProxy<Receiver, any ReceiverDelegate>, DelegateProxyType,
  ReceiverDelegate
{
  fileprivate let positions = PublishSubject<Int>()
  fileprivate let failures = PublishSubject<String>()

  init(receiver: Receiver) {
    super.init(parentObject: receiver, delegateProxy: RxReceiverDelegateProxy.self)
  }

  // The receiver carries its proxy: the end of the one is that of the other.
  isolated deinit {
    positions.onCompleted()
    failures.onCompleted()
  }

  static func registerKnownImplementations() {
    register { RxReceiverDelegateProxy(receiver: $0) }
  }

  func receiver(_ receiver: Receiver, didMoveTo metres: Int) {
    forwardToDelegate()?.receiver(receiver, didMoveTo: metres)
    positions.onNext(metres)
  }

  func receiver(_ receiver: Receiver, didFailWith reason: String) {
    forwardToDelegate()?.receiver(receiver, didFailWith: reason)
    failures.onNext(reason)
  }
}

extension Reactive where Base: Receiver {
  @MainActor var positions: Observable<Int> { RxReceiverDelegateProxy.proxy(for: base).positions.asObservable() }

  @MainActor var failures: Observable<String> { RxReceiverDelegateProxy.proxy(for: base).failures.asObservable() }
}

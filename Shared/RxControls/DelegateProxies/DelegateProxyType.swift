import KeyValueObserving
import Rx

/// A delegate that stands between an object and its ordinary delegate, so that any number can hear what the object tells.
///
/// An object has one delegate. A proxy takes that place, sends what it is told to its subjects, and forwards each call to
/// the ordinary delegate, whose answers count. A proxy is a class that inherits `DelegateProxy`, adopts this protocol and
/// the delegate's:
///
///     final class RxDoorbellDelegateProxy: DelegateProxy<Doorbell, any DoorbellDelegate>, DelegateProxyType,
///       DoorbellDelegate
///     {
///       init(doorbell: Doorbell) {
///         super.init(parentObject: doorbell, delegateProxy: RxDoorbellDelegateProxy.self)
///       }
///
///       static func registerKnownImplementations() {
///         register { RxDoorbellDelegateProxy(doorbell: $0) }
///       }
///     }
///
/// It differs from RxCocoa's in what the Objective-C runtime does there:
/// - The object must be `KeyValueObservable`, for it carries its proxy: associated objects are Objective-C's.
/// - There is no `methodInvoked` and no `sentMessage`: nothing here can hear of a method that the proxy does not have. So
///   the proxy has every method of the delegate's protocol, and a subject for each one that is to be a sequence.
@MainActor public protocol DelegateProxyType: AnyObject {
  /// The object whose delegate the proxy is.
  associatedtype ParentObject: KeyValueObservable

  /// What the delegate must be able to do.
  associatedtype Delegate

  /// Registers how proxies are made, with `register(make:)`. Called once, before the first one is.
  static func registerKnownImplementations()

  /// What tells one kind of delegate from another on the same object. Usually not to be written.
  static var identifier: UnsafeRawPointer { get }

  /// The delegate that the object has now.
  static func currentDelegate(for object: ParentObject) -> Delegate?

  /// Makes `delegate` the object's.
  static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject)

  /// The ordinary delegate, which gets every call after the proxy.
  func forwardToDelegate() -> Delegate?

  /// Makes `forwardToDelegate` the ordinary delegate, held weakly unless `retainDelegate` is true.
  func setForwardToDelegate(_ forwardToDelegate: Delegate?, retainDelegate: Bool)
}

extension DelegateProxyType {
  /// The type of the delegate.
  public static var identifier: UnsafeRawPointer { unsafeBitCast(Delegate.self as Any.Type, to: UnsafeRawPointer.self) }

  /// Says how the proxy of a `Parent` is made; for a subclass without an own way its superclass's counts.
  ///
  /// Registering the same class twice is a programmer's error.
  public static func register<Parent>(make: @escaping (Parent) -> Self) {
    DelegateProxyFactory.of(Self.self).register(Parent.self) { object in (object as? Parent).map(make) }
  }

  /// A new proxy for `object`, made as was registered. Usually not to be called: `proxy(for:)` does.
  public static func createProxy(for object: AnyObject) -> Self {
    guard let proxy = DelegateProxyFactory.of(Self.self).make(for: object) as? Self else {
      preconditionFailure("\(Self.self) was not registered for \(type(of: object)): call register(make:) for it")
    }
    return proxy
  }

  /// The proxy of `object`, made and put in the place of its delegate when first asked for.
  ///
  /// An ordinary delegate that is there, now or in a later call, is forwarded to from then on. The proxy lives as long as
  /// the object.
  public static func proxy(for object: ParentObject) -> Self {
    let attached: AnyObject = object.observers.attachment(for: identifier) { createProxy(for: object) }
    guard let proxy = attached as? Self, let delegate = attached as? Delegate else {
      preconditionFailure("\(type(of: attached)) is no \(Self.self), or does not adopt \(Delegate.self)")
    }
    let current = currentDelegate(for: object)
    if current as AnyObject? !== attached {
      proxy.setForwardToDelegate(current, retainDelegate: false)
      setCurrentDelegate(delegate, to: object)
    }
    return proxy
  }

  /// Makes `forwardDelegate` the ordinary delegate until the result is disposed, on the main thread.
  ///
  /// Where there is one already, one of the two would not be told any more: that is a programmer's error.
  public static func installForwardDelegate(
    _ forwardDelegate: Delegate, retainDelegate: Bool, onProxyForObject object: ParentObject
  ) -> any Disposable {
    let proxy = proxy(for: object)
    assert(
      proxy.forwardToDelegate() == nil,
      "\(ParentObject.self) has a delegate already: set it to nil first, or let it be the only one")
    proxy.setForwardToDelegate(forwardDelegate, retainDelegate: retainDelegate)
    return Disposables.create { [weak proxy, weak installed = forwardDelegate as AnyObject] in
      guard let proxy, let delegate = installed else { return }
      // Somebody else's delegate is not ours to take away.
      if proxy.forwardToDelegate() as AnyObject? === delegate {
        proxy.setForwardToDelegate(nil, retainDelegate: retainDelegate)
      }
    }
  }
}

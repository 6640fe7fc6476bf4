import KeyValueObserving
import Rx

/// A delegate between an object and its ordinary delegate, so that any number of subscribers can be notified.
///
/// An object has one delegate. A proxy takes that place, sends each call to its subjects, and forwards it to the
/// ordinary delegate, whose result counts. A proxy is a class that inherits `DelegateProxy`, adopts this protocol and
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
/// It differs from RxCocoa's where that uses the Objective-C runtime:
/// - The object must be `KeyValueObservable`, for it carries its proxy: associated objects are Objective-C's.
/// - There is no `methodInvoked` and no `sentMessage`: a call of a method that the proxy does not implement cannot be
///   observed. So the proxy has every method of the delegate's protocol, and a subject for each one that is to be a
///   sequence.
@MainActor public protocol DelegateProxyType: AnyObject {
  /// The object whose delegate the proxy is.
  associatedtype ParentObject: KeyValueObservable

  /// The protocol of the delegate.
  associatedtype Delegate

  /// Registers the makers of proxies, with `register(make:)`. Called once, before the first proxy is made.
  static func registerKnownImplementations()

  /// An identifier that distinguishes the kinds of delegates of one object. Usually not to be written.
  static var identifier: UnsafeRawPointer { get }

  /// Returns the present delegate of the object.
  static func currentDelegate(for object: ParentObject) -> Delegate?

  /// Sets the delegate of the object.
  static func setCurrentDelegate(_ delegate: Delegate?, to object: ParentObject)

  /// Returns the ordinary delegate, which gets every call after the proxy.
  func forwardToDelegate() -> Delegate?

  /// Makes `forwardToDelegate` the ordinary delegate, held weakly unless `retainDelegate` is true.
  func setForwardToDelegate(_ forwardToDelegate: Delegate?, retainDelegate: Bool)
}

extension DelegateProxyType {
  /// The type of the delegate.
  public static var identifier: UnsafeRawPointer { unsafeBitCast(Delegate.self as Any.Type, to: UnsafeRawPointer.self) }

  /// Registers the maker of the proxy of a `Parent`; a subclass without one uses its superclass's.
  ///
  /// Registering the same class twice is a programmer's error.
  public static func register<Parent>(make: @escaping (Parent) -> Self) {
    DelegateProxyFactory.of(Self.self).register(Parent.self) { object in (object as? Parent).map(make) }
  }

  /// Returns a new proxy for `object`, made as registered. Usually not to be called: `proxy(for:)` does.
  public static func createProxy(for object: AnyObject) -> Self {
    guard let proxy = DelegateProxyFactory.of(Self.self).make(for: object) as? Self else {
      preconditionFailure("\(Self.self) was not registered for \(type(of: object)): call register(make:) for it")
    }
    return proxy
  }

  /// Returns the proxy of `object`, which the first call makes and sets as its delegate.
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
  /// If there is one already, one of the two would not be notified any more: that is a programmer's error.
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
      // Another delegate may have been installed meanwhile.
      if proxy.forwardToDelegate() as AnyObject? === delegate {
        proxy.setForwardToDelegate(nil, retainDelegate: retainDelegate)
      }
    }
  }
}

import KeyValueObserving

/// The superclass of all delegate proxies: it has the ordinary delegate, and retains it or not.
///
/// The object retains the proxy; the proxy retains neither the object nor, by default, the ordinary delegate.
@MainActor open class DelegateProxy<P: KeyValueObservable, D> {
  /// The object whose delegate the proxy is.
  public typealias ParentObject = P

  /// The protocol of the delegate.
  public typealias Delegate = D

  private weak var ordinary: AnyObject?
  private var retained: AnyObject?

  /// A proxy for `parentObject`. `delegateProxy` is the class itself.
  public init<Proxy: DelegateProxyType>(parentObject: ParentObject, delegateProxy: Proxy.Type)
  where Proxy: DelegateProxy<ParentObject, Delegate>, Proxy.ParentObject == ParentObject, Proxy.Delegate == Delegate {
    assert(self is Proxy, "\(type(of: self)) says that it is \(delegateProxy)")
  }

  /// The ordinary delegate, which gets every call after the proxy.
  open func forwardToDelegate() -> Delegate? {
    ordinary.flatMap { $0 as? Delegate }
  }

  /// Makes `delegate` the ordinary delegate, held weakly unless `retainDelegate` is true.
  ///
  /// Forwarding to the proxy itself would never end: that is a programmer's error.
  open func setForwardToDelegate(_ delegate: Delegate?, retainDelegate: Bool) {
    let object = delegate.map { $0 as AnyObject }
    precondition(object !== self, "a delegate proxy cannot forward to itself")
    ordinary = object
    retained = retainDelegate ? object : nil
  }
}

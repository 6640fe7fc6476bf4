import Rx

/// Subscribing to a signal. All of these functions are called on the main queue; elsewhere they stop the program.
extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Sends each element, and the completion, to all of `observers`: binders, subjects.
  ///
  /// - Returns: A disposable that ends the subscription.
  public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    ensureOnMainQueue("emit")
    return asObservable().subscribe(
      onNext: { element in for observer in observers { observer.on(.next(element)) } },
      onCompleted: { for observer in observers { observer.onCompleted() } })
  }

  /// Sends each element, and the completion, to all of `observers`, which take optional elements.
  ///
  /// - Returns: A disposable that ends the subscription.
  public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    ensureOnMainQueue("emit")
    return asObservable().subscribe(
      onNext: { element in for observer in observers { observer.on(.next(element)) } },
      onCompleted: { for observer in observers { observer.onCompleted() } })
  }

  /// Subscribes and ignores the elements: for the side effects of the sequence.
  ///
  /// - Returns: A disposable that ends the subscription.
  public func emit() -> any Disposable {
    emit(onNext: nil)
  }

  /// Calls the given closures.
  ///
  /// - Parameters:
  ///   - onNext: gets each element.
  ///   - onCompleted: called at the end.
  ///   - onDisposed: called once, after the end or the disposal.
  /// - Returns: A disposable that ends the subscription.
  public func emit(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    ensureOnMainQueue("emit")
    return asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Calls the given closures with `object` as long as it lives; it is held weakly.
  ///
  /// - Parameters:
  ///   - object: The first argument of the closures.
  ///   - onNext: gets each element.
  ///   - onCompleted: called at the end.
  ///   - onDisposed: called once, after the end or the disposal.
  /// - Returns: A disposable that ends the subscription.
  public func emit<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    ensureOnMainQueue("emit")
    return asObservable().subscribe(
      with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }
}

import Rx

/// Subscribing to a driver. All of these functions are called on the main queue; elsewhere they stop the program.
extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Sends each element, and the completion, to all of `observers`: binders, subjects.
  ///
  /// - Returns: A disposable that ends the subscription.
  public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    ensureOnMainQueue("drive")
    return asObservable().subscribe(
      onNext: { element in for observer in observers { observer.on(.next(element)) } },
      onCompleted: { for observer in observers { observer.onCompleted() } })
  }

  /// Sends each element, and the completion, to all of `observers`, which take optional elements.
  ///
  /// - Returns: A disposable that ends the subscription.
  public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    ensureOnMainQueue("drive")
    return asObservable().subscribe(
      onNext: { element in for observer in observers { observer.on(.next(element)) } },
      onCompleted: { for observer in observers { observer.onCompleted() } })
  }

  /// Subscribes and ignores the elements: for the side effects of the sequence.
  ///
  /// - Returns: A disposable that ends the subscription.
  public func drive() -> any Disposable {
    drive(onNext: nil)
  }

  /// Calls the given closures.
  ///
  /// - Parameters:
  ///   - onNext: gets each element.
  ///   - onCompleted: called at the end.
  ///   - onDisposed: called once, after the end or the disposal.
  /// - Returns: A disposable that ends the subscription.
  @inlinable
  public func drive(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    ensureOnMainQueue("drive")
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
  public func drive<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    ensureOnMainQueue("drive")
    return asObservable().subscribe(
      with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Passes the elements to `transformation`, a function that subscribes in its own way.
  ///
  /// - Returns: The result of the function, often a disposable.
  public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
    ensureOnMainQueue("drive")
    return transformation(asObservable())
  }

  /// Passes the elements, and then `curriedArgument`, to `with`: a function that subscribes in its own way.
  ///
  /// - Returns: The result of the function, often a disposable.
  public func drive<R1, R2>(
    _ with: (_ source: Observable<Element>) -> (_ argument: R1) -> R2, curriedArgument: R1
  ) -> R2 {
    ensureOnMainQueue("drive")
    return with(asObservable())(curriedArgument)
  }
}

extension InfallibleType {
  /// Calls the given closures with `object` as long as it lives; it is held weakly.
  @inlinable
  public func subscribe<Object: AnyObject>(
    with object: Object,
    onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Calls the given closures.
  ///
  /// - Parameters:
  ///   - onNext: receives each element.
  ///   - onCompleted: called at the end.
  ///   - onDisposed: called once after the end or the disposal.
  /// - Returns: A disposable that ends the subscription early. It need not be kept for the elements to arrive.
  @inlinable
  public func subscribe(
    onNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Calls `on` with each event.
  public func subscribe(_ on: @escaping (InfallibleEvent<Element>) -> Void) -> any Disposable {
    asObservable().subscribe { event in
      switch event {
      case .next(let element): on(.next(element))
      case .completed: on(.completed)
      // An infallible sequence sends no error.
      case .error: break
      }
    }
  }
}

extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Calls `observer` with the event.
  public func subscribe(_ observer: @escaping (MaybeEvent<Element>) -> Void) -> any Disposable {
    FirstEventSink.attach(
      to: source,
      onElement: { observer(.success($0)) },
      onError: { observer(.error($0)) },
      onCompleted: { observer(.completed) })
  }

  /// Calls the given closures.
  ///
  /// - Parameters:
  ///   - onSuccess: gets the element.
  ///   - onError: gets the error; without it the error goes to `Hooks.defaultErrorHandler`.
  ///   - onCompleted: called at the end without an element.
  ///   - onDisposed: called once after the success, the end, the error or the disposal.
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onError: ((any Swift.Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let onError = onError ?? Hooks.unhandledErrorHandler()
    let disposal = Disposables.create(with: onDisposed ?? {})
    let subscription = subscribe { event in
      switch event {
      case .success(let element): onSuccess?(element)
      case .error(let error): onError(error)
      case .completed: onCompleted?()
      }
      disposal.dispose()
    }
    return Disposables.create(subscription, disposal)
  }

  /// Calls the given closures with `object` as long as it lives; it is held weakly.
  public func subscribe<Object: AnyObject>(
    with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
    onError: ((Object, any Swift.Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onSuccess: onSuccess.map { onSuccess in { [weak object] in if let object { onSuccess(object, $0) } } },
      onError: onError.map { onError in { [weak object] in if let object { onError(object, $0) } } },
      onCompleted: onCompleted.map { onCompleted in { [weak object] in if let object { onCompleted(object) } } },
      onDisposed: onDisposed.map { onDisposed in { [weak object] in if let object { onDisposed(object) } } })
  }
}

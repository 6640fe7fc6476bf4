extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Swift.Never {
  /// Calls `observer` with the event.
  public func subscribe(_ observer: @escaping (CompletableEvent) -> Void) -> any Disposable {
    FirstEventSink.attach(
      to: source,
      onElement: { _ in },
      onError: { observer(.error($0)) },
      onCompleted: { observer(.completed) })
  }

  /// Calls the given closures.
  ///
  /// - Parameters:
  ///   - onCompleted: called at the end.
  ///   - onError: gets the error; without it the error goes to `Hooks.defaultErrorHandler`.
  ///   - onDisposed: called once after the end, the error or the disposal.
  public func subscribe(
    onCompleted: (() -> Void)? = nil, onError: ((any Swift.Error) -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let onError = onError ?? Hooks.unhandledErrorHandler()
    let disposal = Disposables.create(with: onDisposed ?? {})
    let subscription = subscribe { event in
      switch event {
      case .error(let error): onError(error)
      case .completed: onCompleted?()
      }
      disposal.dispose()
    }
    return Disposables.create(subscription, disposal)
  }

  /// Calls the given closures with `object` as long as it lives; it is held weakly.
  public func subscribe<Object: AnyObject>(
    with object: Object, onCompleted: ((Object) -> Void)? = nil,
    onError: ((Object, any Swift.Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onCompleted: onCompleted.map { onCompleted in { [weak object] in if let object { onCompleted(object) } } },
      onError: onError.map { onError in { [weak object] in if let object { onError(object, $0) } } },
      onDisposed: onDisposed.map { onDisposed in { [weak object] in if let object { onDisposed(object) } } })
  }
}

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Calls `observer` with the event.
  public func subscribe(_ observer: @escaping (SingleEvent<Element>) -> Void) -> any Disposable {
    FirstEventSink.attach(
      to: source,
      onElement: { observer(.success($0)) },
      onError: { observer(.failure($0)) },
      // The promise was broken above, as by a `retry(when:)` whose notifier completes.
      onCompleted: { observer(.failure(RxError.noElements)) })
  }

  /// Calls the given closures.
  ///
  /// - Parameters:
  ///   - onSuccess: gets the element.
  ///   - onFailure: gets the error; without it the error goes to `Hooks.defaultErrorHandler`.
  ///   - onDisposed: called once after the success, the failure or the disposal.
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onFailure: ((any Swift.Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let onFailure = onFailure ?? Hooks.unhandledErrorHandler()
    let disposal = Disposables.create(with: onDisposed ?? {})
    let subscription = subscribe { event in
      switch event {
      case .success(let element): onSuccess?(element)
      case .failure(let error): onFailure(error)
      }
      disposal.dispose()
    }
    return Disposables.create(subscription, disposal)
  }

  /// Calls the given closures with `object` as long as it lives; it is held weakly.
  public func subscribe<Object: AnyObject>(
    with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
    onFailure: ((Object, any Swift.Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onSuccess: onSuccess.map { onSuccess in { [weak object] in if let object { onSuccess(object, $0) } } },
      onFailure: onFailure.map { onFailure in { [weak object] in if let object { onFailure(object, $0) } } },
      onDisposed: onDisposed.map { onDisposed in { [weak object] in if let object { onDisposed(object) } } })
  }
}

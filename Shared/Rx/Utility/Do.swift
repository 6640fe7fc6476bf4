import Synchronization

extension ObservableType {
  /// The same events, with closures called at each of them.
  ///
  /// The `on…` closures are called before the event is forwarded, the `after…` ones after that.
  ///
  /// - Parameters:
  ///   - onNext: gets each element before it is forwarded.
  ///   - afterNext: gets each element after that.
  ///   - onError: gets the error before it is forwarded.
  ///   - afterError: gets the error after that.
  ///   - onCompleted: called before the end is forwarded.
  ///   - afterCompleted: called after that.
  ///   - onSubscribe: called before the source is subscribed.
  ///   - onSubscribed: called after that.
  ///   - onDispose: called once after the source has been disposed, at its end or by the subscriber.
  /// - Errors: one that a closure throws ends the result, and the subscription to the source.
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Swift.Error) throws -> Void)? = nil, afterError: ((any Swift.Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Observable<Element> {
    let actions = DoActions(
      onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError, onCompleted: onCompleted,
      afterCompleted: afterCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose)
    let source = asObservable()
    return Wired { sink in
      actions.onSubscribe?()
      let stage = DoSink(sink, actions)
      source.attach(stage)
      actions.onSubscribed?()
      stage.isSubscribed()
    }
  }
}

private struct DoActions<Element> {
  let onNext: ((Element) throws -> Void)?
  let afterNext: ((Element) throws -> Void)?
  let onError: ((any Error) throws -> Void)?
  let afterError: ((any Error) throws -> Void)?
  let onCompleted: (() throws -> Void)?
  let afterCompleted: (() throws -> Void)?
  let onSubscribe: (() -> Void)?
  let onSubscribed: (() -> Void)?
  let onDispose: (() -> Void)?
}

private final class DoSink<Element>: Stage<Element, Element> {
  private let actions: DoActions<Element>
  private let disposal = Subscription()
  private let isEnding = Atomic(false)

  init(_ downstream: Sink<Element>, _ actions: DoActions<Element>) {
    self.actions = actions
    super.init(downstream)
  }

  /// Enables `onDispose`. If the disposal has already happened it is called now: never before `onSubscribed`.
  func isSubscribed() {
    guard let onDispose = actions.onDispose else { return }
    disposal.setUpstream(Disposables.create(with: onDispose))
  }

  override func dispose() {
    if !isEnding.load(ordering: .acquiring) { super.dispose() }
  }

  override func disposed() {
    disposal.dispose()
  }

  override func onNext(_ element: Element) {
    do {
      try actions.onNext?(element)
      send(element)
      try actions.afterNext?(element)
    } catch {
      fail(error)
    }
  }

  override func error(_ error: any Error) {
    do {
      try actions.onError?(error)
      try sendLast {
        if !isDisposed { downstream.error(error) }
        try actions.afterError?(error)
      }
    } catch {
      fail(error)
    }
  }

  override func completed() {
    do {
      try actions.onCompleted?()
      try sendLast {
        if !isDisposed { downstream.completed() }
        try actions.afterCompleted?()
      }
    } catch {
      fail(error)
    }
  }

  /// Sends the end, calls the closure for after it, and disposes.
  ///
  /// A subscriber right below disposes the chain as soon as it receives the end; here that waits for the closure.
  private func sendLast(_ send: () throws -> Void) rethrows {
    isEnding.store(downstream is EndSink<Element>, ordering: .releasing)
    defer {
      isEnding.store(false, ordering: .releasing)
      dispose()
    }
    try send()
  }
}

import Synchronization

extension ObservableType {
  /// Calls `on` with each event.
  public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
    asObservable().attach(end: EventSink(on))
  }

  /// Calls the given closures.
  ///
  /// - Parameters:
  ///   - onNext: gets each element.
  ///   - onError: gets the error; without it the error goes to `Hooks.defaultErrorHandler`.
  ///   - onCompleted: called at the end.
  ///   - onDisposed: called once after the end, the error or the disposal.
  @inlinable
  public func subscribe(
    onNext: ((Element) -> Void)? = nil,
    onError: ((any Swift.Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    asObservable().attach(end: ClosureSink(onNext, onError, onCompleted, onDisposed))
  }

  /// Calls the given closures with `object` as long as it lives; it is held weakly.
  public func subscribe<Object: AnyObject>(
    with object: Object,
    onNext: ((Object, Element) -> Void)? = nil,
    onError: ((Object, any Swift.Error) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onNext: onNext.map { onNext in { [weak object] in if let object { onNext(object, $0) } } },
      onError: onError.map { onError in { [weak object] in if let object { onError(object, $0) } } },
      onCompleted: onCompleted.map { onCompleted in { [weak object] in if let object { onCompleted(object) } } },
      onDisposed: onDisposed.map { onDisposed in { [weak object] in if let object { onDisposed(object) } } })
  }
}

/// The lower end of a chain.
///
/// The subscriber holds the subscription, not the sink. The subscription releases the chain when it is disposed, so a
/// retained disposable retains nothing else. An element that is already on its way when the subscription is disposed
/// still arrives; only the stages above hold it back.
@usableFromInline class EndSink<Element>: Sink<Element> {
  final let subscription: Subscription
  @usableFromInline final let anomalies = AnomalyDetector()

  init(_ subscription: Subscription = Subscription()) {
    self.subscription = subscription
    super.init()
  }

  init(_ subscription: Subscription, _ receive: @escaping (_ element: Element, _ sink: Sink<Element>) -> Void) {
    self.subscription = subscription
    super.init(receive)
  }

  /// Hands an event over to the subscriber.
  @inlinable @inline(__always)
  final func handOver(_ event: () -> Void) { anomalies.track(event) }

  final override func setUpstream(_ upstream: Subscription) { subscription.setUpstream(upstream) }
  final override func dispose() { subscription.dispose() }
}

/// Hands events to an observer as they come.
@usableFromInline final class ObserverSink<Observer: ObserverType>: EndSink<Observer.Element> {
  @usableFromInline let observer: Observer

  @inlinable convenience init(_ observer: Observer) {
    self.init(observer) { element, sink in
      let sink = unsafeDowncast(sink, to: ObserverSink<Observer>.self)
      sink.handOver { sink.observer.on(.next(element)) }
    }
  }

  @usableFromInline init(
    _ observer: Observer, _ receive: @escaping (_ element: Observer.Element, _ sink: Sink<Observer.Element>) -> Void
  ) {
    self.observer = observer
    super.init(Subscription(), receive)
  }

  override func error(_ error: any Error) {
    handOver { observer.on(.error(error)) }
    dispose()
  }

  override func completed() {
    handOver { observer.on(.completed) }
    dispose()
  }
}

/// Hands events to a closure, nothing after the end.
private final class EventSink<Element>: EndSink<Element> {
  private let handler: (Event<Element>) -> Void

  init(_ handler: @escaping (Event<Element>) -> Void) {
    self.handler = handler
    super.init()
  }

  override func onNext(_ element: Element) {
    handOver { if !isEnded { handler(.next(element)) } }
  }

  override func error(_ error: any Error) {
    guard end() else { return }
    handOver { handler(.error(error)) }
    dispose()
  }

  override func completed() {
    guard end() else { return }
    handOver { handler(.completed) }
    dispose()
  }
}

/// Hands events to one closure for each kind, nothing after the end.
@usableFromInline final class ClosureSink<Element>: EndSink<Element> {
  @usableFromInline let onNext: ((Element) -> Void)?
  private let onError: ((any Error) -> Void)?
  private let onCompleted: (() -> Void)?
  private let callStack: [String]
  private let disposal: NotifyingSubscription?

  @inlinable convenience init(
    _ onNext: ((Element) -> Void)?, _ onError: ((any Error) -> Void)?, _ onCompleted: (() -> Void)?,
    _ onDisposed: (() -> Void)?
  ) {
    self.init(onNext, onError, onCompleted, onDisposed) { element, sink in
      let sink = unsafeDowncast(sink, to: ClosureSink<Element>.self)
      sink.handOver { if !sink.isEnded { sink.onNext?(element) } }
    }
  }

  @usableFromInline init(
    _ onNext: ((Element) -> Void)?, _ onError: ((any Error) -> Void)?, _ onCompleted: (() -> Void)?,
    _ onDisposed: (() -> Void)?, _ receive: @escaping (_ element: Element, _ sink: Sink<Element>) -> Void
  ) {
    self.onNext = onNext
    self.onError = onError
    self.onCompleted = onCompleted
    callStack = Hooks.recordCallStackOnError ? Hooks.customCaptureSubscriptionCallstack() : []
    disposal = onDisposed.map(NotifyingSubscription.init)
    super.init(disposal ?? Subscription(), receive)
  }

  override func error(_ error: any Error) {
    guard end() else { return }
    handOver { if let onError { onError(error) } else { Hooks.defaultErrorHandler(callStack, error) } }
    disposal?.tell()
    dispose()
  }

  override func completed() {
    guard end() else { return }
    handOver { onCompleted?() }
    disposal?.tell()
    dispose()
  }
}

/// A subscription that calls a closure when it is disposed: after the source, or at the end of the sequence before it.
private final class NotifyingSubscription: Subscription {
  private let isTold = Atomic(false)
  // Only the notifying thread uses it.
  private var onDisposed: (() -> Void)?

  init(_ onDisposed: @escaping () -> Void) {
    self.onDisposed = onDisposed
  }

  func tell() {
    if isTold.exchange(true, ordering: .relaxed) { return }
    onDisposed?()
    onDisposed = nil
  }

  override func disposed() {
    tell()
  }
}

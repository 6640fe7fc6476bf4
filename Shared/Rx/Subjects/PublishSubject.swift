/// Emits each event that it receives to its current subscribers.
///
/// A subscriber after the end receives the end; after `dispose`, the error `RxError.disposed`.
public final class PublishSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType {
  /// The receiving side: the subject itself.
  public typealias SubjectObserverType = PublishSubject<Element>

  private let listeners = Listeners()

  /// A subject without subscribers.
  public override init() {
    super.init()
  }

  deinit {
    listeners.removeAll()
  }

  /// A Boolean value indicating whether there are subscribers.
  public var hasObservers: Bool {
    !listeners.isEmpty
  }

  /// A Boolean value indicating whether `dispose` was called.
  public var isDisposed: Bool {
    listeners.isDisposed
  }

  /// Sends `event` to the subscribers; it is ignored after an end.
  @inlinable
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): next(element)
    case .error(let error): fail(error)
    case .completed: complete()
    }
  }

  /// This subject.
  public func asObserver() -> PublishSubject<Element> {
    self
  }

  /// Removes all subscribers without an event.
  public func dispose() {
    listeners.dispose()
  }

  @usableFromInline func next(_ element: Element) { listeners.next(element) }
  @usableFromInline func fail(_ error: any Error) { listeners.finish(.failed(error), Element.self) }
  @usableFromInline func complete() { listeners.finish(.completed, Element.self) }

  override func attach(_ sink: Sink<Element>) {
    if let end = listeners.add(sink, to: self) { sink.receive(end) }
  }
}

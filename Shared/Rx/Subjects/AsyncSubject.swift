/// Sends its last element, and that only when it completes.
///
/// A subscriber after the end receives the same. A subject that completes without an element sends only the end; one
/// that fails sends only the error.
public final class AsyncSubject<Element>: Observable<Element>, SubjectType, ObserverType {
  /// The receiving side: the subject itself.
  public typealias SubjectObserverType = AsyncSubject<Element>

  private let listeners = Listeners()
  // Read and written under the lock of `listeners`.
  private var last: Element?

  /// A subject without an element.
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

  /// Keeps an element, or sends the last one and the end; it is ignored after an end.
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): keep(element)
    case .error(let error): fail(error)
    case .completed: listeners.finish(.completed, Element.self) { last }
    }
  }

  /// This subject.
  public func asObserver() -> AsyncSubject<Element> {
    self
  }

  private func keep(_ element: Element) {
    var element: Element? = element
    listeners.withLock { end in if end == nil { swap(&last, &element) } }
  }

  private func fail(_ error: any Error) {
    // Taken out, so that it goes after the lock is released.
    var forgotten: Element?
    listeners.finish(.failed(error), Element.self) {
      swap(&last, &forgotten)
      return nil
    }
    withExtendedLifetime(forgotten) {}
  }

  override func attach(_ sink: Sink<Element>) {
    var last: Element?
    let end = listeners.add(sink, to: self) { last = self.last }
    guard let end else { return }
    if let last { sink.next(last) }
    sink.receive(end)
  }
}

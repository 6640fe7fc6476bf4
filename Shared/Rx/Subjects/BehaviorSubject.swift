/// Has a value: sends it to each new subscriber, and each further event to all.
///
/// A later subscriber receives the end only; after `dispose`, the error `RxError.disposed`.
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType {
  /// The receiving side: the subject itself.
  public typealias SubjectObserverType = BehaviorSubject<Element>

  private let listeners = Listeners()
  // Read and written under the lock of `listeners`.
  private var latest: Element

  /// A subject with its first value.
  public init(value: Element) {
    latest = value
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

  /// The value: the last element.
  ///
  /// - Throws: the error with which the subject ended, or `RxError.disposed`.
  public func value() throws -> Element {
    if isDisposed { throw RxError.disposed(object: self) }
    let (value, end) = listeners.withLock { (latest, $0) }
    if case .failed(let error) = end { throw error }
    return value
  }

  /// Keeps an element as the value, and sends `event` to the subscribers; it is ignored after an end.
  @inlinable
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): next(element)
    case .error(let error): fail(error)
    case .completed: complete()
    }
  }

  /// This subject.
  public func asObserver() -> BehaviorSubject<Element> {
    self
  }

  /// Removes all subscribers without an event.
  public func dispose() {
    listeners.dispose()
  }

  /// The value, whatever has happened.
  var current: Element {
    listeners.withLock { _ in latest }
  }

  @usableFromInline func next(_ element: Element) {
    guard !isDisposed else { return }
    // Swapped, so that the value before goes after the lock is released.
    var element = element
    let new = element
    listeners.next(new) { swap(&latest, &element) }
  }

  @usableFromInline func fail(_ error: any Error) { listeners.finish(.failed(error), Element.self) }
  @usableFromInline func complete() { listeners.finish(.completed, Element.self) }

  override func attach(_ sink: Sink<Element>) {
    let listener = ReplayListener(sink, dropsOwnElements: false)
    var first: Element?
    let (_, end) = listeners.add(listener, for: sink, to: self) { first = latest }
    if let end { sink.receive(end) } else if let first { sink.next(first) }
    listener.open()
  }
}

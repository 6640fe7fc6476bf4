/// Keeps its last elements: sends them to each new subscriber, and each further event to all.
///
/// A subscriber after the end receives the kept elements and the end; after `dispose`, the error `RxError.disposed`.
public class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType, Disposable {
  /// The receiving side: the subject itself.
  public typealias SubjectObserverType = ReplaySubject<Element>

  private let listeners = Listeners()
  // Read and written under the lock of `listeners`.
  private var buffer: ReplayBuffer<Element>

  private init(capacity: Int) {
    buffer = ReplayBuffer(capacity: capacity)
    super.init()
  }

  deinit {
    listeners.removeAll()
  }

  /// A subject that keeps the last `bufferSize` elements.
  public static func create(bufferSize: Int) -> ReplaySubject<Element> {
    ReplaySubject(capacity: bufferSize)
  }

  /// A subject that keeps all elements.
  public static func createUnbounded() -> ReplaySubject<Element> {
    ReplaySubject(capacity: .max)
  }

  /// A Boolean value indicating whether there are subscribers.
  public var hasObservers: Bool {
    !listeners.isEmpty
  }

  /// Keeps an element, and sends `event` to the subscribers; it is ignored after an end.
  public func on(_ event: Event<Element>) {
    guard !listeners.isDisposed else { return }
    switch event {
    case .next(let element): next(element)
    case .error(let error): listeners.finish(.failed(error), Element.self)
    case .completed: listeners.finish(.completed, Element.self)
    }
  }

  /// This subject.
  public func asObserver() -> ReplaySubject<Element> {
    self
  }

  /// Removes all subscribers and elements without an event.
  public func dispose() {
    listeners.dispose()
    // The elements are released after the lock.
    let elements = listeners.withLock { _ in buffer.takeAll() }
    withExtendedLifetime(elements) {}
  }

  func next(_ element: Element) {
    // The element that leaves the buffer is released after the lock.
    var kept = element
    listeners.next(element) { buffer.append(&kept) }
  }

  override func attach(_ sink: Sink<Element>) {
    let listener = ReplayListener(sink, dropsOwnElements: true)
    var kept: [Element] = []
    let (listening, end) = listeners.add(listener, for: sink, to: self, isReplaying: true) { kept = buffer.elements }
    for element in kept { sink.next(element) }
    if let end { sink.receive(end) }
    listeners.endReplay(listening)
    listener.open()
  }
}

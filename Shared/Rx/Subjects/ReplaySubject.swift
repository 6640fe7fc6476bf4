/// Keeps its last elements: sends them to each new subscriber, and each further event to all.
///
/// Who subscribes after the end gets the kept elements and the end; after `dispose`, the error `RxError.disposed`.
public class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType, Disposable {
  /// The receiving side: the subject itself.
  public typealias SubjectObserverType = ReplaySubject<Element>

  private let listeners = Listeners<Element>()
  private let disposal = BooleanDisposable()
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

  /// Whether anybody is subscribed.
  public var hasObservers: Bool {
    !listeners.isEmpty
  }

  /// Keeps an element, and sends `event` to the subscribers; it is ignored after an end.
  public func on(_ event: Event<Element>) {
    guard !disposal.isDisposed else { return }
    switch event {
    case .next(let element): next(element)
    case .error(let error): listeners.finish(.failed(error))
    case .completed: listeners.finish(.completed)
    }
  }

  /// This subject.
  public func asObserver() -> ReplaySubject<Element> {
    self
  }

  /// Lets go of all subscribers and elements without an event.
  public func dispose() {
    disposal.dispose()
    listeners.removeAll()
    // What is kept goes after the lock is released.
    let elements = listeners.withLock { _ in buffer.takeAll() }
    withExtendedLifetime(elements) {}
  }

  func next(_ element: Element) {
    var dropped: Element?
    listeners.next(element) { dropped = buffer.append(element) }
    withExtendedLifetime(dropped) {}
  }

  override func attach(_ sink: Sink<Element>) {
    guard !disposal.isDisposed else { return sink.error(RxError.disposed(object: self)) }
    let replay = Replay(sink)
    var kept: [Element] = []
    let (key, end) = listeners.add(replay) { kept = buffer.elements }
    if let key { replay.setUpstream(Listening(listeners: listeners, key: key)) }
    for element in kept where !replay.isDisposed { sink.next(element) }
    if let end { replay.receive(end) }
    replay.open()
  }
}

/// The last elements of a sequence.
struct ReplayBuffer<Element> {
  let capacity: Int
  // A ring as soon as it is full: `oldest` is where the next element goes.
  private var ring: [Element] = []
  private var oldest = 0

  init(capacity: Int) {
    self.capacity = capacity
  }

  var elements: [Element] {
    oldest == 0 ? ring : Array(ring[oldest...] + ring[..<oldest])
  }

  /// Keeps `element`, and gives the one that it pushes out.
  mutating func append(_ element: Element) -> Element? {
    guard capacity > 0 else { return nil }
    guard ring.count == capacity else {
      ring.append(element)
      return nil
    }
    let dropped = ring[oldest]
    ring[oldest] = element
    oldest = (oldest + 1) % capacity
    return dropped
  }

  mutating func takeAll() -> [Element] {
    let all = elements
    ring = []
    oldest = 0
    return all
  }
}

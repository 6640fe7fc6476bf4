import Synchronization

/// The end of a sequence.
enum End {
  case completed
  case failed(any Error)
}

extension Sink {
  final func receive(_ end: End) {
    switch end {
    case .completed: completed()
    case .failed(let error): self.error(error)
    }
  }
}

/// The listeners of a subject, and its end.
///
/// An event goes to the listeners of the moment at which it was sent; a change of the list affects the next event. No
/// listener is called under the lock, so events from several threads are not serialised.
///
/// It is no generic type, though all its sinks are of one element: so it need not be looked up at each event.
final class Listeners {
  private let lock = Lock()
  private let anomalies = AnomalyDetector()
  // Set under the lock.
  private let disposed = Atomic<Bool>(false)
  // Used under the lock.
  @exclusivity(unchecked) private var bag = Bag<Subscription>()
  // Those that still receive their replay. They take their place in line when it is over.
  @exclusivity(unchecked) private var replaying = Bag<Subscription>()
  @exclusivity(unchecked) private var end: End?

  var isEmpty: Bool {
    lock.withLock { bag.isEmpty && replaying.isEmpty }
  }

  /// True once the subject was disposed.
  var isDisposed: Bool {
    disposed.load(ordering: .acquiring)
  }

  /// Disposes the subject: removes all listeners without an event.
  func dispose() {
    lock.lock()
    disposed.store(true, ordering: .releasing)
    let all = (bag.takeAll(), replaying.takeAll())
    lock.unlock()
    withExtendedLifetime(all) {}
  }

  /// Adds `sink` unless `subject` has ended, and gives it what takes it off again.
  ///
  /// - Parameter read: called under the lock, with nothing in between: for what the new listener gets first. Not if the
  ///   subject was disposed.
  /// - Returns: The end of the subject, if it has ended; a disposed subject has failed.
  func add<Element>(_ sink: Sink<Element>, to subject: AnyObject, read: () -> Void = {}) -> End? {
    add(sink, for: sink, to: subject, read: read).end
  }

  /// Adds `listener` unless `subject` has ended, and gives `sink`, to which it sends, what takes it off again.
  ///
  /// - Parameter isReplaying: True if `endReplay` will be called.
  /// - Returns: The subscription that removes the listener, and the end of the subject.
  func add<Element>(
    _ listener: Sink<Element>, for sink: Sink<Element>, to subject: AnyObject, isReplaying: Bool = false,
    read: () -> Void
  ) -> (listening: Listening, end: End?) {
    lock.lock()
    if !isDisposed { read() }
    let end = isDisposed ? .failed(RxError.disposed(object: subject)) : end
    let key = end != nil ? 0 : isReplaying ? replaying.insert(listener) : bag.fillFirst(listener)
    lock.unlock()
    let listening = Listening(self, key, isReplaying: isReplaying)
    sink.setUpstream(listening)
    return (listening, end)
  }

  /// Gives a listener its place in line.
  func endReplay(_ listening: Listening) {
    lock.withLock {
      guard let listener = replaying.remove(listening.key) else { return }
      listening.key = bag.fillFirst(listener)
      listening.isReplaying = false
    }
  }

  fileprivate func remove(_ listening: Listening) {
    let sink = lock.withLock {
      listening.isReplaying ? replaying.remove(listening.key) : bag.remove(listening.key)
    }
    // The last reference may be released here, outside the lock.
    withExtendedLifetime(sink) {}
  }

  func removeAll() {
    let all = lock.withLock { (bag.takeAll(), replaying.takeAll()) }
    withExtendedLifetime(all) {}
  }

  /// Sends an element to all.
  ///
  /// - Parameter store: called under the lock as long as the subject lives: for what a later listener gets.
  @inline(__always)
  func next<Element>(_ element: Element, store: () -> Void = {}) {
    lock.lock()
    if end == nil, !isDisposed { store() }
    if let only = bag.only, replaying.isEmpty {
      lock.unlock()
      return anomalies.track { unsafeDowncast(only, to: Sink<Element>.self).next(element) }
    }
    if let (first, second) = bag.pair, replaying.isEmpty {
      lock.unlock()
      return anomalies.track {
        unsafeDowncast(first, to: Sink<Element>.self).next(element)
        unsafeDowncast(second, to: Sink<Element>.self).next(element)
      }
    }
    let bag = bag
    let replaying = replaying
    lock.unlock()
    anomalies.track {
      bag.forEach { unsafeDowncast($0, to: Sink<Element>.self).next(element) }
      replaying.forEach { unsafeDowncast($0, to: Sink<Element>.self).next(element) }
    }
  }

  /// Sends the end to all, and remembers it; has no effect after an end.
  ///
  /// - Parameter last: called under the lock: an element that all get before the end.
  func finish<Element>(_ end: End, _ type: Element.Type, last: () -> Element? = { nil }) {
    lock.lock()
    let isFirst = self.end == nil
    if isFirst { self.end = end }
    let bag = isFirst ? bag.takeAll() : Bag()
    let replaying = isFirst ? replaying.takeAll() : Bag()
    let element = isFirst ? last() : nil
    lock.unlock()
    guard isFirst else { return }
    anomalies.track {
      if let element { bag.forEach { unsafeDowncast($0, to: Sink<Element>.self).next(element) } }
      bag.forEach { unsafeDowncast($0, to: Sink<Element>.self).receive(end) }
      replaying.forEach { unsafeDowncast($0, to: Sink<Element>.self).receive(end) }
    }
  }

  /// Reads something under the lock.
  func withLock<Result>(_ body: (End?) -> Result) -> Result {
    lock.withLock { body(end) }
  }
}

/// Takes a listener off the list.
final class Listening: Subscription {
  private let listeners: Listeners
  // Used under the lock of `listeners`.
  @exclusivity(unchecked) fileprivate var key: UInt64
  @exclusivity(unchecked) fileprivate var isReplaying: Bool

  fileprivate init(_ listeners: Listeners, _ key: UInt64, isReplaying: Bool) {
    self.listeners = listeners
    self.key = key
    self.isReplaying = isReplaying
  }

  override func disposed() {
    listeners.remove(self)
  }
}

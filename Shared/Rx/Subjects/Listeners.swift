/// How a sequence ended.
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

/// Those who listen to a subject, and how the subject ended.
///
/// An event goes to those who listened when it was sent: who comes or goes meanwhile changes the next one. Nobody is
/// called under the lock, so events from several threads are not brought into a line.
final class Listeners<Element> {
  private let lock = Lock()
  // Not `Bag<Sink<Element>>`: the compiler knows the layout of this one and need not look it up at each event.
  private var bag = Bag<Subscription>()
  private var end: End?

  var isEmpty: Bool {
    lock.withLock { bag.isEmpty }
  }

  /// Adds `sink` unless the subject has ended.
  ///
  /// - Parameter read: called under the lock, with nothing in between: for what the new listener gets first.
  func add(_ sink: Sink<Element>, read: () -> Void = {}) -> (key: UInt64?, end: End?) {
    lock.withLock {
      read()
      return end == nil ? (bag.insert(sink), nil) : (nil, end)
    }
  }

  func remove(_ key: UInt64) {
    let sink = lock.withLock { bag.remove(key) }
    // Here, not under the lock, the last reference may go.
    withExtendedLifetime(sink) {}
  }

  func removeAll() {
    let all = lock.withLock { bag.takeAll() }
    withExtendedLifetime(all) {}
  }

  /// Sends an element to all.
  ///
  /// - Parameter store: called under the lock unless the subject has ended: for what a later listener gets.
  @inline(__always)
  func next(_ element: Element, store: () -> Void = {}) {
    lock.lock()
    if end == nil { store() }
    let entries = bag.entries
    lock.unlock()
    for entry in entries { unsafeDowncast(entry.value, to: Sink<Element>.self).next(element) }
  }

  /// Sends the end to all, and remembers it; has no effect after an end.
  ///
  /// - Parameter last: called under the lock: an element that all get before the end.
  func finish(_ end: End, last: () -> Element? = { nil }) {
    let (entries, element) = lock.withLock { () -> ([Bag<Subscription>.Entry], Element?) in
      guard self.end == nil else { return ([], nil) }
      self.end = end
      return (bag.takeAll(), last())
    }
    for entry in entries {
      let sink = unsafeDowncast(entry.value, to: Sink<Element>.self)
      if let element { sink.next(element) }
      sink.receive(end)
    }
  }

  /// Reads something under the lock.
  func withLock<Result>(_ body: (End?) -> Result) -> Result {
    lock.withLock { body(end) }
  }
}

/// Takes a listener off the list.
struct Listening<Element>: Disposable {
  let listeners: Listeners<Element>
  let key: UInt64

  func dispose() {
    listeners.remove(key)
  }
}

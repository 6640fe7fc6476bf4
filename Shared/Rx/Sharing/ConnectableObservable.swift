/// An observable that subscribes to its source when `connect()` is called.
public protocol ConnectableObservableType<Element>: ObservableType {
  /// Subscribes to the source, unless that is already so.
  ///
  /// - Returns: what ends the subscription.
  func connect() -> any Disposable
}

/// An observable that subscribes to its source when `connect()` is called; its subscribers share that subscription.
public class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType {
  /// Subscribes to the source, unless that is already so.
  public func connect() -> any Disposable {
    preconditionFailure("a connectable observable overrides connect")
  }
}

extension ConnectableObservableType {
  /// Connects for the first subscriber, and disposes the connection when the last one has left.
  public func refCount() -> Observable<Element> {
    RefCount(self)
  }
}

/// A connection that leaves its place to another one when it ends.
protocol Replaceable: Disposable {
  /// True once the source has ended or the connection is disposed.
  var isOver: Bool { get }

  /// Makes room for the next connection. Calls nothing foreign.
  ///
  /// - Returns: The objects that are no longer needed; the caller releases them when it holds no lock.
  func makeRoom() -> Any?
}

private final class RefCount<Source: ConnectableObservableType>: Producer<Source.Element> {
  /// Where the connection will be; until then it is being made.
  private final class Place {
    var connection: (any Disposable)?
    var isOver: Bool { (connection as? any Replaceable)?.isOver ?? false }
  }

  private typealias Taken = (connection: any Disposable, rest: Any?)

  private let source: Source
  private let lock = Lock()
  // Used under the lock. A connection has the number of its generation; subscribers of an older one no longer count.
  private var generation = 0
  private var count = 0
  private var place: Place?

  init(_ source: Source) {
    self.source = source
  }

  override func run(_ sink: Sink<Source.Element>) {
    let stage = RefCountSink(sink, self)
    // Counted first: so the connection that it may find lasts.
    join(stage)
    // Attached before it is connected, so that it misses nothing. If that already was the end, nothing is left to
    // connect.
    source.asObservable().attach(stage)
    if let place = claim(for: stage) { fill(place, with: source.connect()) }
    // A subscriber that was disposed before it was counted has left too early: it is counted off here.
    if stage.isDisposed { leave(stage) }
  }

  /// Counts a subscriber.
  private func join(_ stage: RefCountSink<Source>) {
    lock.withLock {
      count += 1
      stage.generation = generation
    }
  }

  /// The place for the connection, if this subscriber is the first that needs one.
  private func claim(for stage: RefCountSink<Source>) -> Place? {
    // An ended connection is released after the lock.
    var over: Taken?
    defer { withExtendedLifetime(over) {} }
    return lock.withLock {
      guard !stage.isOver else { return nil }
      if place?.isOver == true { over = takeConnection() }
      if stage.generation != generation {
        // The connection that was there has ended before this subscriber was attached.
        count += 1
        stage.generation = generation
      }
      guard place == nil else { return nil }
      let new = Place()
      place = new
      return new
    }
  }

  /// The connection has been made; it is ended if it has ended, or all have gone, meanwhile.
  private func fill(_ filled: Place, with connection: any Disposable) {
    let unused = lock.withLock { () -> Taken? in
      guard place === filled else { return (connection, nil) }
      filled.connection = connection
      return count == 0 ? takeConnection() : nil
    }
    unused?.connection.dispose()
  }

  /// Counts a subscriber off; the last one ends the connection. While it is being made, the thread that makes it ends it.
  fileprivate func leave(_ stage: RefCountSink<Source>) {
    let last = lock.withLock { () -> Taken? in
      guard stage.generation == generation else { return nil }
      stage.generation = nil
      count -= 1
      return count == 0 && place?.connection != nil ? takeConnection() : nil
    }
    last?.connection.dispose()
  }

  /// The source has ended: later subscribers need a new connection.
  fileprivate func ended(_ stage: RefCountSink<Source>) {
    let ended = lock.withLock { () -> Taken? in
      stage.isOver = true
      return stage.generation == generation ? takeConnection() : nil
    }
    ended?.connection.dispose()
  }

  /// Takes the connection, nil if it is still being made. From now on others are counted for the next one.
  private func takeConnection() -> Taken? {
    let connection = place?.connection
    place = nil
    generation += 1
    count = 0
    // Here, and not only when it is disposed: a subscriber in between must not find a connection that is about to end.
    return connection.map { ($0, ($0 as? any Replaceable)?.makeRoom()) }
  }
}

private final class RefCountSink<Source: ConnectableObservableType>: Stage<Source.Element, Source.Element> {
  private let parent: RefCount<Source>
  // Used under the parent's lock. Nil: not counted.
  var generation: Int?
  // True once the end of the source has come. Used under the parent's lock.
  var isOver = false

  init(_ downstream: Sink<Source.Element>, _ parent: RefCount<Source>) {
    self.parent = parent
    super.init(downstream)
  }

  override func onNext(_ element: Source.Element) {
    send(element)
  }

  override func error(_ error: any Error) {
    parent.ended(self)
    fail(error)
  }

  override func completed() {
    parent.ended(self)
    finish()
  }

  override func disposed() {
    parent.leave(self)
  }
}

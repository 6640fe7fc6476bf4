/// An observable whose source is subscribed when it is told to be.
public protocol ConnectableObservableType<Element>: ObservableType {
  /// Subscribes to the source, unless that is already so.
  ///
  /// - Returns: what ends the subscription.
  func connect() -> any Disposable
}

/// An observable whose source is subscribed when it is told to be: its subscribers share one subscription.
public class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType {
  /// Subscribes to the source, unless that is already so.
  ///
  /// - Returns: what ends the subscription.
  public func connect() -> any Disposable {
    preconditionFailure("a connectable observable overrides connect")
  }
}

extension ConnectableObservableType {
  /// Connects for the first subscriber, and ends the connection when the last one has gone.
  public func refCount() -> Observable<Element> {
    RefCount(self)
  }
}

private final class RefCount<Source: ConnectableObservableType>: Producer<Source.Element> {
  private let source: Source
  private let lock = Lock()
  // Used under the lock. A connection has the number of its generation: who belongs to an older one no longer counts.
  private var generation = 0
  private var count = 0
  private var connection: SingleAssignmentDisposable?
  // Then it is ended by who makes it.
  private var isConnecting = false

  init(_ source: Source) {
    self.source = source
  }

  override func run(_ sink: Sink<Source.Element>) {
    let stage = RefCountSink(sink, self)
    // Counted first: so the connection that it may find lasts.
    join(stage)
    // Attached before it is connected, so that it misses nothing. If that already was the end, nothing is left to connect.
    source.asObservable().attach(stage)
    guard let place = claim(for: stage) else { return }
    place.setDisposable(source.connect())
    connected(place)
  }

  /// Counts a subscriber.
  private func join(_ stage: RefCountSink<Source>) {
    lock.withLock {
      guard !stage.isEnded else { return }
      count += 1
      stage.generation = generation
    }
  }

  /// The place for the connection, if a subscriber is the first who needs one.
  private func claim(for stage: RefCountSink<Source>) -> SingleAssignmentDisposable? {
    lock.withLock {
      guard !stage.isEnded else { return nil }
      if stage.generation != generation {
        // The connection ended before this subscriber was attached.
        count += 1
        stage.generation = generation
      }
      guard connection == nil else { return nil }
      let place = SingleAssignmentDisposable()
      connection = place
      isConnecting = true
      return place
    }
  }

  /// The connection has been made; it is ended if all have gone meanwhile.
  private func connected(_ place: SingleAssignmentDisposable) {
    let unused = lock.withLock {
      guard connection === place else { return nil as SingleAssignmentDisposable? }
      isConnecting = false
      return count == 0 ? takeConnection() : nil
    }
    unused?.dispose()
  }

  /// Counts a subscriber off; the last one ends the connection.
  fileprivate func leave(_ stage: RefCountSink<Source>) {
    let last = lock.withLock {
      guard stage.generation == generation else { return nil as SingleAssignmentDisposable? }
      stage.generation = nil
      count -= 1
      return count == 0 && !isConnecting ? takeConnection() : nil
    }
    last?.dispose()
  }

  /// The source has ended: who subscribes from now on needs a new connection.
  fileprivate func ended(_ stage: RefCountSink<Source>) {
    let ended = lock.withLock { stage.generation == generation ? takeConnection() : nil }
    ended?.dispose()
  }

  private func takeConnection() -> SingleAssignmentDisposable? {
    let taken = connection
    connection = nil
    isConnecting = false
    generation += 1
    count = 0
    return taken
  }
}

private final class RefCountSink<Source: ConnectableObservableType>: Stage<Source.Element, Source.Element> {
  private let parent: RefCount<Source>
  // Used under the parent's lock. Nil: not counted.
  var generation: Int?

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

/// How long a shared connection's memory lasts.
public enum SubjectLifetimeScope {
  /// As long as anybody is subscribed: each connection begins afresh.
  case whileConnected

  /// For ever: also those who come after everybody had gone, or after the end, get what is kept.
  case forever
}

extension ObservableType {
  /// One subscription to the source for all subscribers, made for the first and ended when the last has gone.
  ///
  /// - Parameters:
  ///   - replay: how many of the last elements a new subscriber gets first.
  ///   - scope: whether those elements, and the end, outlast the connection.
  public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element> {
    switch scope {
    case .whileConnected: Share(asObservable(), replay)
    case .forever where replay == 0: multicast(PublishSubject()).refCount()
    case .forever: multicast(ReplaySubject.create(bufferSize: replay)).refCount()
    }
  }
}

private final class Share<Element>: Observable<Element> {
  private let source: Observable<Element>
  private let replay: Int
  private let lock = Lock()
  // Used under the lock, with all that is in it.
  private var connection: Connection<Element>?

  init(_ source: Observable<Element>, _ replay: Int) {
    self.source = source
    self.replay = replay
    super.init()
  }

  override func attach(_ sink: Sink<Element>) {
    let member = Member(sink, self, isReplaying: replay > 0)
    let (new, kept) = lock.withLock {
      let before = connection
      let connection = before ?? Connection(self, ReplayBuffer(capacity: replay))
      self.connection = connection
      member.connection = connection
      member.key = connection.members.insert(member)
      return (before == nil ? connection : nil, replay == 0 ? [] : connection.buffer.elements)
    }
    for element in kept where !member.isDisposed { sink.next(element) }
    if replay > 0 { member.open() }
    if let new { source.attach(new) }
  }

  fileprivate func leave(_ member: Member<Element>) {
    let (unused, dropped) = lock.withLock { () -> (Connection<Element>?, Subscription?) in
      guard let connection = member.connection else { return (nil, nil) }
      member.connection = nil
      let dropped = connection.members.remove(member.key)
      guard dropped != nil, connection.members.isEmpty else { return (nil, dropped) }
      if self.connection === connection { self.connection = nil }
      return (connection, dropped)
    }
    unused?.dispose()
    withExtendedLifetime(dropped) {}
  }

  fileprivate func send(_ element: Element, through connection: Connection<Element>) {
    var dropped: Element?
    lock.lock()
    if replay > 0 { dropped = connection.buffer.append(element) }
    let entries = connection.members.entries
    lock.unlock()
    for entry in entries { unsafeDowncast(entry.value, to: Member<Element>.self).next(element) }
    withExtendedLifetime(dropped) {}
  }

  /// Sends the end. Who subscribes again meanwhile already finds a place for a new connection.
  fileprivate func end(_ end: End, of connection: Connection<Element>) {
    let entries = lock.withLock {
      if self.connection === connection { self.connection = nil }
      return connection.members.takeAll()
    }
    for entry in entries { unsafeDowncast(entry.value, to: Member<Element>.self).receive(end) }
    connection.dispose()
  }
}

/// The one subscription to the source.
private final class Connection<Element>: Sink<Element> {
  private let share: Share<Element>
  // Used under the lock of `share`.
  var members = Bag<Subscription>()
  var buffer: ReplayBuffer<Element>

  init(_ share: Share<Element>, _ buffer: ReplayBuffer<Element>) {
    self.share = share
    self.buffer = buffer
    super.init()
  }

  override func onNext(_ element: Element) {
    if !isDisposed { share.send(element, through: self) }
  }

  override func error(_ error: any Error) {
    if !isDisposed { share.end(.failed(error), of: self) }
  }

  override func completed() {
    if !isDisposed { share.end(.completed, of: self) }
  }
}

/// One of those who share it.
private final class Member<Element>: Replay<Element> {
  private let share: Share<Element>
  // Used under the lock of `share`.
  var connection: Connection<Element>?
  var key: UInt64 = 0

  init(_ downstream: Sink<Element>, _ share: Share<Element>, isReplaying: Bool) {
    self.share = share
    super.init(downstream, isReplaying: isReplaying)
  }

  override func disposed() {
    share.leave(self)
  }
}

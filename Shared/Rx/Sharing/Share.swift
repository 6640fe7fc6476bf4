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
  @exclusivity(unchecked) private var connection: Connection<Element>?

  init(_ source: Observable<Element>, _ replay: Int) {
    self.source = source
    self.replay = replay
    super.init()
  }

  override func attach(_ sink: Sink<Element>) {
    let member = Member(sink, self, isReplaying: replay > 0)
    lock.lock()
    let existing = connection
    let connection = existing ?? Connection(self, capacity: replay)
    self.connection = connection
    member.connection = connection
    member.key = connection.members.insert(member)
    let kept = connection.buffer.count > 0 ? connection.buffer.elements : nil
    lock.unlock()
    if let kept {
      for element in kept where !member.isDisposed { sink.next(element) }
    }
    if replay > 0 { member.open() }
    if existing == nil { source.attach(connection) }
  }

  fileprivate func leave(_ member: Member<Element>) {
    lock.lock()
    let connection = member.connection
    member.connection = nil
    let dropped = connection?.members.remove(member.key)
    let isLast = dropped != nil && connection?.members.isEmpty == true
    if isLast, self.connection === connection { self.connection = nil }
    lock.unlock()
    if isLast { connection?.dispose() }
    // Here, not under the lock, the last reference may go.
    withExtendedLifetime(dropped) {}
  }

  fileprivate func send(_ element: Element, through connection: Connection<Element>) {
    // What the buffer pushes out goes after the lock is released.
    var kept = element
    lock.lock()
    if replay > 0 { connection.buffer.append(&kept) }
    let members = connection.members
    lock.unlock()
    members.forEach { unsafeDowncast($0, to: Member<Element>.self).next(element) }
  }

  /// Sends the end. Who subscribes again meanwhile already finds a place for a new connection.
  fileprivate func end(_ end: End, of connection: Connection<Element>) {
    lock.lock()
    if self.connection === connection { self.connection = nil }
    let members = connection.members.takeAll()
    lock.unlock()
    members.forEach { unsafeDowncast($0, to: Member<Element>.self).receive(end) }
    connection.dispose()
  }
}

/// The one subscription to the source.
private final class Connection<Element>: Sink<Element> {
  private let share: Share<Element>
  // Used under the lock of `share`.
  @exclusivity(unchecked) var members = Bag<Subscription>()
  @exclusivity(unchecked) var buffer: ReplayBuffer<Element>

  init(_ share: Share<Element>, capacity: Int) {
    self.share = share
    buffer = ReplayBuffer(capacity: capacity)
    super.init { element, sink in
      let connection = unsafeDowncast(sink, to: Connection<Element>.self)
      if !connection.isDisposed { connection.share.send(element, through: connection) }
    }
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
  @exclusivity(unchecked) var connection: Connection<Element>?
  @exclusivity(unchecked) var key: UInt64 = 0

  init(_ downstream: Sink<Element>, _ share: Share<Element>, isReplaying: Bool) {
    self.share = share
    super.init(downstream, isReplaying: isReplaying)
  }

  override func disposed() {
    share.leave(self)
  }
}

/// The lifetime of the elements that a shared connection keeps.
public enum SubjectLifetimeScope {
  /// The elements are kept while there are subscribers; each connection starts empty.
  case whileConnected

  /// The elements and the end are kept forever, also for subscribers that arrive after the last one has left.
  case forever
}

extension ObservableType {
  /// Shares one subscription to the source, made for the first subscriber and disposed when the last one has left.
  ///
  /// - Parameters:
  ///   - replay: how many of the last elements a new subscriber gets first.
  ///   - scope: whether those elements, and the end, outlast the connection.
  @inlinable
  public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element> {
    switch scope {
    case .whileConnected where replay > 1:
      multicast { ReplaySubject.create(bufferSize: replay) }.refCount()
    case .whileConnected: Share(asObservable(), replay, SharedConnection<Element>.self, SharedMember<Element>.self)
    case .forever where replay == 0: multicast(PublishSubject()).refCount()
    case .forever: multicast(ReplaySubject.create(bufferSize: replay)).refCount()
    }
  }
}

@usableFromInline final class Share<Element>: Observable<Element> {
  private let source: Observable<Element>
  private let replay: Int
  // Kept, because looking up a generic type takes longer than making an object of it.
  private let connectionType: SharedConnection<Element>.Type
  private let memberType: SharedMember<Element>.Type
  private let lock = Lock()
  // Used under the lock, with all that is in it.
  @exclusivity(unchecked) private var connection: SharedConnection<Element>?

  @usableFromInline init(
    _ source: Observable<Element>, _ replay: Int, _ connectionType: SharedConnection<Element>.Type,
    _ memberType: SharedMember<Element>.Type
  ) {
    self.source = source
    self.replay = replay
    self.connectionType = connectionType
    self.memberType = memberType
    super.init()
  }

  override func attach(_ sink: Sink<Element>) {
    let member = memberType.init(sink, self, isReplaying: replay > 0)
    lock.lock()
    let existing = connection
    let connection = existing ?? connectionType.init(self, capacity: replay)
    self.connection = connection
    member.connection = connection
    member.key = connection.members.fillFirst(member)
    let kept = connection.buffer.count > 0 ? connection.buffer.elements : nil
    lock.unlock()
    if let kept {
      for element in kept where !member.isDisposed { sink.next(element) }
    }
    if replay > 0 { member.open() }
    if existing == nil { source.attach(connection) }
    // A member that was disposed before it joined has left too early: it is removed here.
    if member.isDisposed { leave(member) }
  }

  fileprivate func leave(_ member: SharedMember<Element>) {
    lock.lock()
    let connection = member.connection
    member.connection = nil
    let dropped = connection?.members.remove(member.key)
    let isLast = dropped != nil && connection?.members.isEmpty == true
    if isLast, self.connection === connection { self.connection = nil }
    lock.unlock()
    if isLast { connection?.dispose() }
    // The last reference may be released here, outside the lock.
    withExtendedLifetime(dropped) {}
  }

  fileprivate func send(_ element: Element, through connection: SharedConnection<Element>) {
    // The element that leaves the buffer is released after the lock.
    var kept = element
    lock.lock()
    if replay > 0 { connection.buffer.append(&kept) }
    let members = connection.members
    lock.unlock()
    members.forEach { unsafeDowncast($0, to: SharedMember<Element>.self).pass(element) }
  }

  /// Sends the end. A subscriber that subscribes again meanwhile already finds a place for a new connection.
  fileprivate func end(_ end: End, of connection: SharedConnection<Element>) {
    lock.lock()
    if self.connection === connection { self.connection = nil }
    let members = connection.members.takeAll()
    lock.unlock()
    members.forEach { unsafeDowncast($0, to: SharedMember<Element>.self).receive(end) }
    connection.releaseUpstream()
  }
}

/// The one subscription to the source.
@usableFromInline final class SharedConnection<Element>: Sink<Element> {
  private let share: Share<Element>
  // Used under the lock of `share`.
  @exclusivity(unchecked) var members = Bag<Subscription>()
  @exclusivity(unchecked) var buffer: ReplayBuffer<Element>

  required init(_ share: Share<Element>, capacity: Int) {
    self.share = share
    buffer = ReplayBuffer(capacity: capacity)
    super.init { element, sink in
      let connection = unsafeDowncast(sink, to: SharedConnection<Element>.self)
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

/// A subscriber that shares it.
@usableFromInline final class SharedMember<Element>: Stage<Element, Element> {
  private let share: Share<Element>
  private var replay: Replay
  // Used under the lock of `share`.
  @exclusivity(unchecked) var connection: SharedConnection<Element>?
  @exclusivity(unchecked) var key: UInt64 = 0

  /// - Parameter isReplaying: if true, the calling thread sends to `downstream` what was kept, then calls `open`.
  required init(_ downstream: Sink<Element>, _ share: Share<Element>, isReplaying: Bool) {
    self.share = share
    replay = Replay(isRunning: isReplaying, dropsOwnElements: false)
    super.init(downstream)
  }

  /// Ends the replay.
  func open() {
    replay.end()
  }

  // Not `send`: as to any listener of a subject, an element that is on its way arrives.
  @inline(__always)
  func pass(_ element: Element) {
    if replay.isOver { downstream.next(element) } else { replay.pass { self.downstream.next(element) } }
  }

  override func error(_ error: any Error) {
    if replay.isOver { fail(error) } else { replay.passEnd { self.fail(error) } }
  }

  override func completed() {
    if replay.isOver { finish() } else { replay.passEnd { self.finish() } }
  }

  override func disposed() {
    share.leave(self)
  }
}

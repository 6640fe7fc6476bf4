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
    case .whileConnected:
      Share(asObservable(), SharedConnection<Element>.self, SharedMember<Element>.self, replays: replay > 0) {
        element, sink in
        let connection = unsafeDowncast(sink, to: SharedConnection<Element>.self)
        // The element that is replaced is released after the lock.
        var latest: Element? = element
        connection.forEachMember {
          swap(&$0.latest, &latest)
        } pass: {
          $0.pass(element)
        }
      }
    case .forever where replay == 0: multicast(PublishSubject()).refCount()
    case .forever: multicast(ReplaySubject.create(bufferSize: replay)).refCount()
    }
  }
}

@usableFromInline final class Share<Element>: Observable<Element> {
  private let source: Observable<Element>
  // Kept, because looking up a generic type takes longer than making an object of it.
  private let connectionType: SharedConnection<Element>.Type
  private let memberType: SharedMember<Element>.Type
  fileprivate let replays: Bool
  private let receive: (Element, Sink<Element>) -> Void
  fileprivate let lock = Lock()
  // Used under the lock, with all that is in it.
  @exclusivity(unchecked) private var connection: SharedConnection<Element>?

  /// - Parameters:
  ///   - replays: True if a new member first gets the latest element.
  ///   - receive: gets each element, and the connection.
  @usableFromInline init(
    _ source: Observable<Element>, _ connectionType: SharedConnection<Element>.Type,
    _ memberType: SharedMember<Element>.Type, replays: Bool,
    _ receive: @escaping (_ element: Element, _ sink: Sink<Element>) -> Void
  ) {
    self.source = source
    self.connectionType = connectionType
    self.memberType = memberType
    self.replays = replays
    self.receive = receive
    super.init()
  }

  override func attach(_ sink: Sink<Element>) {
    let member = memberType.init(sink, self)
    lock.lock()
    if let connection { join(connection, member) } else { connect(member) }
    // A member that was disposed before it joined has left too early: it is removed here.
    if member.isDisposed { leave(member) }
  }

  /// Called under the lock, which it releases.
  private func join(_ connection: SharedConnection<Element>, _ member: SharedMember<Element>) {
    let latest = connection.latest
    if replays { member.close() }
    connection.add(member)
    lock.unlock()
    if let latest, !member.isDisposed { member.downstream.next(latest) }
    if replays { member.open() }
  }

  /// Called under the lock, which it releases.
  private func connect(_ member: SharedMember<Element>) {
    let connection = connectionType.init(self, receive)
    self.connection = connection
    connection.add(member)
    lock.unlock()
    source.attach(connection)
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
  @exclusivity(unchecked) fileprivate var members = Bag<Subscription>()
  @usableFromInline @exclusivity(unchecked) var latest: Element?

  required init(
    _ share: borrowing Share<Element>,
    _ receive: consuming @escaping (_ element: Element, _ sink: Sink<Element>) -> Void
  ) {
    self.share = copy share
    super.init(receive)
  }

  /// Calls `store` under the lock, if there are replays; then `pass` with each member of that moment.
  @usableFromInline func forEachMember(
    _ store: (_ connection: SharedConnection<Element>) -> Void, pass: (_ member: SharedMember<Element>) -> Void
  ) {
    guard !isDisposed else { return }
    share.lock.lock()
    if share.replays { store(self) }
    if let only = members.only {
      share.lock.unlock()
      return pass(unsafeDowncast(only, to: SharedMember<Element>.self))
    }
    let members = members
    share.lock.unlock()
    members.forEach { pass(unsafeDowncast($0, to: SharedMember<Element>.self)) }
  }

  /// Called under the lock.
  fileprivate func add(_ member: SharedMember<Element>) {
    member.connection = self
    member.key = members.fillFirst(member)
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
  private let replay = Replay(dropsOwnElements: false)
  // Used under the lock of `share`.
  @exclusivity(unchecked) fileprivate var connection: SharedConnection<Element>?
  @exclusivity(unchecked) fileprivate var key: UInt64 = 0

  required init(_ downstream: borrowing Sink<Element>, _ share: borrowing Share<Element>) {
    self.share = copy share
    super.init(downstream)
  }

  /// Begins the replay: what the connection sends waits until `open` is called.
  fileprivate func close() {
    replay.begin()
  }

  /// Ends the replay.
  fileprivate func open() {
    replay.end()
  }

  // Not `send`: as to any listener of a subject, an element that is on its way arrives.
  @usableFromInline func pass(_ element: Element) {
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

extension ObservableType {
  /// One subscription to the source, made by `connect()`, whose events go through a publish subject.
  public func publish() -> ConnectableObservable<Element> {
    multicast { PublishSubject() }
  }

  /// One subscription to the source, made by `connect()`; a new subscriber first gets the last `bufferSize` elements.
  public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
    multicast { ReplaySubject.create(bufferSize: bufferSize) }
  }

  /// One subscription to the source, made by `connect()`; a new subscriber first gets all elements so far.
  public func replayAll() -> ConnectableObservable<Element> {
    multicast { ReplaySubject.createUnbounded() }
  }

  /// One subscription to the source, made by `connect()`, whose events go through `subject`.
  ///
  /// After the end `connect()` subscribes to the source again, but `subject` has ended for good.
  public func multicast<Subject: SubjectType>(_ subject: Subject) -> ConnectableObservable<Subject.Element>
  where Subject.Observer.Element == Element {
    Multicast(asObservable()) { subject }
  }

  /// One subscription to the source, made by `connect()`, whose events go through a subject that is made for it.
  public func multicast<Subject: SubjectType>(
    makeSubject: @escaping () -> Subject
  ) -> ConnectableObservable<Subject.Element> where Subject.Observer.Element == Element {
    Multicast(asObservable(), makeSubject)
  }

  /// Emits the elements of the sequence that `selector` makes from the shared source; each subscriber has its own
  /// subject and connection.
  ///
  /// - Errors: one that `subjectSelector` or `selector` throws.
  public func multicast<Subject: SubjectType, Result>(
    _ subjectSelector: @escaping () throws -> Subject,
    selector: @escaping (Observable<Subject.Element>) throws -> Observable<Result>
  ) -> Observable<Result> where Subject.Observer.Element == Element {
    let source = asObservable()
    return .create { observer in
      do {
        let subject = try subjectSelector()
        let connectable = source.multicast(subject)
        let subscription = try selector(connectable).subscribe(observer)
        return Disposables.create(subscription, connectable.connect())
      } catch {
        observer.onError(error)
        return Disposables.create()
      }
    }
  }
}

private final class Multicast<Subject: SubjectType>: ConnectableObservable<Subject.Element> {
  private let source: Observable<Subject.Observer.Element>
  private let makeSubject: () -> Subject
  private let lock = Lock()
  // Used under the lock.
  private var subject: Subject?
  private var connection: Connection<Subject.Observer>?
  // Of the subject: each connection that ends leaves room for another one.
  private var number = 0

  init(_ source: Observable<Subject.Observer.Element>, _ makeSubject: @escaping () -> Subject) {
    self.source = source
    self.makeSubject = makeSubject
  }

  override func connect() -> any Disposable {
    while true {
      let (subject, number) = currentSubject()
      let new = Connection(subject.asObserver()) { [weak self] in self?.makeRoom(after: $0) }
      // Nil if a connection has ended, and its subject gone, meanwhile.
      let current = lock.withLock { () -> Connection<Subject.Observer>? in
        if connection == nil, number == self.number { connection = new }
        return connection
      }
      guard let current else { continue }
      if current === new { source.attach(new) }
      return current
    }
  }

  override func attach(_ sink: Sink<Subject.Element>) {
    currentSubject().subject.asObservable().attach(sink)
  }

  /// The subject of this connection. It is made outside the lock; of two that are made at once one is dropped.
  private func currentSubject() -> (subject: Subject, number: Int) {
    let (existing, number) = lock.withLock { (subject, self.number) }
    if let existing { return (existing, number) }
    let new = makeSubject()
    return lock.withLock {
      let current = subject ?? new
      subject = current
      return (current, self.number)
    }
  }

  /// A connection that has ended makes room for the next one; a newer one is not touched.
  ///
  /// - Returns: what is no longer needed.
  private func makeRoom(after ended: Connection<Subject.Observer>) -> Any? {
    lock.withLock {
      guard connection === ended else { return nil }
      defer { (connection, subject, number) = (nil, nil, number + 1) }
      return (connection, subject)
    }
  }
}

private final class Connection<Observer: ObserverType>: Sink<Observer.Element>, Replaceable {
  private let observer: Observer
  private let makeRoomAfter: (Connection<Observer>) -> Any?

  init(_ observer: Observer, _ makeRoomAfter: @escaping (Connection<Observer>) -> Any?) {
    self.observer = observer
    self.makeRoomAfter = makeRoomAfter
    super.init()
  }

  var isOver: Bool { isEnded }

  func makeRoom() -> Any? {
    makeRoomAfter(self)
  }

  override func onNext(_ element: Observer.Element) {
    if !isDisposed { observer.on(.next(element)) }
  }

  override func error(_ error: any Error) {
    guard end() else { return }
    // A subscriber that subscribes again meanwhile finds a place for a new connection.
    _ = makeRoom()
    dispose()
    observer.on(.error(error))
  }

  override func completed() {
    guard end() else { return }
    // A subscriber that subscribes again meanwhile finds a place for a new connection.
    _ = makeRoom()
    dispose()
    observer.on(.completed)
  }

  override func disposed() {
    _ = makeRoom()
  }
}

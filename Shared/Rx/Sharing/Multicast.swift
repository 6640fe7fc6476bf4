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

  /// What `selector` makes of the source shared through a subject; each subscriber has a subject and a connection of
  /// its own.
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
  private var subject: Subject?
  private var connection: Connection<Subject.Observer>?

  init(_ source: Observable<Subject.Observer.Element>, _ makeSubject: @escaping () -> Subject) {
    self.source = source
    self.makeSubject = makeSubject
  }

  override func connect() -> any Disposable {
    let observer = currentSubject().asObserver()
    let ended = { [weak self] connection in if let self { disconnect(connection) } }
    let (current, isNew) = lock.withLock {
      let before = connection
      let current = before ?? Connection(observer, ended)
      connection = current
      return (current, before == nil)
    }
    if isNew { source.attach(current) }
    return current
  }

  override func attach(_ sink: Sink<Subject.Element>) {
    currentSubject().asObservable().attach(sink)
  }

  /// The subject of this connection. It is made outside the lock; of two that are made at once one is dropped.
  private func currentSubject() -> Subject {
    if let subject = lock.withLock({ subject }) { return subject }
    let new = makeSubject()
    return lock.withLock {
      let current = subject ?? new
      subject = current
      return current
    }
  }

  /// A connection that has ended makes room for the next one; a newer one is not touched.
  private func disconnect(_ ended: Connection<Subject.Observer>) {
    let before = lock.withLock { () -> (Connection<Subject.Observer>?, Subject?) in
      guard connection === ended else { return (nil, nil) }
      defer { (connection, subject) = (nil, nil) }
      return (connection, subject)
    }
    withExtendedLifetime(before) {}
  }
}

private final class Connection<Observer: ObserverType>: Sink<Observer.Element> {
  private let observer: Observer
  private let ended: (Connection<Observer>) -> Void

  init(_ observer: Observer, _ ended: @escaping (Connection<Observer>) -> Void) {
    self.observer = observer
    self.ended = ended
    super.init()
  }

  override func onNext(_ element: Observer.Element) {
    if !isDisposed { observer.on(.next(element)) }
  }

  override func error(_ error: any Error) {
    guard !isDisposed else { return }
    dispose()
    observer.on(.error(error))
  }

  override func completed() {
    guard !isDisposed else { return }
    dispose()
    observer.on(.completed)
  }

  // Also before an end goes on: who subscribes again meanwhile finds a place for a new connection.
  override func disposed() {
    ended(self)
  }
}

import Rx

/// A subject or relay that a lab sends into.
struct LabSubject {
  let observable: Observable<Int>
  let send: (Event<Int>) -> Void
  let hasObservers: () -> Bool

  enum Kind: String, CaseIterable {
    case publish, behavior, replay1, replay2, replayAll, async, publishRelay, behaviorRelay, replayRelay
  }

  init(_ kind: Kind) {
    switch kind {
    case .publish: self.init(PublishSubject<Int>()) { $0.hasObservers }
    case .behavior: self.init(BehaviorSubject(value: 0)) { $0.hasObservers }
    case .replay1: self.init(ReplaySubject<Int>.create(bufferSize: 1)) { $0.hasObservers }
    case .replay2: self.init(ReplaySubject<Int>.create(bufferSize: 2)) { $0.hasObservers }
    case .replayAll: self.init(ReplaySubject<Int>.createUnbounded()) { $0.hasObservers }
    case .async: self.init(AsyncSubject<Int>()) { $0.hasObservers }
    case .publishRelay:
      let relay = PublishRelay<Int>()
      self.init(relay.asObservable()) { relay.accept($0) }
    case .behaviorRelay:
      let relay = BehaviorRelay(value: 0)
      self.init(relay.asObservable()) { relay.accept($0) }
    case .replayRelay:
      let relay = ReplayRelay<Int>.create(bufferSize: 2)
      self.init(relay.asObservable()) { relay.accept($0) }
    }
  }

  private init<Subject: ObservableType & ObserverType>(_ subject: Subject, _ hasObservers: @escaping (Subject) -> Bool)
  where Subject.Element == Int {
    observable = subject.asObservable()
    send = subject.on
    self.hasObservers = { hasObservers(subject) }
  }

  private init(_ relay: Observable<Int>, _ accept: @escaping (Int) -> Void) {
    observable = relay
    send = { event in if let element = event.element { accept(element) } }
    hasObservers = { false }
  }
}

extension Lab {
  /// A source that writes down each subscription to `source` and its disposal; `name` is its mark in the transcript.
  func watched(_ name: String, _ source: @escaping (AnyObserver<Int>) -> any Disposable) -> Observable<Int> {
    let object = objects.make()
    return .create { [self] observer in
      withExtendedLifetime(object) {}
      note("+\(name)")
      let inner = mayStartSource() ? source(observer) : Disposables.create()
      let subscribed = objects.make()
      return Disposables.create { [self] in
        withExtendedLifetime(subscribed) {}
        note("-\(name)")
        inner.dispose()
      }
    }
  }

  /// A source that plays `events` for each subscriber; their times count from the subscription, 0 is at once.
  func cold(_ name: String, _ events: [(time: Int, event: Event<Int>)]) -> Observable<Int> {
    watched(name) { [scheduler] observer in
      let pending = CompositeDisposable()
      for (time, event) in events {
        guard time > 0 else {
          observer.on(event)
          continue
        }
        _ = pending.insert(
          scheduler.scheduleRelativeVirtual((), dueTime: time) { _ in
            observer.on(event)
            return Disposables.create()
          })
      }
      return pending
    }
  }

  /// `source` as long as sources may be subscribed, then silence: for what is subscribed again and again.
  func fused(_ source: Observable<Int>) -> Observable<Int> {
    .deferred { [self] in mayStartSource() ? source : .never() }
  }
}

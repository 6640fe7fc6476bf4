import Foundation
import Rx
import Testing

/// Two locks that are taken crosswise, the user's and ours: who calls foreign code under a lock locks both threads out.
///
/// One thread is called back (by an observer, a dispose action, the `deinit` of an element …) and there takes the user's
/// lock. Meanwhile another one holds that lock, and uses the same thing.
private final class Crossing: Sendable {
  private let users = NSRecursiveLock()
  private let isInside = DispatchSemaphore(value: 0)
  private let isLocked = DispatchSemaphore(value: 0)
  private let calls = Counter()

  /// What the thing under test calls.
  func callBack() {
    calls.add()
    if calls.value == 1 {
      isInside.signal()
      #expect(isLocked.wait(timeout: .now() + .seconds(20)) == .success)
    }
    users.withLock {}
  }

  /// Does `calling`, which calls back; when it has, does `using` under the user's lock.
  func cross(_ calling: @escaping () -> Void, _ using: @escaping () -> Void) {
    onThreads(2) { [self] index in
      if index == 0 { return calling() }
      #expect(isInside.wait(timeout: .now() + .seconds(20)) == .success)
      users.withLock {
        isLocked.signal()
        using()
      }
    }
    #expect(calls.value > 0)
  }
}

/// An element that calls back when it goes.
private final class Loud {
  private let callBack: () -> Void

  init(_ callBack: @escaping () -> Void) {
    self.callBack = callBack
  }

  deinit {
    callBack()
  }
}

@Suite("The user's lock and ours")
struct UserLockTests {
  /// What a subject, or an observable that shares, is used for.
  enum Use: CaseIterable {
    case send
    case subscribe
    case dispose
    case end
  }

  /// Something that is fed by hand and listened to.
  enum Hot: CaseIterable {
    case publishSubject
    case behaviorSubject
    case replaySubject
    case publishRelay
    case behaviorRelay
    case replayRelay
    case share
    case shareReplay
    case shareReplayForever
    case publishRefCount

    func make() -> (observable: Observable<Int>, on: (Event<Int>) -> Void) {
      let subject = PublishSubject<Int>()
      switch self {
      case .publishSubject:
        return (subject, subject.on)
      case .behaviorSubject:
        let behavior = BehaviorSubject(value: 0)
        return (behavior, behavior.on)
      case .replaySubject:
        let replay = ReplaySubject<Int>.create(bufferSize: 2)
        replay.onNext(0)
        return (replay, replay.on)
      case .publishRelay:
        let relay = PublishRelay<Int>()
        return (relay.asObservable(), { if let number = $0.element { relay.accept(number) } })
      case .behaviorRelay:
        let relay = BehaviorRelay(value: 0)
        return (relay.asObservable(), { if let number = $0.element { relay.accept(number) } })
      case .replayRelay:
        let relay = ReplayRelay<Int>.create(bufferSize: 2)
        relay.accept(0)
        return (relay.asObservable(), { if let number = $0.element { relay.accept(number) } })
      case .share:
        return (subject.share(), subject.on)
      case .shareReplay:
        return (subject.share(replay: 1), subject.on)
      case .shareReplayForever:
        return (subject.share(replay: 1, scope: .forever), subject.on)
      case .publishRefCount:
        return (subject.publish().refCount(), subject.on)
      }
    }
  }

  @Test("an observer of what is hot takes the lock", arguments: Hot.allCases, Use.allCases)
  func observer(_ hot: Hot, use: Use) {
    let (observable, on) = hot.make()
    let crossing = Crossing()
    let first = observable.filter { $0 > 0 }.subscribe(onNext: { _ in crossing.callBack() })
    let second = observable.subscribe()
    crossing.cross({ on(.next(1)) }) {
      switch use {
      case .send: on(.next(2))
      case .subscribe: observable.subscribe().dispose()
      case .dispose: first.dispose()
      case .end: on(.completed)
      }
    }
    first.dispose()
    second.dispose()
  }

  @Test("the end of what is hot is told", arguments: Hot.allCases)
  func end(_ hot: Hot) {
    guard ![.publishRelay, .behaviorRelay, .replayRelay].contains(hot) else { return }
    let (observable, on) = hot.make()
    let crossing = Crossing()
    let first = observable.subscribe(onCompleted: crossing.callBack, onDisposed: crossing.callBack)
    crossing.cross({ on(.completed) }) {
      on(.next(2))
      observable.subscribe().dispose()
      first.dispose()
    }
  }

  @Test("an element that goes takes the lock", arguments: ["behavior", "replay", "async", "failing async", "share"])
  func element(_ kind: String) {
    let crossing = Crossing()
    let send: (Loud?) -> Void
    let use: () -> Void
    switch kind {
    case "behavior":
      let relay = BehaviorRelay<Loud?>(value: nil)
      (send, use) = (relay.accept, { _ = relay.value })
    case "replay":
      let subject = ReplaySubject<Loud?>.create(bufferSize: 1)
      (send, use) = (subject.onNext, { _ = subject.subscribe() })
    case "async":
      let subject = AsyncSubject<Loud?>()
      (send, use) = (subject.onNext, { _ = subject.subscribe() })
    case "failing async":
      let subject = AsyncSubject<Loud?>()
      send = { $0 == nil ? subject.onError(TestError.planned) : subject.onNext($0) }
      use = { _ = subject.hasObservers }
    default:
      let subject = PublishSubject<Loud?>()
      let shared = subject.share(replay: 1)
      let bag = DisposeBag()
      shared.subscribe().disposed(by: bag)
      send = subject.onNext
      use = { shared.subscribe().disposed(by: bag) }
    }
    send(Loud(crossing.callBack))
    crossing.cross({ send(nil) }, use)
  }

  @Test("a buffer that goes with the last subscriber takes the lock")
  func buffer() {
    let crossing = Crossing()
    let subject = PublishSubject<Loud?>()
    let shared = subject.share(replay: 1)
    let subscription = shared.subscribe()
    subject.onNext(Loud(crossing.callBack))
    crossing.cross(subscription.dispose) { shared.subscribe().dispose() }
  }

  @Test("what is replayed is sent without a lock", arguments: [Hot.behaviorSubject, .replaySubject, .shareReplay])
  func replay(_ hot: Hot) {
    let (observable, on) = hot.make()
    let crossing = Crossing()
    let bag = DisposeBag()
    observable.subscribe().disposed(by: bag)
    on(.next(1))
    crossing.cross({ observable.subscribe(onNext: { _ in crossing.callBack() }).disposed(by: bag) }) {
      on(.next(2))
      observable.subscribe().dispose()
    }
  }

  @Test("a connection is begun and ended without a lock", arguments: [false, true])
  func connection(forever: Bool) {
    let beginning = Crossing()
    let ending = Crossing()
    let shared = Observable<Int>.create { observer in
      beginning.callBack()
      return Disposables.create(with: ending.callBack)
    }.share(replay: 1, scope: forever ? .forever : .whileConnected)
    let bag = DisposeBag()
    let first = CompositeDisposable()
    beginning.cross({ _ = first.insert(shared.subscribe()) }) { shared.subscribe().dispose() }
    ending.cross(first.dispose) { shared.subscribe().disposed(by: bag) }
  }

  @Test("an observer of a combining operator takes the lock", arguments: Combination.complete + Combination.choosing)
  func combining(_ combination: Combination) {
    for use in Use.allCases {
      let (a, b) = (BehaviorSubject(value: 1), BehaviorSubject(value: 2))
      let crossing = Crossing()
      let place = SingleAssignmentDisposable()
      crossing.cross({
        place.setDisposable(combination.apply(a, b).subscribe(onNext: { _ in crossing.callBack() }))
        // Something for those that wait for another element: they send now.
        b.onNext(3)
        a.onNext(4)
        b.onNext(5)
      }) {
        switch use {
        case .send: a.onNext(6)
        case .subscribe: combination.apply(a, b).subscribe().dispose()
        case .dispose: place.dispose()
        case .end: b.onCompleted()
        }
      }
      place.dispose()
      #expect(!a.hasObservers && !b.hasObservers)
    }
  }

  @Test(
    "an action of a disposable takes the lock",
    arguments: ["action", "composite", "composite member", "serial", "serial member", "single", "ref count", "bag"])
  func disposables(_ kind: String) {
    let crossing = Crossing()
    let loud = Disposables.create(with: crossing.callBack)
    switch kind {
    case "action":
      crossing.cross(loud.dispose) {
        loud.dispose()
        _ = loud.isDisposed
      }
    case "composite", "composite member":
      let group = CompositeDisposable()
      let key = group.insert(loud)
      crossing.cross({ if kind == "composite" { group.dispose() } else if let key { group.remove(for: key) } }) {
        _ = group.insert(Disposables.create())
        _ = group.count
        group.dispose()
      }
    case "serial", "serial member":
      let serial = SerialDisposable()
      serial.disposable = loud
      crossing.cross({ if kind == "serial" { serial.dispose() } else { serial.disposable = Disposables.create() } }) {
        serial.disposable = Disposables.create()
        serial.dispose()
      }
    case "single":
      let single = SingleAssignmentDisposable()
      single.setDisposable(loud)
      crossing.cross(single.dispose) {
        single.dispose()
        _ = single.isDisposed
      }
    case "ref count":
      let counted = RefCountDisposable(disposable: loud)
      crossing.cross(counted.dispose) {
        counted.retain().dispose()
        counted.dispose()
      }
    default:
      let other = DisposeBag()
      let place = Place(DisposeBag(disposing: loud))
      crossing.cross(place.empty) { Disposables.create().disposed(by: other) }
    }
  }

  /// Holds a bag until it is emptied.
  private final class Place {
    private var bag: DisposeBag?

    init(_ bag: DisposeBag) {
      self.bag = bag
    }

    func empty() {
      bag = nil
    }
  }
}

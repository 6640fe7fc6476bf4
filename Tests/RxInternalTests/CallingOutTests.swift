import Testing

@testable import Rx

/// RxSwift holds a lock of its own while it calls out. Here that is a deadlock.
@Suite("The user's lock and the library's, where this Rx is stricter")
struct CallingOutTests {
  private enum Planned: Error { case error }

  @Test(
    arguments: ["behavior", "replay", "async", "failing async", "share"])
  func `an element that is released takes the lock`(_ kind: String) {
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
      send = { $0 == nil ? subject.onError(Planned.error) : subject.onNext($0) }
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

  @Test(arguments: [Hot.behaviorSubject, .replaySubject, .shareReplay])
  func `a replay is emitted without a lock`(_ hot: Hot) {
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

  @Test(arguments: [false, true])
  func `a connection is begun and ended without a lock`(forever: Bool) {
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

  @Test(arguments: Combination.complete + Combination.choosing)
  func `an observer of a combining operator takes the lock`(_ combination: Combination) {
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

  @Test(.timeLimit(.minutes(60)))
  func `when success and cancellation race, the value of a single has one outcome`() async throws {
    let disposed = Counter()
    for _ in 1...200 {
      let (subscriptions, signal) = AsyncStream<Shared<(SingleEvent<Int>) -> Void>>.makeStream()
      let single = Single<Int>.create { observer in
        signal.yield(Shared(observer))
        return Disposables.create { disposed.add() }
      }
      let task = Task { [single = Shared(single)] in try await single.value.value }
      for await observer in subscriptions {
        async let success: Void = observer.value(.success(1))
        async let cancellation: Void = task.cancel()
        _ = await (success, cancellation)
        break
      }
      do { #expect(try await task.value == 1) } catch { #expect(error is CancellationError) }
    }
    #expect(disposed.value == 200)
  }
}

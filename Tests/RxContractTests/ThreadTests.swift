import Foundation
import Rx
import Testing

@Suite("From many threads")
struct ThreadTests {
  private static let threads = 32
  private static let each = 3_125

  @Test("subscribers come and go while a subject sends")
  func comeAndGo() {
    let subject = PublishSubject<Int>()
    let counter = Counter()
    let always = subject.subscribe(onNext: { counter.add($0) })
    onThreads(Self.threads) { index in
      for _ in 0..<Self.each {
        if index == 0 { subject.onNext(1) } else { subject.subscribe(onNext: { _ in }).dispose() }
      }
    }
    #expect(counter.value == Self.each)
    always.dispose()
    #expect(!subject.hasObservers)
  }

  @Test("merge brings events into a line, and ends once after all")
  func merge() {
    let subjects = (0..<Self.threads).map { _ in PublishSubject<Int>() }
    let tally = Tally()
    _ = Observable.merge(subjects.map { $0.asObservable() }).subscribe(
      onNext: { _ in tally.enter() }, onCompleted: { tally.end() })
    onThreads(Self.threads) { index in
      for _ in 0..<Self.each { subjects[index].onNext(1) }
      subjects[index].onCompleted()
    }
    #expect(tally.count == Self.threads * Self.each)
    #expect(tally.overlaps == 0)
    #expect(tally.ends == 1)
  }

  @Test("flatMap brings its inner sequences into a line")
  func flatMap() {
    let outer = PublishSubject<PublishSubject<Int>>()
    let subjects = (0..<Self.threads).map { _ in PublishSubject<Int>() }
    let tally = Tally()
    _ = outer.flatMap { $0 }.subscribe(onNext: { _ in tally.enter() }, onCompleted: { tally.end() })
    for subject in subjects { outer.onNext(subject) }
    outer.onCompleted()
    onThreads(Self.threads) { index in
      for _ in 0..<Self.each { subjects[index].onNext(1) }
      subjects[index].onCompleted()
    }
    #expect(tally.count == Self.threads * Self.each)
    #expect(tally.overlaps == 0)
    #expect(tally.ends == 1)
  }

  @Test("combineLatest sends once for each element as soon as all have sent")
  func combineLatest() {
    let subjects = (0..<8).map { _ in BehaviorSubject(value: 0) }
    let tally = Tally()
    _ = Observable.combineLatest(subjects) { $0.count }.subscribe(
      onNext: { _ in tally.enter() }, onCompleted: { tally.end() })
    onThreads(8) { index in
      for _ in 0..<Self.each { subjects[index].onNext(1) }
      subjects[index].onCompleted()
    }
    #expect(tally.count == 1 + 8 * Self.each)
    #expect(tally.overlaps == 0)
    #expect(tally.ends == 1)
  }

  @Test("zip combines each element once")
  func zip() {
    let subjects = (0..<8).map { _ in PublishSubject<Int>() }
    let tally = Tally()
    let mixed = Counter()
    _ = Observable.zip(subjects) { Set($0).count }.subscribe(onNext: { count in
      tally.enter()
      if count != 1 { mixed.add() }
    })
    onThreads(8) { index in for number in 0..<Self.each { subjects[index].onNext(number) } }
    #expect(tally.count == Self.each)
    #expect(tally.overlaps == 0 && mixed.value == 0)
  }

  @Test("amb has one winner, of which it loses nothing")
  func amb() {
    let subjects = (0..<8).map { _ in PublishSubject<Int>() }
    let tally = Tally()
    var winners: Set<Int> = []
    _ = Observable.amb(subjects.map { $0.asObservable() }).subscribe(onNext: {
      tally.enter()
      winners.insert($0)
    })
    onThreads(8) { index in for _ in 0..<Self.each { subjects[index].onNext(index) } }
    #expect(winners.count == 1)
    #expect(tally.count == Self.each)
    #expect(tally.overlaps == 0)
  }

  @Test("a notifier on another thread begins each attempt once")
  func retryWhen() {
    let scheduler = SerialDispatchQueueScheduler(qos: .default)
    let done = DispatchSemaphore(value: 0)
    let attempts = Counter()
    let source = Observable<Int>.deferred {
      attempts.add()
      return attempts.value <= Self.each ? .error(TestError.planned) : .just(attempts.value)
    }
    let last = Counter()
    let subscription = source.retry(when: { (errors: Observable<any Error>) in errors.observe(on: scheduler) })
      .subscribe(onNext: { last.add($0) }, onDisposed: { done.signal() })
    done.wait()
    #expect(last.value == Self.each + 1)
    subscription.dispose()
  }

  @Test("withLatestFrom pairs each element with a whole one")
  func withLatestFrom() {
    let first = PublishSubject<Int>()
    let second = BehaviorSubject(value: [0, 0])
    let tally = Tally()
    let torn = Counter()
    let subscription = first.withLatestFrom(second).subscribe(onNext: {
      tally.enter()
      if $0[0] != $0[1] { torn.add() }
    })
    onThreads(2) { index in
      for number in 0..<Self.each { if index == 0 { first.onNext(number) } else { second.onNext([number, number]) } }
    }
    #expect(tally.count == Self.each)
    #expect(tally.overlaps == 0 && torn.value == 0)
    subscription.dispose()
  }

  @Test("others may subscribe to a share while an observer is busy", arguments: [0, 1])
  func shareBusy(_ replay: Int) {
    let subject = PublishSubject<Int>()
    let shared = subject.share(replay: replay)
    let bag = DisposeBag()
    let isInside = DispatchSemaphore(value: 0)
    let mayGo = DispatchSemaphore(value: 0)
    shared.subscribe(onNext: { _ in
      isInside.signal()
      mayGo.wait()
    }).disposed(by: bag)
    onThreads(2) { index in
      if index == 0 { return subject.onNext(1) }
      isInside.wait()
      shared.subscribe(onNext: { _ in }).disposed(by: bag)
      mayGo.signal()
    }
    #expect(subject.hasObservers)
  }

  @Test(
    "what is replayed comes before what another thread sends meanwhile", arguments: ["behavior", "replay", "share"])
  func replayFirst(_ kind: String) {
    let subject = PublishSubject<Int>()
    let bag = DisposeBag()
    let replaying: Observable<Int>
    switch kind {
    case "behavior":
      let behavior = BehaviorSubject(value: 0)
      subject.subscribe(behavior).disposed(by: bag)
      replaying = behavior
    case "replay":
      let replay = ReplaySubject<Int>.create(bufferSize: 1)
      subject.subscribe(replay).disposed(by: bag)
      replaying = replay
    default:
      replaying = subject.share(replay: 1)
      replaying.subscribe().disposed(by: bag)
    }
    for round in 1...50 {
      subject.onNext(0)
      let got = Latest()
      onThreads(2) { index in
        if index == 0 { return subject.onNext(round) }
        let subscription = replaying.subscribe(onNext: { got.set($0) })
        got.keep(subscription)
      }
      #expect(got.value == round)
      got.dispose()
    }
  }

  /// The last of what it was given.
  private final class Latest: @unchecked Sendable {
    private let lock = NSLock()
    private var latest: Int?
    private var subscription: (any Disposable)?

    var value: Int? { lock.withLock { latest } }
    func set(_ number: Int) { lock.withLock { latest = number } }
    func keep(_ subscription: any Disposable) { lock.withLock { self.subscription = subscription } }
    func dispose() { lock.withLock { subscription }?.dispose() }
  }

  @Test("disposables are disposed once")
  func disposables() {
    let counter = Counter()
    let single = Disposables.create { counter.add() }
    let group = CompositeDisposable()
    let serial = SerialDisposable()
    let counted = RefCountDisposable(disposable: Disposables.create { counter.add() })
    var bag: DisposeBag? = DisposeBag()
    let kept = bag.map(Shared.init)
    onThreads(Self.threads) { _ in
      single.dispose()
      _ = group.insert(Disposables.create { counter.add() })
      serial.disposable = Disposables.create { counter.add() }
      Disposables.create { counter.add() }.disposed(by: kept!.value)
      counted.retain().dispose()
      counted.dispose()
    }
    #expect(counter.value == 1 + (Self.threads - 1) + 1)
    group.dispose()
    serial.dispose()
    #expect(counter.value == 1 + 2 * Self.threads + 1)
    bag = nil
  }

  @Test("a subscription that is disposed while its source sends ends in peace")
  func disposeWhileSending() {
    for _ in 0..<200 {
      let subject = PublishSubject<Int>()
      let other = PublishSubject<Int>()
      let counter = Counter()
      let subscription = Observable.merge(subject, other).scan(0, accumulator: +).flatMapLatest { Observable.just($0) }
        .withLatestFrom(other) { $0 + $1 }.take(until: Observable<Int>.never()).share(replay: 1)
        .subscribe(onDisposed: { counter.add() })
      onThreads(3) { index in
        switch index {
        case 0: for number in 0..<10 { subject.onNext(number) }
        case 1: for number in 0..<10 { other.onNext(number) }
        default: subscription.dispose()
        }
      }
      #expect(counter.value == 1)
      #expect(!subject.hasObservers)
      #expect(!other.hasObservers)
    }
  }

  @Test("ends from many threads are one end")
  func oneEnd() {
    for _ in 0..<100 {
      let subject = PublishSubject<Int>()
      let counter = Counter()
      _ = subject.map { $0 }.subscribe { if $0.isStopEvent { counter.add() } }
      onThreads(4) { index in index % 2 == 0 ? subject.onCompleted() : subject.onError(TestError.planned) }
      #expect(counter.value == 1)
    }
  }
}

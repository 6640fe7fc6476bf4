import Foundation
import Rx
import RxMarbles
import Testing

@Suite("From many threads")
struct ThreadTests {
  private static let threads = 32
  private static let each = 3_125

  @Test func `combineLatest emits once for each element as soon as all sources have emitted`() {
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

  @Test func `zip combines each element once`() {
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

  @Test func `amb has one winner, of which it loses nothing`() {
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

  @Test func `a notifier on another thread begins each attempt once`() {
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

  @Test(arguments: [0, 1])
  func `others may subscribe to a share while an observer is busy`(_ replay: Int) {
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

  @Test func `disposables are disposed once`() {
    let counter = Counter()
    let single = Disposables.create { counter.add() }
    let group = CompositeDisposable()
    let serial = SerialDisposable()
    let counted = RefCountDisposable(disposable: Disposables.create { counter.add() })
    // A thread that has done its work may still retain the closure: the bag is released here.
    var bag: DisposeBag? = DisposeBag()
    onThreads(Self.threads) { _ in
      single.dispose()
      _ = group.insert(Disposables.create { counter.add() })
      serial.disposable = Disposables.create { counter.add() }
      if let bag { Disposables.create { counter.add() }.disposed(by: bag) }
      counted.retain().dispose()
      counted.dispose()
    }
    #expect(counter.value == 1 + (Self.threads - 1) + 1)
    group.dispose()
    serial.dispose()
    #expect(counter.value == 1 + 2 * Self.threads + 1)
    bag = nil
    #expect(counter.value == 1 + 3 * Self.threads + 1)
  }

  @Test func `withLatestFrom emits once for each element, and never a torn value`() {
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
}

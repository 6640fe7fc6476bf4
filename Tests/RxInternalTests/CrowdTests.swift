import Dispatch
import Testing

@testable import Rx

/// RxSwift asks a source for one event after another. Its debug build warns of each event that overlaps another.
@Suite("A source fed by many threads, where this Rx is stricter")
struct CrowdTests {
  private static let threads = 32
  private static let each = 3_125

  @Test func `subscribers come and go while a subject sends`() {
    let subject = PublishSubject<Int>()
    let counter = Counter()
    let always = subject.subscribe(onNext: { counter.add($0) })
    onThreads(Self.threads) { index in
      for _ in 0..<Self.each {
        if index % 2 == 0 { subject.onNext(1) } else { subject.subscribe(onNext: { _ in }).dispose() }
      }
    }
    #expect(counter.value == Self.threads / 2 * Self.each)
    always.dispose()
    #expect(!subject.hasObservers)
  }

  @Test(
    arguments: [SubjectKind.publish, .behavior, .replay])
  func `a subject loses nothing, and keeps the order of each thread`(_ kind: SubjectKind) {
    let (subject, on, _) = kind.make()
    let counter = Counter()
    let swapped = Counter()
    let last = (0..<Self.threads).map { _ in Counter() }
    let subscription = subject.filter { $0 > 0 }.subscribe(onNext: { number in
      counter.add()
      // Each thread sends its own numbers upwards; only that thread may touch its counter.
      let mine = last[number % Self.threads]
      if mine.value >= number { swapped.add() }
      mine.add(number - mine.value)
    })
    onThreads(Self.threads) { index in for number in 1...Self.each { on(.next(number * Self.threads + index)) } }
    #expect(counter.value == Self.threads * Self.each)
    #expect(swapped.value == 0)
    subscription.dispose()
  }

  @Test(
    arguments: [SubjectKind.behavior, .replay])
  func `a new observer receives every element of a thread after the first one, in order`(_ kind: SubjectKind) {
    let senders = 4
    let (subject, on, hasObservers) = kind.make()
    let wrong = Counter()
    onThreads(senders + 4) { index in
      if index < senders {
        for number in 1...2_000 { on(.next(number * senders + index)) }
      } else {
        for _ in 0..<100 {
          let last = (0..<senders).map { _ in Counter() }
          subject.subscribe(onNext: { number in
            let mine = last[number % senders]
            if number > 0, mine.value > 0, number != mine.value + senders { wrong.add() }
            mine.add(number - mine.value)
          }).dispose()
        }
      }
    }
    #expect(wrong.value == 0)
    #expect(!hasObservers())
  }

  @Test(arguments: Sharing.allCases)
  func `a shared source loses nothing from many threads`(_ sharing: Sharing) {
    let subject = PublishSubject<Int>()
    let shared = sharing.apply(subject)
    let counter = Counter()
    let bag = DisposeBag()
    for _ in 0..<3 { shared.subscribe(onNext: { counter.add($0) }).disposed(by: bag) }
    onThreads(32) { index in
      for _ in 0..<500 { subject.onNext(1) }
      if index % 8 == 0 { for _ in 0..<100 { shared.subscribe().dispose() } }
    }
    #expect(counter.value == 3 * 32 * 500)
  }

  @Test(arguments: Combination.complete)
  func `an operator loses no event, serialises them, and ends once after all`(_ combination: Combination) {
    combination.losesNothing(fedBy: Self.threads)
  }

  @Test(
    arguments: Combination.choosing)
  func `an operator serialises its events, and emits nothing after the end`(_ combination: Combination) {
    combination.endsInOrder(fedBy: Self.threads)
  }

  @Test(arguments: [false, true])
  func `observe(on:) loses nothing from many threads, and serialises it`(concurrent: Bool) {
    let subject = PublishSubject<Int>()
    let tally = Tally()
    let all = DispatchSemaphore(value: 0)
    let scheduler: any ImmediateSchedulerType =
      concurrent ? ConcurrentDispatchQueueScheduler(qos: .default) : SerialDispatchQueueScheduler(qos: .default)
    let subscription = subject.observe(on: scheduler).subscribe(onNext: { _ in
      tally.enter()
      if tally.count == Self.threads * Self.each { all.signal() }
    })
    onThreads(Self.threads) { _ in for number in 0..<Self.each { subject.onNext(number) } }
    #expect(all.wait(timeout: .now() + .seconds(30)) == .success)
    #expect(tally.overlaps == 0)
    subscription.dispose()
  }
}

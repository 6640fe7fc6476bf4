import Dispatch
import Rx
import Testing

@Suite("Operators that several threads feed")
struct CombiningThreadTests {
  /// How many elements a round sends in all.
  private static let total = 100_000

  /// Sends `total` numbers from `threads` threads, half of them into each of two subjects, then both ends.
  private func feed(threads: Int, _ a: PublishSubject<Int>, _ b: PublishSubject<Int>) {
    let left = Counter()
    onThreads(threads) { index in
      for number in 0..<Self.total / threads { (index % 2 == 0 ? a : b).onNext(number) }
      left.add()
      guard left.value == threads else { return }
      a.onCompleted()
      b.onCompleted()
    }
    a.onCompleted()
    b.onCompleted()
  }

  @Test("lose nothing, bring it into a line, and end once after all", arguments: Combination.complete, [2, 32])
  func complete(_ combination: Combination, threads: Int) {
    let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
    let tally = Tally()
    let ended = DispatchSemaphore(value: 0)
    let subscription = combination.apply(a, b).subscribe(
      onNext: { _ in tally.enter() }, onCompleted: tally.end, onDisposed: { ended.signal() })
    feed(threads: threads, a, b)
    #expect(ended.wait(timeout: .now() + .seconds(30)) == .success)
    #expect(tally.count == Self.total)
    #expect(tally.overlaps == 0)
    #expect(tally.ends == 1 && tally.late == 0)
    #expect(!a.hasObservers && !b.hasObservers)
    subscription.dispose()
  }

  @Test("bring what they send into a line, and send nothing after the end", arguments: Combination.choosing, [2, 32])
  func choosing(_ combination: Combination, threads: Int) {
    let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
    let tally = Tally()
    let subscription = combination.apply(a, b).subscribe(onNext: { _ in tally.enter() }, onCompleted: tally.end)
    feed(threads: threads, a, b)
    subscription.dispose()
    #expect(tally.overlaps == 0)
    #expect(tally.ends <= 1 && tally.late == 0)
    #expect(!a.hasObservers && !b.hasObservers)
  }

  @Test("let go of their sources when another thread disposes", arguments: Combination.complete + Combination.choosing)
  func dispose(_ combination: Combination) {
    for _ in 0..<20 {
      let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
      let disposals = Counter()
      let disposed = DispatchSemaphore(value: 0)
      let subscription = combination.apply(a, b).subscribe(onDisposed: {
        disposals.add()
        disposed.signal()
      })
      onThreads(3) { index in
        switch index {
        case 0: for number in 0..<20 { a.onNext(number) }
        case 1: for number in 0..<20 { b.onNext(number) }
        default: subscription.dispose()
        }
      }
      #expect(disposed.wait(timeout: .now() + .seconds(30)) == .success)
      #expect(disposals.value == 1)
      #expect(!a.hasObservers && !b.hasObservers)
    }
  }

  @Test("have let go of their sources when `dispose` returns, even while an observer is busy")
  func disposeWhileBusy() {
    let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
    let isInside = DispatchSemaphore(value: 0)
    let mayGo = DispatchSemaphore(value: 0)
    let subscription = Observable.merge(a, b).subscribe(onNext: { _ in
      isInside.signal()
      mayGo.wait()
    })
    onThreads(2) { index in
      if index == 0 { return a.onNext(1) }
      isInside.wait()
      subscription.dispose()
      #expect(!a.hasObservers && !b.hasObservers)
      mayGo.signal()
    }
  }

  @Test("a subject that many threads feed loses nothing on its way to a queue", arguments: [false, true])
  func observeOn(concurrent: Bool) {
    let subject = PublishSubject<Int>()
    let tally = Tally()
    let all = DispatchSemaphore(value: 0)
    let scheduler: any ImmediateSchedulerType =
      concurrent ? ConcurrentDispatchQueueScheduler(qos: .default) : SerialDispatchQueueScheduler(qos: .default)
    let subscription = subject.observe(on: scheduler).subscribe(onNext: { _ in
      tally.enter()
      if tally.count == Self.total { all.signal() }
    })
    onThreads(32) { _ in for number in 0..<Self.total / 32 { subject.onNext(number) } }
    #expect(all.wait(timeout: .now() + .seconds(30)) == .success)
    #expect(tally.overlaps == 0)
    subscription.dispose()
  }

  @Test("groups are subscribed and left from many threads while the source sends")
  func groups() {
    let subject = PublishSubject<Int>()
    let arrived = Counter()
    var groups: [GroupedObservable<Int, Int>] = []
    let subscription = subject.groupBy { $0 }.subscribe(onNext: { groups.append($0) })
    for key in 0..<4 { subject.onNext(key) }
    let found = groups
    onThreads(9) { index in
      if index == 8 {
        for number in 0..<Self.total { subject.onNext(number % 4) }
      } else {
        for _ in 0..<100 { found[index % 4].subscribe(onNext: { _ in arrived.add() }).dispose() }
      }
    }
    subscription.dispose()
    #expect(!subject.hasObservers)
  }
}

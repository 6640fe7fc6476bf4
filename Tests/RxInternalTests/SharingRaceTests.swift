import Testing

@testable import Rx

/// RxSwift sometimes loses a subscriber here, or stops the program.
@Suite("Sharing between threads, where this Rx is stricter")
struct SharingRaceTests {
  @Test(
    arguments: [0, 1, 2], [false, true])
  func `share makes exactly one subscription, however many threads subscribe at once`(_ replay: Int, forever: Bool) {
    let counter = Counter()
    let shared = Observable<Int>.create { _ in
      counter.add()
      return Disposables.create()
    }.share(replay: replay, scope: forever ? .forever : .whileConnected)
    let bag = DisposeBag()
    onThreads(32) { _ in shared.subscribe(onNext: { _ in }).disposed(by: bag) }
    #expect(counter.value == 1)
  }

  @Test(
    arguments: Sharing.allCases)
  func `the last subscriber disconnects the source, and a later one connects again`(_ sharing: Sharing) {
    for _ in 0..<30 {
      let subject = PublishSubject<Int>()
      let shared = sharing.apply(subject)
      onThreads(4) { _ in for _ in 0..<50 { shared.subscribe().dispose() } }
      #expect(!subject.hasObservers)
      let counter = Counter()
      let subscription = shared.subscribe(onNext: { _ in counter.add() })
      subject.onNext(1)
      #expect(counter.value == 1)
      subscription.dispose()
      #expect(!subject.hasObservers)
    }
  }

  @Test(arguments: Sharing.allCases)
  func `a subscriber that joins while the last one leaves is connected`(_ sharing: Sharing) {
    for round in 0..<300 {
      let subject = PublishSubject<Int>()
      let shared = sharing.apply(subject)
      let counter = Counter()
      let first = shared.subscribe()
      let bag = DisposeBag()
      onThreads(2) { index in
        if index == 0 { return first.dispose() }
        shared.subscribe(onNext: { _ in counter.add() }).disposed(by: bag)
      }
      #expect(subject.hasObservers, "round \(round)")
      subject.onNext(1)
      #expect(counter.value == 1, "round \(round)")
    }
  }

  @Test(
    arguments: [Sharing.share, .shareReplay])
  func `a subscriber that joins while the source ends gets that end, or the next connection`(_ sharing: Sharing) {
    for round in 0..<300 {
      let connections = Counter()
      let sources = [PublishSubject<Int>(), PublishSubject<Int>()]
      let shared = sharing.apply(
        .deferred {
          connections.add()
          return sources[connections.value - 1]
        })
      let ends = Counter()
      let first = shared.subscribe(onCompleted: { ends.add() })
      let bag = DisposeBag()
      onThreads(2) { index in
        if index == 0 { return sources[0].onCompleted() }
        shared.subscribe(onCompleted: { ends.add() }).disposed(by: bag)
      }
      #expect(ends.value == (sources[1].hasObservers ? 1 : 2), "round \(round)")
      sources[1].onCompleted()
      #expect(ends.value == 2, "round \(round)")
      first.dispose()
    }
  }
}

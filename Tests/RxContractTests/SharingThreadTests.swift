import Dispatch
import Rx
import Testing

@Suite("Sharing, while threads come and go")
struct SharingThreadTests {
  @Test(
    "who joins while the source ends gets that end, or the next connection", arguments: [Sharing.share, .shareReplay])
  func joinWhileEnding(_ sharing: Sharing) {
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

  @Test("a shared source loses nothing while observers come and go", arguments: Sharing.allCases)
  func send(_ sharing: Sharing) {
    let subject = PublishSubject<Int>()
    let shared = sharing.apply(subject)
    let counter = Counter()
    let bag = DisposeBag()
    for _ in 0..<3 { shared.subscribe(onNext: { counter.add($0) }).disposed(by: bag) }
    onThreads(5) { index in
      if index == 0 {
        for _ in 0..<2_000 { subject.onNext(1) }
      } else {
        for _ in 0..<100 { shared.subscribe().dispose() }
      }
    }
    #expect(counter.value == 3 * 2_000)
  }
}

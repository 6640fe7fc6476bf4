import Rx
import Testing

/// A source that ends on one thread while another one subscribes to it.
struct ReplacementRaceTests {
  @Test(arguments: [false, true])
  func `catch and ifEmpty continue with the second sequence`(_ fails: Bool) {
    for round in 0..<2_000 {
      let source = PublishSubject<Int>()
      let sequence = fails ? source.catch { _ in .just(1) } : source.ifEmpty(switchTo: .just(1))
      let counter = Counter()
      let bag = DisposeBag()
      onThreads(2) { index in
        if index == 0 { return sequence.subscribe(onNext: { _ in counter.add() }).disposed(by: bag) }
        source.on(fails ? .error(RxError.unknown) : .completed)
      }
      #expect(counter.value == 1, "round \(round)")
    }
  }

  @Test(arguments: Sharing.allCases)
  func `a shared source is disposed with a subscriber that another thread ends`(_ sharing: Sharing) {
    for round in 0..<500 {
      let (source, stop) = (PublishSubject<Int>(), PublishSubject<Void>())
      let shared = sharing.apply(source)
      let bag = DisposeBag()
      onThreads(2) { index in
        if index == 0 { return shared.take(until: stop).subscribe().disposed(by: bag) }
        stop.onNext(())
      }
      stop.onNext(())
      #expect(!source.hasObservers, "round \(round)")
    }
  }
}

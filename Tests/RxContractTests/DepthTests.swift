import Dispatch
import Rx
import RxMarbles
import Testing

@Suite("Long and deep")
struct DepthTests {
  /// The numbers before `end`: each is joined to the rest.
  private func numbers(from start: Int = 0, until end: Int, lazily: Bool) -> Observable<Int> {
    if start == end { return .empty() }
    let parts = [0, 1].lazy.map {
      $0 == 0 ? Observable.just(start) : self.numbers(from: start + 1, until: end, lazily: lazily)
    }
    return lazily ? .concat(AnySequence(parts)) : .concat(parts)
  }

  @Test(
    arguments: [true, false])
  func `a sequence that is joined to the rest, and that to its rest, does not deepen the stack`(_ lazily: Bool) {
    var count = 0
    _ = numbers(until: 100_000, lazily: lazily).subscribe(onNext: { count += $0 == count ? 1 : 0 })
    #expect(count == 100_000)
    let joined = (0..<5_000).reduce(Observable.empty()) { $0.concat(Observable.just($1)) }
    count = 0
    _ = joined.subscribe(onNext: { count += $0 == count ? 1 : 0 })
    #expect(count == 5_000)
  }

  /// Fails as often, each time with the rest as what follows.
  private func attempts(from start: Int, until end: Int) -> Observable<Int> {
    if start == end { return .just(end) }
    return .catch(
      sequence: [0, 1].lazy.map {
        $0 == 0 ? Observable.error(TestError.planned) : self.attempts(from: start + 1, until: end)
      })
  }

  @Test("a sequence that is followed by the rest after an error, and that by its rest, does not deepen the stack")
  func nestedCatch() {
    var last = 0
    _ = attempts(from: 0, until: 100_000).subscribe(onNext: { last = $0 })
    #expect(last == 100_000)
  }

  @Test func `buffers, windows and samples take a hundred thousand elements at once`() {
    let source = Observable.from(0..<100_000)
    var (buffers, elements, samples) = (0, 0, 0)
    _ = source.buffer(timeSpan: .seconds(1), count: 10, scheduler: HistoricalScheduler())
      .subscribe(onNext: { _ in buffers += 1 })
    _ = source.window(timeSpan: .seconds(1), count: 10, scheduler: HistoricalScheduler()).flatMap { $0 }
      .subscribe(onNext: { _ in elements += 1 })
    let shared = source.publish()
    _ = shared.sample(shared).subscribe(onNext: { _ in samples += 1 })
    shared.connect().dispose()
    #expect([buffers, elements, samples] == [10_001, 100_000, 100_000])
  }

  @Test func `a hundred thousand sequences that live at a time end one after another without a search for each`() {
    let inners = (0..<100_000).map { _ in PublishSubject<Int>() }
    var (sum, isComplete) = (0, false)
    let subscription = Observable.from(inners).flatMap { $0 }
      .subscribe(onNext: { sum += $0 }, onCompleted: { isComplete = true })
    for inner in inners {
      inner.onNext(1)
      inner.onCompleted()
    }
    #expect(sum == 100_000 && isComplete)
    subscription.dispose()
  }
}

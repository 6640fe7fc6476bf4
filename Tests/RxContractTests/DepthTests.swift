import Dispatch
import Rx
import Testing

@Suite("Long and deep")
struct DepthTests {
  @Test("a hundred thousand sequences are joined without deepening the stack")
  func concat() {
    var count = 0
    let sources = repeatElement(Observable.just(1), count: 100_000)
    _ = Observable.concat(sources).subscribe(onNext: { count += $0 })
    #expect(count == 100_000)
  }

  @Test("concatMap of many sequences that end at once does not deepen the stack")
  func concatMap() {
    var count = 0
    _ = Observable.from(0..<100_000).concatMap { _ in Observable.just(1) }.subscribe(onNext: { count += $0 })
    #expect(count == 100_000)
  }

  @Test("a million elements come from a range")
  func from() {
    var count = 0
    _ = Observable.from(0..<1_000_000).subscribe(onNext: { _ in count += 1 })
    #expect(count == 1_000_000)
  }

  @Test("a hundred thousand recursive actions do not deepen the stack")
  func recursive() {
    var last = 0
    _ = CurrentThreadScheduler.instance.scheduleRecursive(1) { number, recurse in
      last = number
      if number < 100_000 { recurse(number + 1) }
    }
    #expect(last == 100_000)
  }

  @Test("a hundred thousand elements that come at once go through buffers, windows and samples")
  func pieces() {
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
}

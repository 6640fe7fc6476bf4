import Rx
import RxMarbles
import Testing

@Suite("Combining")
struct CombiningTests {
  @Test func `of an empty collection, merge and zip complete without an element, and combineLatest emits one result`() {
    let none: [Observable<Int>] = []
    #expect(TestScheduler().record { Observable.merge(none) } == [.completed(200)])
    #expect(TestScheduler().record { Observable.zip(none) { $0.count } } == [.completed(200)])
    #expect(TestScheduler().record { Observable.combineLatest(none) { $0.count } } == [.next(200, 0), .completed(200)])
  }

  @Test("combineLatest of two `of` is 1a 2a 2b")
  func combineLatestOf() {
    var got: [String] = []
    _ = Observable.combineLatest(Observable.of("1", "2"), Observable.of("a", "b")) { $0 + $1 }
      .subscribe(onNext: { got.append($0) })
    #expect(got == ["1a", "2a", "2b"])
  }

  @Test func `an error thrown by the selector of combineLatest ends the result`() {
    let line = play("a |", "- x |") { _, sources in
      .combineLatest(sources[0], sources[1]) { _, _ in throw TestError.planned }
    }
    #expect(line == "- #")
  }

  @Test func `zip with a sequence that never ends does not end`() {
    #expect(play("a |") { source in .zip(source, Observable<String>.never()) { $0 + $1 } } == "")
  }

  @Test func `concat requests the next sequence of a lazy list only when it is needed`() {
    var asked = 0
    let sources = sequence(first: 1) { $0 + 1 }.lazy.map { number in
      asked += 1
      return number == 3 ? Observable.never() : .just(number)
    }
    var got: [Int] = []
    let subscription = Observable.concat(sources).subscribe(onNext: { got.append($0) })
    #expect(got == [1, 2])
    #expect(asked == 3)
    subscription.dispose()
  }

  @Test func `nested concats emit in order, each source subscribed at the end of the one before`() {
    let scheduler = TestScheduler()
    let sources = (1...4).map { scheduler.cold([.next(10, $0), .completed(20)]) }
    let o = sources.map { $0.asObservable() }
    let events = scheduler.record {
      Observable.concat([.empty(), .concat(o[0], .concat([]), o[1].concat(o[2])), o[3]])
    }
    #expect(events == [.next(210, 1), .next(230, 2), .next(250, 3), .next(270, 4), .completed(280)])
    #expect(sources.map(\.subscriptions) == (0..<4).map { [Span(200 + 20 * $0, 220 + 20 * $0)] })
  }
}

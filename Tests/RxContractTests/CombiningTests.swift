import Rx
import Testing

@Suite("Combining")
struct CombiningTests {
  @Test("merge of nothing ends at once")
  func mergeNothing() {
    let scheduler = TestScheduler()
    #expect(scheduler.record { Observable<Int>.merge([]) } == [.completed(200)])
  }

  @Test("the elements of `of` take turns in a merge")
  func mergeOf() {
    var got: [Int] = []
    _ = Observable.merge(.of(1, 2, 3), .of(4, 5, 6)).subscribe(onNext: { got.append($0) })
    #expect(got == [1, 4, 2, 5, 3, 6])
  }

  @Test("merge(maxConcurrent:) subscribes a waiting sequence exactly when a place is free")
  func mergeLimited() {
    let scheduler = TestScheduler()
    let inners = (1...3).map { number in scheduler.cold([.next(10, number), .completed(30)]) }
    let outer = scheduler.hot([.next(210, 0), .next(220, 1), .next(225, 2), .completed(230)])
    let events = scheduler.record {
      outer.map { inners[$0].asObservable() }.merge(maxConcurrent: 2)
    }
    #expect(events == [.next(220, 1), .next(230, 2), .next(250, 3), .completed(270)])
    #expect(inners.map(\.subscriptions) == [[Span(210, 240)], [Span(220, 250)], [Span(240, 270)]])
  }

  @Test("combineLatest of two `of` is 1a 2a 2b")
  func combineLatestOf() {
    var got: [String] = []
    _ = Observable.combineLatest(Observable.of("1", "2"), Observable.of("a", "b")) { $0 + $1 }
      .subscribe(onNext: { got.append($0) })
    #expect(got == ["1a", "2a", "2b"])
  }

  @Test("combineLatest of an empty collection sends one result and ends")
  func combineLatestNothing() {
    let scheduler = TestScheduler()
    let none: [Observable<Int>] = []
    let events = scheduler.record { Observable.combineLatest(none) { $0.reduce(0, +) } }
    #expect(events == [.next(200, 0), .completed(200)])
  }

  @Test("an error thrown by the selector of combineLatest ends the result")
  func combineLatestThrows() {
    let line = play("a |", "- x |") { _, sources in
      .combineLatest(sources[0], sources[1]) { _, _ in throw TestError.planned }
    }
    #expect(line == "- #")
  }

  @Test("zip with a sequence that never ends does not end")
  func zipNever() {
    #expect(play("a |") { source in .zip(source, Observable<String>.never()) { $0 + $1 } } == "")
  }

  @Test("zip of nothing ends without an element")
  func zipNothing() {
    let scheduler = TestScheduler()
    let none: [Observable<Int>] = []
    #expect(scheduler.record { Observable.zip(none) { $0.reduce(0, +) } } == [.completed(200)])
  }

  @Test("withLatestFrom subscribes the other first: two behaviour subjects combine at once")
  func withLatestFromOrder() {
    let first = BehaviorSubject(value: 1)
    let second = BehaviorSubject(value: 10)
    var got: [Int] = []
    let subscription = first.withLatestFrom(second) { $0 + $1 }.subscribe(onNext: { got.append($0) })
    #expect(got == [11])
    subscription.dispose()
  }

  @Test("withLatestFrom ignores the end of the other and keeps its element")
  func withLatestFromEnd() {
    #expect(play("- - a b |", "1 |") { _, sources in sources[0].withLatestFrom(sources[1]) } == "- - 1 1 |")
  }

  @Test("startWith sends its elements before the subscription to the source")
  func startWith() {
    #expect(play("- a b |") { $0.startWith("1", "2") } == "(1,2) a b |")
  }

  @Test("concat asks a lazy sequence for the next only when it is needed")
  func concatLazy() {
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

  @Test("sequences that are joined of joined ones come in their order, each subscribed at the end of the one before")
  func concatNested() {
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

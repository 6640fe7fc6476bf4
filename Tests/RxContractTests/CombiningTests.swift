import Rx
import Testing

@Suite("Combining")
struct CombiningTests {
  @Test("merge sends what comes, and ends when all have")
  func merge() {
    let line = play("a - - b |", "- 1 2 - - |") { _, sources in .merge(sources) }
    #expect(line == "a 1 2 b - |")
  }

  @Test("merge of nothing ends at once")
  func mergeNothing() {
    let scheduler = TestScheduler()
    #expect(scheduler.record { Observable<Int>.merge([]) } == [.completed(200)])
  }

  @Test("an error ends merge and unsubscribes the others")
  func mergeError() {
    let scheduler = TestScheduler()
    let good = scheduler.hot([.next(210, 1), .next(240, 2)])
    let bad = scheduler.hot([Recorded<Int>.error(230)])
    #expect(scheduler.record { .merge(good.asObservable(), bad.asObservable()) } == [.next(210, 1), .error(230)])
    #expect(good.subscriptions == [Span(200, 230)])
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

  @Test("combineLatest sends from the moment that all have sent")
  func combineLatest() {
    let line = play("a - b - - |", "- x - - y - |") { _, sources in
      .combineLatest(sources[0], sources[1]) { $0 + $1 }
    }
    #expect(line == "- ax bx - by - |")
  }

  @Test("combineLatest ends, without that element, when the last living source sends what can never be combined")
  func combineLatestSilent() {
    let scheduler = TestScheduler()
    let silent = scheduler.hot([Recorded<Int>.completed(210)])
    let other = scheduler.hot([.next(215, 1), .completed(220)])
    let events = scheduler.record { Observable.combineLatest(silent, other) { $0 + $1 } }
    #expect(events == [.completed(215)])
    #expect(other.subscriptions == [Span(200, 215)])
  }

  @Test("combineLatest unsubscribes a source at its own end")
  func combineLatestEnds() {
    let scheduler = TestScheduler()
    let first = scheduler.hot([.next(210, 1), .completed(220)])
    let second = scheduler.hot([.next(215, 10), .next(230, 20), .completed(240)])
    let events = scheduler.record { Observable.combineLatest(first, second) { $0 + $1 } }
    #expect(events == [.next(215, 11), .next(230, 21), .completed(240)])
    #expect(first.subscriptions == [Span(200, 220)])
  }

  @Test("combineLatest of two `of` is 1a 2a 2b")
  func combineLatestOf() {
    var got: [String] = []
    _ = Observable.combineLatest(Observable.of("1", "2"), Observable.of("a", "b")) { $0 + $1 }
      .subscribe(onNext: { got.append($0) })
    #expect(got == ["1a", "2a", "2b"])
  }

  @Test("combineLatest takes up to eight sequences, in their order")
  func combineLatestEight() {
    let o = (1...8).map { Observable.just("\($0)") }
    var got: [String] = []
    let add = { (text: String) in got.append(text) }
    _ = Observable.combineLatest(o[0], o[1], o[2]) { $0 + $1 + $2 }.subscribe(onNext: add)
    _ = Observable.combineLatest(o[0], o[1], o[2], o[3]) { $0 + $1 + $2 + $3 }.subscribe(onNext: add)
    _ = Observable.combineLatest(o[0], o[1], o[2], o[3], o[4]) { [$0, $1, $2, $3, $4].joined() }.subscribe(onNext: add)
    _ = Observable.combineLatest(o[0], o[1], o[2], o[3], o[4], o[5]) { [$0, $1, $2, $3, $4, $5].joined() }
      .subscribe(onNext: add)
    _ = Observable.combineLatest(o[0], o[1], o[2], o[3], o[4], o[5], o[6]) { [$0, $1, $2, $3, $4, $5, $6].joined() }
      .subscribe(onNext: add)
    _ = Observable.combineLatest(o[0], o[1], o[2], o[3], o[4], o[5], o[6], o[7]) {
      [$0, $1, $2, $3, $4, $5, $6, $7].joined()
    }.subscribe(onNext: add)
    #expect(got == ["123", "1234", "12345", "123456", "1234567", "12345678"])
  }

  @Test("combineLatest without a selector sends tuples")
  func combineLatestTuple() {
    var got: [String] = []
    _ = Observable.combineLatest(Observable.just(1), Observable.just("a")).subscribe(onNext: {
      got.append("\($0)\($1)")
    })
    #expect(got == ["1a"])
  }

  @Test("combineLatest of an empty collection sends one result and ends")
  func combineLatestNothing() {
    let scheduler = TestScheduler()
    let none: [Observable<Int>] = []
    let events = scheduler.record { Observable.combineLatest(none) { $0.reduce(0, +) } }
    #expect(events == [.next(200, 0), .completed(200)])
  }

  @Test("combineLatest of a collection keeps its order")
  func combineLatestCollection() {
    let line = play("a - b |", "- x - |") { _, sources in Observable.combineLatest(sources) { $0.joined() } }
    #expect(line == "- ax bx |")
  }

  @Test("an error thrown by the selector of combineLatest ends the result")
  func combineLatestThrows() {
    let line = play("a |", "- x |") { _, sources in
      .combineLatest(sources[0], sources[1]) { _, _ in throw TestError.planned }
    }
    #expect(line == "- #")
  }

  @Test("zip combines in step")
  func zip() {
    let line = play("a b - - |", "- 1 - 2 3 |") { _, sources in .zip(sources[0], sources[1]) { $0 + $1 } }
    #expect(line == "- a1 - b2 - |")
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

  @Test("zip takes up to eight sequences, in their order")
  func zipEight() {
    let o = (1...8).map { Observable.just("\($0)") }
    var got: [String] = []
    let add = { (text: String) in got.append(text) }
    _ = Observable.zip(o[0], o[1], o[2]) { $0 + $1 + $2 }.subscribe(onNext: add)
    _ = Observable.zip(o[0], o[1], o[2], o[3]) { $0 + $1 + $2 + $3 }.subscribe(onNext: add)
    _ = Observable.zip(o[0], o[1], o[2], o[3], o[4]) { [$0, $1, $2, $3, $4].joined() }.subscribe(onNext: add)
    _ = Observable.zip(o[0], o[1], o[2], o[3], o[4], o[5]) { [$0, $1, $2, $3, $4, $5].joined() }.subscribe(onNext: add)
    _ = Observable.zip(o[0], o[1], o[2], o[3], o[4], o[5], o[6]) { [$0, $1, $2, $3, $4, $5, $6].joined() }
      .subscribe(onNext: add)
    _ = Observable.zip(o[0], o[1], o[2], o[3], o[4], o[5], o[6], o[7]) { [$0, $1, $2, $3, $4, $5, $6, $7].joined() }
      .subscribe(onNext: add)
    #expect(got == ["123", "1234", "12345", "123456", "1234567", "12345678"])
  }

  @Test("withLatestFrom takes the latest of the other, dropping what comes before that")
  func withLatestFrom() {
    let line = play("a - b c |", "- 1 - - 2 |") { _, sources in sources[0].withLatestFrom(sources[1]) { $0 + $1 } }
    #expect(line == "- - b1 c1 |")
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

  @Test("an error of the other ends withLatestFrom")
  func withLatestFromError() {
    let scheduler = TestScheduler()
    let source = scheduler.hot([.next(230, 1)])
    let other = scheduler.hot([Recorded<Int>.error(220)])
    #expect(scheduler.record { source.withLatestFrom(other) } == [.error(220)])
    #expect(source.subscriptions == [Span(200, 220)])
  }

  @Test("startWith sends its elements before the subscription to the source")
  func startWith() {
    #expect(play("- a b |") { $0.startWith("1", "2") } == "(1,2) a b |")
  }

  @Test("concat subscribes the next sequence at the end of the one before")
  func concat() {
    let scheduler = TestScheduler()
    let first = scheduler.cold([.next(10, 1), .completed(30)])
    let second = scheduler.cold([.next(10, 2), .completed(20)])
    #expect(scheduler.record { first.concat(second) } == [.next(210, 1), .next(240, 2), .completed(250)])
    #expect(first.subscriptions == [Span(200, 230)])
    #expect(second.subscriptions == [Span(230, 250)])
  }

  @Test("an error ends concat; what comes later is never subscribed")
  func concatError() {
    let scheduler = TestScheduler()
    let first = scheduler.cold([Recorded<Int>.error(30)])
    let second = scheduler.cold([.next(10, 2)])
    #expect(scheduler.record { .concat(first.asObservable(), second.asObservable()) } == [.error(230)])
    #expect(second.subscriptions == [])
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

  @Test("switchLatest leaves the inner sequence when the next comes")
  func switchLatest() {
    let line = play("a - b |", "1 2 3 4 |") { _, sources in
      sources[0].map { letter in sources[1].map { letter + $0 } }.switchLatest()
    }
    #expect(line == "a1 a2 b1 b2 b3 b4 |")
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

import Rx
import Testing

@Suite("One element, the last ones, none")
struct ElementTests {
  @Test("element(at:) sends that element, ends and leaves the source")
  func elementAt() {
    let scheduler = TestScheduler()
    let source = scheduler.hot([.next(210, 1), .next(220, 2), .next(230, 3)])
    #expect(scheduler.record { source.element(at: 1) } == [.next(220, 2), .completed(220)])
    #expect(source.subscriptions == [Span(200, 220)])
    #expect(play("a b |") { $0.element(at: 0) } == "(a,|)")
  }

  @Test("element(at:) fails if the source ends before")
  func elementAtFails() {
    let scheduler = TestScheduler()
    let source = scheduler.hot([.next(210, 1), .completed(220)])
    #expect(scheduler.record { source.element(at: 1) } == [.error(220, RxError.argumentOutOfRange)])
    #expect(play("a #") { $0.element(at: 1) } == "- #")
    #expect(play("a -") { $0.element(at: 1) } == "")
  }

  @Test("ignoreElements sends the end or the error only")
  func ignoreElements() {
    let scheduler = TestScheduler()
    let source = scheduler.hot([.next(210, 1), .next(220, 2), .completed(230)])
    let events = scheduler.record { source.ignoreElements() }
    #expect(events.map(\.time) == [230] && events[0].event.isCompleted)
    let second = TestScheduler()
    let bad = second.hot([.next(210, 1), .error(230)])
    let failed = second.record { bad.ignoreElements() }
    #expect(failed.map(\.time) == [230] && failed[0].event.error as? TestError == .planned)
  }

  @Test("single sends its element at once, and the end with the source")
  func single() {
    #expect(play("- a - |") { $0.single() } == "- a - |")
    #expect(play("- a -") { $0.single() } == "- a")
    #expect(play("- a #") { $0.single() } == "- a #")
  }

  @Test("single fails at a second element and leaves the source")
  func singleMore() {
    let scheduler = TestScheduler()
    let source = scheduler.hot([.next(210, 1), .next(220, 2), .completed(230)])
    #expect(scheduler.record { source.single() } == [.next(210, 1), .error(220, RxError.moreThanOneElement)])
    #expect(source.subscriptions == [Span(200, 220)])
  }

  @Test("single fails at the end of a source without an element")
  func singleNone() {
    let scheduler = TestScheduler()
    #expect(scheduler.record { Observable<Int>.empty().single() } == [.error(200, RxError.noElements)])
    let second = TestScheduler()
    let source = second.hot([.next(210, 1), .completed(220)])
    #expect(second.record { source.single { $0 > 1 } } == [.error(220, RxError.noElements)])
  }

  @Test("single with a predicate counts only what that accepts")
  func singlePredicate() {
    let scheduler = TestScheduler()
    let source = scheduler.hot([.next(210, 1), .next(220, 2), .next(230, 3), .next(240, 4)])
    let events = scheduler.record { source.single { $0.isMultiple(of: 2) } }
    #expect(events == [.next(220, 2), .error(240, RxError.moreThanOneElement)])
    #expect(play("a b |") { $0.single { if $0 == "b" { throw TestError.planned } else { true } } } == "a #")
  }

  @Test("takeLast sends the last elements at the end, in their order")
  func takeLast() {
    #expect(play("a b c - |") { $0.takeLast(2) } == "- - - - (b,c,|)")
    #expect(play("a |") { $0.takeLast(2) } == "- (a,|)")
    #expect(play("a b |") { $0.takeLast(1) } == "- - (b,|)")
    #expect(play("- |") { $0.takeLast(2) } == "- |")
  }

  @Test("takeLast(0) waits for the end all the same")
  func takeLastNone() {
    let scheduler = TestScheduler()
    let source = scheduler.hot([.next(210, 1), .completed(220)])
    #expect(scheduler.record { source.takeLast(0) } == [.completed(220)])
    #expect(source.subscriptions == [Span(200, 220)])
  }

  @Test("an error drops what takeLast holds; a source that does not end sends nothing")
  func takeLastFails() {
    #expect(play("a b #") { $0.takeLast(2) } == "- - #")
    #expect(play("a b") { $0.takeLast(2) } == "")
  }

  @Test("takeLast can be disposed among the elements that it sends")
  func takeLastDisposed() {
    var got: [Int] = []
    _ = Observable.of(1, 2, 3, 4).takeLast(3).take(2).subscribe(onNext: { got.append($0) })
    #expect(got == [2, 3])
  }

  @Test("each subscriber counts for itself")
  func again() {
    let results: [Observable<Int>] = [
      Observable.of(1, 2, 3).takeLast(2), Observable.of(1, 2, 3).element(at: 1),
      Observable.of(1, 2, 3).single { $0 == 2 },
      Observable.of(1, 2, 3).reduce(0, accumulator: +), Observable.of(1, 2, 3).enumerated().map { $0.index },
    ]
    for (result, expected) in zip(results, [[2, 3], [2], [2], [6], [0, 1, 2]]) {
      for _ in 1...2 {
        var got: [Int] = []
        _ = result.subscribe(onNext: { got.append($0) })
        #expect(got == expected)
      }
    }
  }

  @Test("what is kept for the end is let go at a dispose, while the source and the disposable live")
  func memory() {
    final class Witness {}
    weak var kept: Witness?
    let subject = PublishSubject<Witness>()
    let last = subject.takeLast(2).subscribe()
    let sum = subject.reduce([]) { $0 + [$1] }.subscribe()
    do {
      let witness = Witness()
      kept = witness
      subject.onNext(witness)
    }
    #expect(kept != nil)
    last.dispose()
    sum.dispose()
    #expect(kept == nil)
  }
}

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

  @Test("takeLast(0) waits for the end all the same")
  func takeLastNone() {
    let scheduler = TestScheduler()
    let source = scheduler.hot([.next(210, 1), .completed(220)])
    #expect(scheduler.record { source.takeLast(0) } == [.completed(220)])
    #expect(source.subscriptions == [Span(200, 220)])
  }

  @Test("takeLast can be disposed among the elements that it sends")
  func takeLastDisposed() {
    var got: [Int] = []
    _ = Observable.of(1, 2, 3, 4).takeLast(3).take(2).subscribe(onNext: { got.append($0) })
    #expect(got == [2, 3])
  }

  @Test("disposal releases the elements that are kept for the end, while the source and the disposable live")
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

import Rx
import Testing

@Suite("Choosing a sequence")
struct ChoosingTests {
  private func amb(
    _ first: [Recorded<Int>], _ second: [Recorded<Int>]
  ) -> (events: [Recorded<Int>], first: [Span], second: [Span]) {
    let scheduler = TestScheduler()
    let first = scheduler.hot(first)
    let second = scheduler.hot(second)
    let events = scheduler.record { first.amb(second) }
    return (events, first.subscriptions, second.subscriptions)
  }

  @Test("amb leaves the loser when the winner sends its first element")
  func ambElement() {
    let (events, first, second) = amb(
      [.next(220, 1), .completed(260)], [.next(210, 2), .next(230, 3), .completed(240)])
    #expect(events == [.next(210, 2), .next(230, 3), .completed(240)])
    #expect(first == [Span(200, 210)])
    #expect(second == [Span(200, 240)])
  }

  @Test("the first wins if both send at once")
  func ambSynchronous() {
    var got: [String] = []
    _ = Observable.just(1).amb(Observable.just(2)).subscribe { got.append("\($0)") }
    #expect(got == ["next(1)", "completed"])
  }

  @Test("amb of a sequence takes the fastest of all")
  func ambSequence() {
    let scheduler = TestScheduler()
    let sources = [230, 210, 220].map { scheduler.hot([.next($0, $0), .completed(250)]) }
    let events = scheduler.record { Observable.amb(sources.map { $0.asObservable() }) }
    #expect(events == [.next(210, 210), .completed(250)])
    #expect(sources.map(\.subscriptions) == [[Span(200, 210)], [Span(200, 250)], [Span(200, 210)]])
  }

  @Test("amb of nothing never ends, of one it is that one")
  func ambFew() {
    let scheduler = TestScheduler()
    #expect(scheduler.record { Observable<Int>.amb([]) } == [])
    #expect(play("a b |") { .amb([$0]) } == "a b |")
    #expect(play("#") { .amb([$0]) } == "#")
  }

  @Test("ifEmpty goes over to the other sequence at the end of a source without an element")
  func ifEmptySwitch() {
    let scheduler = TestScheduler()
    let source = scheduler.hot([Recorded<Int>.completed(210)])
    let other = scheduler.cold([.next(10, 1), .completed(20)])
    let events = scheduler.record { source.ifEmpty(switchTo: other.asObservable()) }
    #expect(events == [.next(220, 1), .completed(230)])
    #expect(source.subscriptions == [Span(200, 210)])
    #expect(other.subscriptions == [Span(210, 230)])
  }
}

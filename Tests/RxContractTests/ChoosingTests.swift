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

  @Test("an end without an element wins too")
  func ambEnd() {
    let (events, first, second) = amb([.completed(210)], [.next(220, 2)])
    #expect(events == [.completed(210)])
    #expect(first == [Span(200, 210)])
    #expect(second == [Span(200, 210)])
  }

  @Test("an error wins too")
  func ambError() {
    let (events, first, second) = amb([.next(220, 1)], [.error(210)])
    #expect(events == [.error(210)])
    #expect(first == [Span(200, 210)])
    #expect(second == [Span(200, 210)])
  }

  @Test("an error of the loser is not heard, one of the winner is")
  func ambLateError() {
    #expect(amb([.next(210, 1), .completed(240)], [.error(220)]).events == [.next(210, 1), .completed(240)])
    #expect(amb([.next(210, 1), .error(240)], [.completed(220)]).events == [.next(210, 1), .error(240)])
  }

  @Test("amb of two that send nothing waits for ever, and leaves both on dispose")
  func ambNever() {
    let (events, first, second) = amb([], [])
    #expect(events == [])
    #expect(first == [Span(200, 1000)])
    #expect(second == [Span(200, 1000)])
  }

  @Test("the first wins if both send at once")
  func ambSynchronous() {
    var got: [String] = []
    _ = Observable.just(1).amb(Observable.just(2)).subscribe { got.append("\($0)") }
    #expect(got == ["next(1)", "completed"])
  }

  @Test("the second wins if only it sends at once")
  func ambSecond() {
    let scheduler = TestScheduler()
    let first = scheduler.hot([.next(210, 1)])
    #expect(scheduler.record { first.amb(Observable.just(2)) } == [.next(200, 2), .completed(200)])
    #expect(first.subscriptions == [Span(200, 200)])
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

  @Test("ifEmpty sends its element only at the end of a source without one")
  func ifEmptyDefault() {
    #expect(play("- - |") { $0.ifEmpty(default: "z") } == "- - (z,|)")
    #expect(play("- a |") { $0.ifEmpty(default: "z") } == "- a |")
    #expect(play("- #") { $0.ifEmpty(default: "z") } == "- #")
    #expect(play("- -") { $0.ifEmpty(default: "z") } == "")
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

  @Test("ifEmpty never subscribes to the other sequence after an element or an error")
  func ifEmptyStays() {
    for events: [Recorded<Int>] in [[.next(210, 1), .completed(220)], [.error(220)], []] {
      let scheduler = TestScheduler()
      let source = scheduler.hot(events)
      let other = scheduler.cold([.next(10, 1)])
      #expect(scheduler.record { source.ifEmpty(switchTo: other.asObservable()) } == events)
      #expect(other.subscriptions == [])
    }
  }

  @Test("ifEmpty forwards an error and an empty end of the other sequence, and leaves it on dispose")
  func ifEmptyOther() {
    #expect(play("|", "- #") { $1[0].ifEmpty(switchTo: $1[1]) } == "- #")
    #expect(play("|", "- |") { $1[0].ifEmpty(switchTo: $1[1]) } == "- |")
    let scheduler = TestScheduler()
    let other = scheduler.cold([.next(10, 1), .next(20, 2)])
    let events = scheduler.record(disposed: 215) { Observable<Int>.empty().ifEmpty(switchTo: other.asObservable()) }
    #expect(events == [.next(210, 1)])
    #expect(other.subscriptions == [Span(200, 215)])
  }
}

import Dispatch
import Rx
import Testing

@Suite("Filtering")
struct FilteringTests {
  @Test("distinctUntilChanged with a comparer compares with the last one sent")
  func distinctComparer() {
    let line = play("1 2 3 4 |") { $0.distinctUntilChanged { Int($1)! - Int($0)! < 2 } }
    #expect(line == "1 - 3 - |")
  }

  @Test("take ends with its last element and unsubscribes at once")
  func take() {
    let scheduler = TestScheduler()
    let source = scheduler.hot([.next(210, 1), .next(220, 2), .next(230, 3)])
    #expect(scheduler.record { source.take(2) } == [.next(210, 1), .next(220, 2), .completed(220)])
    #expect(source.subscriptions == [Span(200, 220)])
  }

  @Test("take(0) ends without a subscription")
  func takeNone() {
    let scheduler = TestScheduler()
    let source = scheduler.hot([.next(210, 1)])
    #expect(scheduler.record { source.take(0) } == [.completed(200)])
    #expect(source.subscriptions == [])
  }

  @Test("take counts before it sends: a subject that is fed from its own observer does not loop")
  func takeReentrant() {
    let subject = BehaviorSubject(value: 0)
    var got: [Int] = []
    _ = subject.take(1).subscribe(onNext: {
      got.append($0)
      subject.onNext($0 + 1)
    })
    #expect(got == [0])
  }

  @Test("take(until:) ends with the notifier's element, not with its end")
  func takeUntil() {
    let scheduler = TestScheduler()
    let source = scheduler.hot([.next(210, 1), .next(220, 2), .completed(250)])
    let notifier = scheduler.hot([.next(215, "x")])
    let silent = scheduler.hot([Recorded<String>.completed(205)])
    #expect(scheduler.record { source.take(until: notifier) } == [.next(210, 1), .completed(215)])
    #expect(source.subscriptions == [Span(200, 215)])
    #expect(notifier.subscriptions == [Span(200, 215)])
    let again = TestScheduler()
    let other = again.hot([.next(210, 1), .completed(250)])
    #expect(again.record { other.take(until: silent) } == [.next(210, 1), .completed(250)])
  }

  @Test("skip for a time sends the end and an error at any time")
  func skipForEnds() {
    let seconds = { (count: Int) in RxTimeInterval.seconds(count) }
    #expect(play("a b |") { scheduler, sources in sources[0].skip(seconds(50), scheduler: scheduler) } == "- - |")
    #expect(play("a b #") { scheduler, sources in sources[0].skip(seconds(50), scheduler: scheduler) } == "- - #")
    #expect(play("- a |") { scheduler, sources in sources[0].skip(seconds(0), scheduler: scheduler) } == "- a |")
  }

  @Test("skip(until:) leaves the notifier at the end of the source: nothing can come any more")
  func skipUntilEnd() {
    let scheduler = TestScheduler()
    let source = scheduler.hot([.next(210, 1), .completed(220)])
    let notifier = scheduler.hot([.next(230, 0)])
    #expect(scheduler.record { source.skip(until: notifier) } == [])
    #expect(source.subscriptions == [Span(200, 220)])
    #expect(notifier.subscriptions == [Span(200, 220)])
  }

  @Test("take for no time ends one unit later; an element of the last instant belongs to what was scheduled first")
  func takeForEdges() {
    let scheduler = TestScheduler()
    let source = scheduler.hot([.next(210, 1), .next(220, 2)])
    #expect(scheduler.record { source.take(for: .seconds(0), scheduler: scheduler) } == [.completed(201)])
    #expect(source.subscriptions == [Span(200, 201)])
    let hot = TestScheduler()
    let early = hot.hot([.next(210, 1), .next(220, 2)])
    let kept = hot.record { early.take(for: .seconds(20), scheduler: hot) }
    #expect(kept == [.next(210, 1), .next(220, 2), .completed(220)])
    let cold = TestScheduler()
    let late = cold.cold([.next(10, 1), .next(20, 2)])
    #expect(cold.record { late.take(for: .seconds(20), scheduler: cold) } == [.next(210, 1), .completed(220)])
  }
}

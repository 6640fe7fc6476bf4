import Dispatch
import Rx
import Testing

@Suite("Filtering")
struct FilteringTests {
  @Test("filter sends what the predicate accepts")
  func filter() {
    #expect(play("1 2 3 - 4 |") { $0.filter { $0 > "2" } } == "- - 3 - 4 |")
  }

  @Test("distinctUntilChanged compares with the element before")
  func distinct() {
    #expect(play("a a b - a |") { $0.distinctUntilChanged() } == "a - b - a |")
  }

  @Test("distinctUntilChanged by key sends the first of each run")
  func distinctKey() {
    #expect(play("a A b B a |") { $0.distinctUntilChanged { $0.lowercased() } } == "a - b - a |")
  }

  @Test("distinctUntilChanged with a comparer compares with the last one sent")
  func distinctComparer() {
    let line = play("1 2 3 4 |") { $0.distinctUntilChanged { Int($1)! - Int($0)! < 2 } }
    #expect(line == "1 - 3 - |")
  }

  @Test("distinctUntilChanged(at:) compares a property")
  func distinctAt() {
    #expect(play("a b cc d |") { $0.distinctUntilChanged(at: \.count) } == "a - cc d |")
  }

  @Test("an error thrown by a comparer ends the result")
  func distinctThrows() {
    #expect(play("a b |") { $0.distinctUntilChanged { _, _ in throw TestError.planned } } == "a #")
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

  @Test("take(for:) ends when the time is over")
  func takeFor() {
    let line = play("a b c d |") { scheduler, sources in sources[0].take(for: .seconds(15), scheduler: scheduler) }
    #expect(line == "a (b,|)")
  }

  @Test("take(while:) ends before the first element that is refused, or with it")
  func takeWhile() {
    #expect(play("1 2 3 1 |") { $0.take(while: { $0 < "3" }) } == "1 2 |")
    #expect(play("1 2 3 1 |") { $0.take(while: { $0 < "3" }, behavior: .inclusive) } == "1 2 (3,|)")
  }

  @Test("take(until:) with a predicate ends before the element that is meant, or with it")
  func takeUntilPredicate() {
    #expect(play("1 2 3 1 |") { $0.take(until: { $0 == "3" }) } == "1 2 |")
    #expect(play("1 2 3 1 |") { $0.take(until: { $0 == "3" }, behavior: .inclusive) } == "1 2 (3,|)")
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

  @Test("an error of the notifier ends take(until:)")
  func takeUntilError() {
    #expect(play("a b c |", "- #") { _, sources in sources[0].take(until: sources[1]) } == "a #")
  }

  @Test("skip drops the first elements")
  func skip() {
    #expect(play("a b - c d |") { $0.skip(2) } == "- - - c d |")
  }

  @Test("skip for a time drops what comes before it is over")
  func skipFor() {
    let line = play("a b c d |") { scheduler, sources in sources[0].skip(.seconds(15), scheduler: scheduler) }
    #expect(line == "- - c d |")
  }

  @Test("skip for a time sends the end and an error at any time")
  func skipForEnds() {
    let seconds = { (count: Int) in RxTimeInterval.seconds(count) }
    #expect(play("a b |") { scheduler, sources in sources[0].skip(seconds(50), scheduler: scheduler) } == "- - |")
    #expect(play("a b #") { scheduler, sources in sources[0].skip(seconds(50), scheduler: scheduler) } == "- - #")
    #expect(play("- a |") { scheduler, sources in sources[0].skip(seconds(0), scheduler: scheduler) } == "- a |")
  }

  @Test("skip for a time leaves the source on dispose, before and after that time", arguments: [205, 225])
  func skipForDisposed(_ instant: Int) {
    let scheduler = TestScheduler()
    let source = scheduler.hot([.next(210, 1), .next(220, 2), .next(230, 3)])
    let events = scheduler.record(disposed: instant) { source.skip(.seconds(15), scheduler: scheduler) }
    #expect(events == (instant == 225 ? [.next(220, 2)] : []))
    #expect(source.subscriptions == [Span(200, instant)])
  }

  @Test("skip(while:) opens for good")
  func skipWhile() {
    #expect(play("1 2 3 1 |") { $0.skip(while: { $0 < "3" }) } == "- - 3 1 |")
  }

  @Test("skip(until:) opens with the notifier's element")
  func skipUntil() {
    #expect(play("a b c d |", "- (x,|)") { _, sources in sources[0].skip(until: sources[1]) } == "- - c d |")
  }

  @Test("skip(until:) sends nothing, not even the end, if the notifier completes without an element")
  func skipUntilNever() {
    #expect(play("a b |", "- |") { _, sources in sources[0].skip(until: sources[1]) } == "")
  }

  @Test("skip(until:) forwards errors of both sequences")
  func skipUntilError() {
    #expect(play("a b #", "-") { _, sources in sources[0].skip(until: sources[1]) } == "- - #")
    #expect(play("a b |", "- #") { _, sources in sources[0].skip(until: sources[1]) } == "- #")
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

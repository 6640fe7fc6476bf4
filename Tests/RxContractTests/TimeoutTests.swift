import Dispatch
import Rx
import Testing

@Suite("timeout")
struct TimeoutTests {
  @Test("a pause that is too long is an error, at which the source is disposed")
  func tooLate() {
    let scheduler = TestScheduler()
    let source = scheduler.hot([.next(210, 1), .next(241, 2), .completed(250)])
    #expect(
      scheduler.record { source.timeout(.seconds(30), scheduler: scheduler) }
        == [.next(210, 1), .error(240, RxError.timeout)])
    #expect(source.subscriptions == [Span(200, 240)])
  }

  @Test("the time begins before the source is subscribed: a first element that is due at the same instant is late")
  func sameInstant() {
    let scheduler = TestScheduler()
    let source = scheduler.cold([.next(30, 1)])
    #expect(
      scheduler.record { source.timeout(.seconds(30), scheduler: scheduler) } == [.error(230, RxError.timeout)])
  }

  @Test("a time of 0 is over one unit later")
  func none() {
    let scheduler = TestScheduler()
    let source = scheduler.hot([.next(201, 1), .next(202, 2), .next(204, 3)])
    #expect(
      scheduler.record { source.timeout(.seconds(0), scheduler: scheduler) }
        == [.next(201, 1), .next(202, 2), .error(203, RxError.timeout)])
  }

  @Test("the other sequence takes over when the time is out, and may take its time")
  func other() {
    let scheduler = TestScheduler()
    let source = scheduler.hot([.next(210, "a"), .next(250, "b"), .error(260)])
    let other = scheduler.cold([.next(10, "x"), .next(100, "y"), .completed(110)])
    #expect(
      scheduler.record { source.timeout(.seconds(30), other: other, scheduler: scheduler) }
        == [.next(210, "a"), .next(250, "x"), .next(340, "y"), .completed(350)])
    #expect(source.subscriptions == [Span(200, 240)])
    #expect(other.subscriptions == [Span(240, 350)])
  }

  @Test("what the source and the other sequence share stays connected when the one follows the other")
  func otherShares() {
    let scheduler = TestScheduler()
    let source = scheduler.hot([.next(210, 1), .next(250, 2), .completed(260)])
    let shared = source.share()
    #expect(
      scheduler.record { shared.timeout(.seconds(30), other: shared, scheduler: scheduler) }
        == [.next(210, 1), .next(250, 2), .completed(260)])
    #expect(source.subscriptions == [Span(200, 260)])
  }

  @Test("what the source sends while the other sequence is being subscribed is late")
  func handingOver() {
    for late in [Event.next(9), .error(TestError.planned), .completed] {
      let scheduler = TestScheduler()
      let subject = PublishSubject<Int>()
      let other = Observable<Int>.deferred {
        subject.on(late)
        return scheduler.cold([.next(10, 1), .completed(20)]).asObservable()
      }
      #expect(
        scheduler.record { subject.timeout(.seconds(30), other: other, scheduler: scheduler) }
          == [.next(240, 1), .completed(250)])
      #expect(!subject.hasObservers)
    }
  }

  @Test("an observer that takes its element and goes leaves no time running")
  func goesInside() {
    let scheduler = TestScheduler()
    let subject = PublishSubject<Int>()
    var got: [String] = []
    _ = subject.timeout(.seconds(30), scheduler: scheduler).take(1).subscribe { got.append("\($0)") }
    subject.onNext(1)
    scheduler.start()
    #expect(got == ["next(1)", "completed"])
    #expect(scheduler.clock == 0)
  }

  @Test("an observer may make the source send again")
  func sendsInside() {
    let scheduler = TestScheduler()
    let subject = PublishSubject<Int>()
    scheduler.at(210) { subject.onNext(1) }
    let events = scheduler.record {
      subject.timeout(.seconds(30), scheduler: scheduler).do(afterNext: { if $0 < 3 { subject.onNext($0 + 1) } })
    }
    #expect(events == [.next(210, 1), .next(210, 2), .next(210, 3), .error(240, RxError.timeout)])
  }

  @Test("an endless time is never out")
  func endless() {
    let scheduler = TestScheduler()
    let source = scheduler.hot([.next(500, 1), .completed(900)])
    #expect(
      scheduler.record { source.timeout(.never, scheduler: scheduler) } == [.next(500, 1), .completed(900)])
  }
}

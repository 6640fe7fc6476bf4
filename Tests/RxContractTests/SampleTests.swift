import Rx
import Testing

@Suite("sample")
struct SampleTests {
  @Test("each tick sends the latest element once; the end of the sampler is a tick too")
  func ticks() {
    let scheduler = TestScheduler()
    let source = scheduler.hot([
      .next(220, 1), .next(240, 2), .next(290, 3), .next(310, 4), .next(390, 5), .completed(400),
    ])
    let sampler = scheduler.hot([.next(210, "x"), .next(250, "x"), .next(260, "x"), .next(320, "x"), .completed(500)])
    #expect(
      scheduler.record { source.sample(sampler) } == [.next(250, 2), .next(320, 4), .next(500, 5), .completed(500)])
    #expect(source.subscriptions == [Span(200, 400)])
    #expect(sampler.subscriptions == [Span(200, 500)])
  }

  @Test("the end of the source is noticed at the next tick, which still sends what waits")
  func sourceEnds() {
    let scheduler = TestScheduler()
    let source = scheduler.hot([.next(220, 1), .completed(230)])
    let sampler = scheduler.hot([.next(240, "x"), .next(250, "x")])
    #expect(scheduler.record { source.sample(sampler) } == [.next(240, 1), .completed(240)])
    #expect(source.subscriptions == [Span(200, 230)])
    #expect(sampler.subscriptions == [Span(200, 240)])
  }

  @Test("if the sampler ends first it sends what waits; nothing follows, not even the end")
  func samplerEnds() {
    let scheduler = TestScheduler()
    let source = scheduler.hot([.next(220, 1), .next(300, 2), .completed(310)])
    let sampler = scheduler.hot([Recorded<String>.completed(230)])
    #expect(scheduler.record { source.sample(sampler) } == [.next(230, 1)])
    #expect(source.subscriptions == [Span(200, 310)])
    #expect(sampler.subscriptions == [Span(200, 230)])
  }

  @Test("sources and samplers that do nothing, end or fail at once")
  func extremes() {
    let sequences: [Observable<Int>] = [.never(), .empty(), .error(TestError.planned)]
    let got = sequences.map { source in
      sequences.map { sampler in
        let scheduler = TestScheduler()
        return Marbles.line(scheduler.record { source.sample(sampler).map { "\($0)" } }, from: 200)
      }
    }
    #expect(got == [["", "", "#"], ["", "|", "#"], ["#", "#", "#"]])
  }

  @Test("the source is subscribed first: what it sends at once is there for a tick that comes at once")
  func atOnce() {
    var got: [String] = []
    let subscription = BehaviorSubject(value: 1).sample(BehaviorSubject(value: "x")).subscribe { got.append("\($0)") }
    #expect(got == ["next(1)"])
    subscription.dispose()
    got = []
    _ = Observable.just(1).sample(Observable.just("x")).subscribe { got.append("\($0)") }
    #expect(got == ["next(1)", "completed"])
  }

  @Test("an element that is nil is an element")
  func optionals() {
    let source = PublishSubject<Int?>()
    let sampler = PublishSubject<Void>()
    var got: [Int?] = []
    let subscription = source.sample(sampler).subscribe(onNext: { got.append($0) })
    source.onNext(nil)
    sampler.onNext(())
    sampler.onNext(())
    #expect(got == [nil])
    subscription.dispose()
  }

  @Test("an observer may send an element and tick from inside an element")
  func inside() {
    let source = PublishSubject<Int>()
    let sampler = PublishSubject<Void>()
    var got: [Int] = []
    let subscription = source.sample(sampler).subscribe(onNext: {
      got.append($0)
      guard $0 < 3 else { return }
      source.onNext($0 + 1)
      sampler.onNext(())
    })
    source.onNext(1)
    sampler.onNext(())
    sampler.onNext(())
    #expect(got == [1, 2, 3])
    subscription.dispose()
  }
}

import Dispatch
import Foundation
import Rx
import Testing

@Suite("Time")
struct TimeTests {
  @Test("a timer with a period goes on")
  func timerPeriod() {
    let scheduler = TestScheduler()
    let events = scheduler.record(disposed: 250) {
      Observable<Int>.timer(.seconds(5), period: .seconds(20), scheduler: scheduler)
    }
    #expect(events == [.next(205, 0), .next(225, 1), .next(245, 2)])
  }

  @Test("subscribe(on:) schedules the subscription and the disposal")
  func subscribeOn() {
    let scheduler = TestScheduler()
    let source = scheduler.hot([.next(210, 1), .next(220, 2)])
    let events = scheduler.record(disposed: 215) { source.subscribe(on: scheduler) }
    #expect(events == [.next(210, 1)])
    #expect(source.subscriptions == [Span(201, 216)])
  }

  @Test("the current thread's scheduler runs nested work after the running one")
  func trampoline() {
    var got: [String] = []
    #expect(CurrentThreadScheduler.isScheduleRequired)
    _ = CurrentThreadScheduler.instance.schedule(()) { _ in
      #expect(!CurrentThreadScheduler.isScheduleRequired)
      let cancelled = CurrentThreadScheduler.instance.schedule(()) { _ in
        got.append("cancelled")
        return Disposables.create()
      }
      _ = CurrentThreadScheduler.instance.schedule(()) { _ in
        got.append("inner")
        return Disposables.create()
      }
      cancelled.dispose()
      got.append("outer")
      return Disposables.create()
    }
    #expect(got == ["outer", "inner"])
    #expect(CurrentThreadScheduler.isScheduleRequired)
  }

  @Test("scheduleRecursive repeats with new states until the action stops it, or it is disposed")
  func recursive() {
    let scheduler = TestScheduler()
    var got: [Int] = []
    _ = scheduler.scheduleRecursive(1) { state, recurse in
      got.append(state)
      if state < 3 { recurse(state + 1) }
    }
    scheduler.start()
    #expect(got == [1, 2, 3])
    got = []
    let endless = scheduler.scheduleRecursive(1) { state, recurse in
      got.append(state)
      recurse(state + 1)
    }
    scheduler.at(scheduler.clock + 4) { endless.dispose() }
    scheduler.start()
    #expect(got == [1, 2, 3])
  }

  @Test("spans of nothing and less are over one unit later")
  func noTime() {
    for span in [RxTimeInterval.seconds(0), .seconds(-5)] {
      let scheduler = TestScheduler()
      let ticks = scheduler.record(disposed: 204) { Observable<Int>.interval(span, scheduler: scheduler) }
      #expect(ticks == [.next(201, 0), .next(202, 1), .next(203, 2)])
      let second = TestScheduler()
      let timer = second.record { Observable<Int>.timer(span, scheduler: second) }
      #expect(timer == [.next(201, 0), .completed(201)])
      let third = TestScheduler()
      let source = third.hot([.next(210, 1), .next(220, 2), .completed(230)])
      let delayed = third.record { source.delay(span, scheduler: third) }
      #expect(delayed == [.next(211, 1), .next(221, 2), .completed(231)])
      let fourth = TestScheduler()
      let later = fourth.hot([.next(210, 1), .completed(220)])
      let events = fourth.record { later.delaySubscription(span, scheduler: fourth) }
      #expect(events == [.next(210, 1), .completed(220)])
      #expect(later.subscriptions == [Span(201, 220)])
      let fifth = TestScheduler()
      let bursts = fifth.hot([.next(210, 1), .next(210, 2), .next(212, 3), .completed(300)])
      let debounced = fifth.record { bursts.debounce(span, scheduler: fifth) }
      #expect(debounced == [.next(211, 2), .next(213, 3), .completed(300)])
    }
  }

  @Test("delay sends what came at one instant one after another, a unit apart")
  func delayTogether() {
    let scheduler = TestScheduler()
    let source = scheduler.hot([.next(210, 1), .next(210, 2), .next(211, 3), .completed(211)])
    let events = scheduler.record { source.delay(.seconds(10), scheduler: scheduler) }
    #expect(events == [.next(220, 1), .next(221, 2), .next(222, 3), .completed(223)])
    #expect(source.subscriptions == [Span(200, 211)])
  }

  @Test("an error overtakes what delay would send at that instant; dispose drops what waits")
  func delayDrops() {
    let scheduler = TestScheduler()
    let failing = scheduler.hot([.next(210, 1), .error(220)])
    #expect(scheduler.record { failing.delay(.seconds(10), scheduler: scheduler) } == [.error(220)])
    let second = TestScheduler()
    let source = second.hot([.next(210, 1), .next(215, 2), .completed(230)])
    let events = second.record(disposed: 221) { source.delay(.seconds(10), scheduler: second) }
    #expect(events == [.next(220, 1)])
    #expect(source.subscriptions == [Span(200, 221)])
  }

  @Test("at the end of a period throttle takes the element of that instant if it comes before the timer")
  func throttleBoundary() {
    let hot = TestScheduler()
    let early = hot.hot([.next(210, 1), .next(220, 2), .next(230, 3), .next(240, 4), .next(250, 5), .completed(260)])
    let kept = hot.record { early.throttle(.seconds(20), scheduler: hot) }
    #expect(kept == [.next(210, 1), .next(230, 3), .next(250, 5), .completed(260)])
    let second = TestScheduler()
    let ending = second.hot([.next(210, 1), .next(220, 2), .completed(230)])
    let ended = second.record { ending.throttle(.seconds(20), scheduler: second) }
    #expect(ended == [.next(210, 1), .next(230, 2), .completed(230)])
    let third = TestScheduler()
    let first = third.hot([.next(210, 1), .next(229, 2), .next(230, 3), .next(231, 4), .completed(235)])
    let dropped = third.record { first.throttle(.seconds(20), latest: false, scheduler: third) }
    #expect(dropped == [.next(210, 1), .next(230, 3), .completed(235)])
  }

  @Test("the period of throttle begins when the subscriber is done with its element")
  func throttleSlow() {
    let scheduler = TestScheduler()
    let source = scheduler.hot([.next(210, 1), .next(235, 2), .next(240, 3)])
    let events = scheduler.record {
      source.throttle(.seconds(20), latest: false, scheduler: scheduler)
        .do(onNext: { if $0 == 1 { scheduler.sleep(10) } })
    }
    #expect(events == [.next(220, 1), .next(240, 3)])
  }

  @Test("at the end of a pause debounce drops what waits if the next element comes before the timer")
  func debounceBoundary() {
    let hot = TestScheduler()
    let source = hot.hot([.next(210, 1), .next(220, 2), .next(230, 3), .next(245, 4), .completed(250)])
    let events = hot.record { source.debounce(.seconds(10), scheduler: hot) }
    #expect(events == [.next(240, 3), .next(250, 4), .completed(250)])
  }

  @Test(
    "observe(on:) sends what came at one instant a unit apart; an error waits for its turn, and dispose drops the rest")
  func observeOnBurst() {
    let burst: [Recorded<Int>] = [.next(210, 1), .next(210, 2), .next(210, 3), .error(210)]
    let scheduler = TestScheduler()
    let source = scheduler.hot(burst)
    let events = scheduler.record { source.observe(on: scheduler) }
    #expect(events == [.next(211, 1), .next(212, 2), .next(213, 3), .error(214)])
    let second = TestScheduler()
    let left = second.hot(burst)
    #expect(second.record(disposed: 212) { left.observe(on: second) } == [.next(211, 1)])
  }

  @Test("a source of one's own is left on the scheduler of subscribe(on:) at its end too")
  func subscribeOnEnds() {
    for end in [Recorded<Int>.completed(300), .error(300)] {
      let scheduler = TestScheduler()
      let source = scheduler.hot([.next(210, 1), end])
      #expect(scheduler.record { source.subscribe(on: scheduler) } == [.next(210, 1), end])
      #expect(source.subscriptions == [Span(201, 301)])
    }
    let second = TestScheduler()
    #expect(second.record { Observable.just(1).subscribe(on: second) } == [.next(201, 1), .completed(201)])
    let third = TestScheduler()
    let never = third.hot([Recorded<Int>]())
    #expect(third.record(disposed: 201) { never.subscribe(on: third) } == [])
    #expect(never.subscriptions == [])
  }

  @Test("the element that the end sends is not sent again by a pause that ends meanwhile")
  func debounceFlushed() {
    let scheduler = TestScheduler()
    let source = PublishSubject<Int>()
    var got: [Int] = []
    let subscription = source.debounce(.seconds(10), scheduler: scheduler).subscribe(onNext: {
      got.append($0)
      if got.count == 1 { scheduler.advanceTo(20) }
    })
    source.onNext(1)
    source.onCompleted()
    #expect(got == [1])
    subscription.dispose()
  }
}

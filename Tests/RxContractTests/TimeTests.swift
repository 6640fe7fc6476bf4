import Dispatch
import Foundation
import Rx
import RxMarbles
import Testing

@Suite("Time")
struct TimeTests {
  @Test func `the current thread's scheduler runs nested work after the running one`() {
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

  @Test func `scheduleRecursive repeats with new states until the action stops it, or it is disposed`() {
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

  @Test func `zero and negative spans take one unit of time`() {
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

  @Test func `the period of throttle begins when the subscriber has handled its element`() {
    let scheduler = TestScheduler()
    let source = scheduler.hot([.next(210, 1), .next(235, 2), .next(240, 3)])
    let events = scheduler.record {
      source.throttle(.seconds(20), latest: false, scheduler: scheduler)
        .do(onNext: { if $0 == 1 { scheduler.sleep(10) } })
    }
    #expect(events == [.next(220, 1), .next(240, 3)])
  }

  @Test func `subscribe(on:) disposes a custom source on its scheduler at its end, too`() {
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

  @Test func `the element that the end of debounce emits is not emitted again by its timer`() {
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

  @Test func `the other sequence replaces the source at the timeout, and may be slower`() {
    let scheduler = TestScheduler()
    let source = scheduler.hot([.next(210, "a"), .next(250, "b"), .error(260)])
    let other = scheduler.cold([.next(10, "x"), .next(100, "y"), .completed(110)])
    #expect(
      scheduler.record { source.timeout(.seconds(30), other: other, scheduler: scheduler) }
        == [.next(210, "a"), .next(250, "x"), .next(340, "y"), .completed(350)])
    #expect(source.subscriptions == [Span(200, 240)])
    #expect(other.subscriptions == [Span(240, 350)])
  }

  @Test func `a sequence shared by the source and the other sequence stays connected`() {
    let scheduler = TestScheduler()
    let source = scheduler.hot([.next(210, 1), .next(250, 2), .completed(260)])
    let shared = source.share()
    #expect(
      scheduler.record { shared.timeout(.seconds(30), other: shared, scheduler: scheduler) }
        == [.next(210, 1), .next(250, 2), .completed(260)])
    #expect(source.subscriptions == [Span(200, 260)])
  }

  @Test func `events of the source during the subscription of the other sequence are dropped`() {
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

  @Test func `an endless timeout never elapses`() {
    let scheduler = TestScheduler()
    let source = scheduler.hot([.next(500, 1), .completed(900)])
    #expect(
      scheduler.record { source.timeout(.never, scheduler: scheduler) } == [.next(500, 1), .completed(900)])
  }
}

import Dispatch
import Foundation
import Rx
import Testing

@Suite("Time")
struct TimeTests {
  @Test("interval ticks after each period until it is disposed")
  func interval() {
    let scheduler = TestScheduler()
    let events = scheduler.record(disposed: 260) { Observable<Int>.interval(.seconds(20), scheduler: scheduler) }
    #expect(events == [.next(220, 0), .next(240, 1)])
  }

  @Test("an interval of 0 ticks at each unit")
  func intervalNone() {
    let scheduler = TestScheduler()
    let events = scheduler.record(disposed: 204) { Observable<Int>.interval(.seconds(0), scheduler: scheduler) }
    #expect(events == [.next(201, 0), .next(202, 1), .next(203, 2)])
  }

  @Test("a timer without a period ends after one tick")
  func timer() {
    let scheduler = TestScheduler()
    let events = scheduler.record { Observable<Int>.timer(.seconds(30), scheduler: scheduler) }
    #expect(events == [.next(230, 0), .completed(230)])
  }

  @Test("a timer with a period goes on")
  func timerPeriod() {
    let scheduler = TestScheduler()
    let events = scheduler.record(disposed: 250) {
      Observable<Int>.timer(.seconds(5), period: .seconds(20), scheduler: scheduler)
    }
    #expect(events == [.next(205, 0), .next(225, 1), .next(245, 2)])
  }

  @Test("debounce sends the last element before each pause; the end sends what waits")
  func debounce() {
    let line = play("a b - - - c |") { scheduler, sources in
      sources[0].debounce(.seconds(20), scheduler: scheduler)
    }
    #expect(line == "- - - b - - (c,|)")
  }

  @Test("an error drops what debounce holds")
  func debounceError() {
    let line = play("a #") { scheduler, sources in sources[0].debounce(.seconds(20), scheduler: scheduler) }
    #expect(line == "- #")
  }

  @Test("throttle sends the first at once and the newest at the end of the period")
  func throttle() {
    let scheduler = TestScheduler()
    let source = scheduler.hot([
      .next(210, 1), .next(220, 2), .next(230, 3), .next(270, 4), .next(280, 5), .completed(285),
    ])
    let events = scheduler.record { source.throttle(.seconds(30), scheduler: scheduler) }
    #expect(
      events == [.next(210, 1), .next(240, 3), .next(270, 4), .next(300, 5), .completed(300)])
    #expect(source.subscriptions == [Span(200, 285)])
  }

  @Test("throttle(latest: false) drops what comes in a period, and ends at once")
  func throttleFirst() {
    let scheduler = TestScheduler()
    let source = scheduler.hot([.next(210, 1), .next(220, 2), .next(240, 3), .next(250, 4), .completed(255)])
    let events = scheduler.record { source.throttle(.seconds(30), latest: false, scheduler: scheduler) }
    #expect(events == [.next(210, 1), .next(240, 3), .completed(255)])
  }

  @Test("an error is sent at once and drops what throttle holds")
  func throttleError() {
    let scheduler = TestScheduler()
    let source = scheduler.hot([.next(210, 1), .next(220, 2), .error(225)])
    #expect(
      scheduler.record { source.throttle(.seconds(30), scheduler: scheduler) } == [.next(210, 1), .error(225)])
  }

  @Test("delay shifts elements and the end")
  func delay() {
    let scheduler = TestScheduler()
    let source = scheduler.hot([.next(210, 1), .next(220, 2), .completed(250)])
    let events = scheduler.record { source.delay(.seconds(30), scheduler: scheduler) }
    #expect(events == [.next(240, 1), .next(250, 2), .completed(280)])
  }

  @Test("a delayed `just` has its element and its end one unit apart")
  func delayJust() {
    let scheduler = TestScheduler()
    let events = scheduler.record { Observable.just(1).delay(.seconds(2), scheduler: scheduler) }
    #expect(events == [.next(202, 1), .completed(203)])
  }

  @Test("delay forwards an error at once and drops what waits")
  func delayError() {
    let scheduler = TestScheduler()
    let source = scheduler.hot([.next(210, 1), .next(220, 2), .error(245)])
    let events = scheduler.record { source.delay(.seconds(30), scheduler: scheduler) }
    #expect(events == [.next(240, 1), .error(245)])
  }

  @Test("delaySubscription subscribes later")
  func delaySubscription() {
    let scheduler = TestScheduler()
    let source = scheduler.hot([.next(210, 1), .next(240, 2), .completed(250)])
    let events = scheduler.record { source.delaySubscription(.seconds(30), scheduler: scheduler) }
    #expect(events == [.next(240, 2), .completed(250)])
    #expect(source.subscriptions == [Span(230, 250)])
  }

  @Test("observe(on:) sends each event as an action of its own")
  func observeOn() {
    let scheduler = TestScheduler()
    let source = scheduler.hot([.next(210, 1), .next(220, 2), .completed(230)])
    let events = scheduler.record { source.observe(on: scheduler) }
    #expect(events == [.next(211, 1), .next(221, 2), .completed(231)])
  }

  @Test("subscribe(on:) schedules the subscription and the disposal")
  func subscribeOn() {
    let scheduler = TestScheduler()
    let source = scheduler.hot([.next(210, 1), .next(220, 2)])
    let events = scheduler.record(disposed: 215) { source.subscribe(on: scheduler) }
    #expect(events == [.next(210, 1)])
    #expect(source.subscriptions == [Span(201, 216)])
  }

  @Test("virtual time runs what is due at one instant in the order in which it was scheduled")
  func order() {
    let scheduler = HistoricalScheduler()
    var got: [Int] = []
    for (number, seconds) in [(1, 2), (2, 1), (3, 2), (4, 1)] {
      _ = scheduler.scheduleRelative(number, dueTime: .seconds(seconds)) {
        got.append($0)
        return Disposables.create()
      }
    }
    scheduler.start()
    #expect(got == [2, 4, 1, 3])
    #expect(scheduler.clock.timeIntervalSince1970 == 2)
  }

  @Test("advanceTo runs what is due up to that instant and no more")
  func advance() {
    let scheduler = TestScheduler()
    var got: [Int] = []
    for time in [10, 20, 30] { scheduler.at(time) { got.append(time) } }
    scheduler.advanceTo(20)
    #expect(got == [10, 20])
    #expect(scheduler.clock == 20)
    scheduler.sleep(5)
    #expect(scheduler.clock == 25)
    scheduler.at(40) { scheduler.stop() }
    scheduler.at(50) { got.append(50) }
    scheduler.start()
    #expect(got == [10, 20, 30])
  }

  @Test("cancelled work does not run")
  func cancelled() {
    let scheduler = TestScheduler()
    var ran = false
    scheduler.scheduleRelative((), dueTime: .seconds(10)) { _ in
      ran = true
      return Disposables.create()
    }.dispose()
    scheduler.start()
    #expect(!ran)
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

  @Test("scheduleRecursive repeats with new states until it is told no more, or disposed")
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
}

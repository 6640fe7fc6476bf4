import Dispatch
import Rx
import Testing

@Suite("window")
struct WindowTests {
  /// The windows of at most two elements and 50 units, each with its number.
  private func windows(_ source: Observable<Int>, _ scheduler: TestScheduler) -> Observable<(Int, Observable<Int>)> {
    source.window(timeSpan: .seconds(50), count: 2, scheduler: scheduler).scan((-1, .never())) { ($0.0 + 1, $1) }
  }

  /// The number of each window and its events.
  private func record(_ events: [Recorded<Int>], disposed: Int = 1000) -> [Recorded<String>] {
    let scheduler = TestScheduler()
    let source = scheduler.hot(events).asObservable()
    return scheduler.record(disposed: disposed) {
      windows(source, scheduler).flatMap { number, window in window.materialize().map { "\(number) \($0)" } }
    }
  }

  @Test("a window is full, or its time is over, and then the next one begins")
  func countAndTime() {
    #expect(
      record([.next(210, 1), .next(220, 2), .next(230, 3), .next(350, 4), .completed(380)]) == [
        .next(210, "0 next(1)"), .next(220, "0 next(2)"), .next(220, "0 completed"),
        .next(230, "1 next(3)"), .next(270, "1 completed"),
        .next(320, "2 completed"),
        .next(350, "3 next(4)"), .next(370, "3 completed"),
        .next(380, "4 completed"), .completed(380),
      ])
  }

  @Test("at the instant at which time is over the one that was put there first comes first")
  func sameInstant() {
    #expect(
      record([.next(250, 1), .completed(260)])
        == [.next(250, "0 next(1)"), .next(250, "0 completed"), .next(260, "1 completed"), .completed(260)])
    let scheduler = TestScheduler()
    let source = scheduler.cold([.next(50, 1), .completed(60)]).asObservable()
    #expect(
      scheduler.record { windows(source, scheduler).flatMap { number, window in window.map { [number, $0] } } }
        == [.next(250, [1, 1]), .completed(260)])
  }

  @Test("with an endless time only the count matters, with a count of 0 only the time")
  func oneLimit() {
    func count(_ timeSpan: RxTimeInterval, _ count: Int) -> [Recorded<Int>] {
      let scheduler = TestScheduler()
      let source = scheduler.hot([.next(210, 1), .next(220, 2), .next(230, 3), .completed(320)])
      return scheduler.record {
        source.window(timeSpan: timeSpan, count: count, scheduler: scheduler).scan(0) { number, _ in number + 1 }
      }
    }
    #expect(count(.never, 2) == [.next(200, 1), .next(220, 2), .completed(320)])
    #expect(count(.seconds(50), 0) == [.next(200, 1), .next(250, 2), .next(300, 3), .completed(320)])
  }

  @Test("a window keeps no elements: a late subscriber gets the rest, or only the end")
  func late() {
    let scheduler = TestScheduler()
    let source = scheduler.hot([.next(210, 1), .next(230, 2), .next(240, 3), .error(260)])
    var all: [Observable<Int>] = []
    _ = source.window(timeSpan: .seconds(500), count: 2, scheduler: scheduler)
      .subscribe(onNext: { all.append($0) }, onError: { _ in })
    let recorders = (0..<3).map { _ in Recorder<Int>(scheduler) }
    scheduler.at(220) { _ = all[0].subscribe(recorders[0]) }
    scheduler.at(250) { _ = all[0].subscribe(recorders[1]) }
    scheduler.at(270) { _ = all[1].subscribe(recorders[2]) }
    scheduler.start()
    #expect(recorders[0].events == [.next(230, 2), .completed(230)])
    #expect(recorders[1].events == [.completed(250)])
    #expect(recorders[2].events == [.error(270)])
  }

  @Test("a window in use keeps the source after dispose, until it ends or its subscriber goes")
  func disposeInUse() {
    for (leaves, events, end) in [
      (900, [.next(210, 1), .completed(250)], 250), (230, [.next(210, 1)], 230),
    ] as [(Int, [Recorded<Int>], Int)] {
      let scheduler = TestScheduler()
      let source = scheduler.hot([.next(210, 1), .next(260, 2)])
      let recorder = Recorder<Int>(scheduler)
      var subscription: (any Disposable)?
      var windows = 0
      scheduler.at(leaves) { subscription?.dispose() }
      _ = scheduler.record(disposed: 205) {
        source.window(timeSpan: .seconds(50), count: 2, scheduler: scheduler).do(onNext: {
          windows += 1
          subscription = $0.subscribe(recorder)
        })
      }
      #expect(recorder.events == events)
      #expect(source.subscriptions == [Span(200, end)])
      #expect(windows == 1)
    }
  }

  @Test("take(1) of windows keeps the source as long as the first window is open")
  func takeOne() {
    let scheduler = TestScheduler()
    let source = scheduler.hot([.next(210, 1), .next(220, 2), .next(230, 3)])
    #expect(
      scheduler.record {
        source.window(timeSpan: .seconds(50), count: 2, scheduler: scheduler).take(1).flatMap { $0 }
      } == [.next(210, 1), .next(220, 2), .completed(220)])
    #expect(source.subscriptions == [Span(200, 220)])
  }

  @Test("an observer may fill the next window from inside an element")
  func inside() {
    let scheduler = TestScheduler()
    let subject = PublishSubject<Int>()
    scheduler.at(210) { subject.onNext(1) }
    let events = scheduler.record(disposed: 250) {
      subject.window(timeSpan: .seconds(500), count: 1, scheduler: scheduler).flatMap { $0 }
        .do(onNext: { if $0 < 3 { subject.onNext($0 + 1) } })
    }
    #expect(events == [.next(210, 3), .next(210, 2), .next(210, 1)])
  }
}

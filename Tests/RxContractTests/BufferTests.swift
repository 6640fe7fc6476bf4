import Dispatch
import Rx
import Testing

@Suite("buffer")
struct BufferTests {
  /// Records a source in buffers of at most two elements and 50 units.
  private func record(_ events: [Recorded<Int>], disposed: Int = 1000) -> [Recorded<[Int]>] {
    let scheduler = TestScheduler()
    let source = scheduler.hot(events)
    return scheduler.record(disposed: disposed) {
      source.buffer(timeSpan: .seconds(50), count: 2, scheduler: scheduler)
    }
  }

  @Test("a buffer is full, or its time is over, and then the next one's time begins")
  func countAndTime() {
    #expect(
      record([
        .next(210, 1), .next(220, 2), .next(230, 3), .next(350, 4), .next(360, 5), .next(370, 6), .completed(380),
      ])
        == [
          .next(220, [1, 2]), .next(270, [3]), .next(320, []), .next(360, [4, 5]), .next(380, [6]), .completed(380),
        ])
  }

  @Test("the end sends what is left, even if that is nothing")
  func end() {
    #expect(record([.completed(220)]) == [.next(220, []), .completed(220)])
    #expect(
      record([.next(210, 1), .next(220, 2), .completed(230)])
        == [.next(220, [1, 2]), .next(230, []), .completed(230)])
  }

  @Test("at the instant at which time is over the one that was put there first comes first")
  func sameInstant() {
    #expect(
      record([.next(250, 1), .next(260, 2), .completed(270)]) == [.next(250, [1]), .next(270, [2]), .completed(270)])
    let scheduler = TestScheduler()
    let source = scheduler.cold([.next(50, 1), .completed(60)])
    #expect(
      scheduler.record { source.buffer(timeSpan: .seconds(50), count: 2, scheduler: scheduler) }
        == [.next(250, []), .next(260, [1]), .completed(260)])
  }

  @Test("a buffer that is full at the instant at which its time is over is sent once")
  func fullAtLastInstant() {
    #expect(
      record([.next(210, 1), .next(250, 2), .completed(310)])
        == [.next(250, [1, 2]), .next(300, []), .next(310, []), .completed(310)])
  }

  @Test("with an endless time only the count matters, with a count of 0 only the time")
  func oneLimit() {
    let count = TestScheduler()
    let counted = count.hot([.next(210, 1), .next(800, 2), .next(810, 3), .completed(820)])
    #expect(
      count.record { counted.buffer(timeSpan: .never, count: 2, scheduler: count) }
        == [.next(800, [1, 2]), .next(820, [3]), .completed(820)])
    let time = TestScheduler()
    let timed = time.hot([.next(210, 1), .next(220, 2), .next(260, 3), .completed(270)])
    #expect(
      time.record { timed.buffer(timeSpan: .seconds(50), count: 0, scheduler: time) }
        == [.next(250, [1, 2]), .next(270, [3]), .completed(270)])
  }

  @Test("an observer may fill the next buffer from inside one; only the newest has its time")
  func inside() {
    let scheduler = TestScheduler()
    let subject = PublishSubject<Int>()
    scheduler.at(210) { subject.onNext(1) }
    let events = scheduler.record(disposed: 320) {
      subject.buffer(timeSpan: .seconds(50), count: 1, scheduler: scheduler)
        .do(afterNext: { if let number = $0.first, number < 3 { subject.onNext(number + 1) } })
    }
    #expect(events == [.next(210, [1]), .next(210, [2]), .next(210, [3]), .next(260, []), .next(310, [])])
  }

  @Test("an observer that takes its buffer and goes leaves no time running")
  func goesInside() {
    let scheduler = TestScheduler()
    let subject = PublishSubject<Int>()
    var got: [String] = []
    _ = subject.buffer(timeSpan: .seconds(50), count: 2, scheduler: scheduler).take(1).subscribe { got.append("\($0)") }
    subject.onNext(1)
    subject.onNext(2)
    scheduler.start()
    #expect(got == ["next([1, 2])", "completed"])
    #expect(!subject.hasObservers)
    #expect(scheduler.clock == 0)
  }
}

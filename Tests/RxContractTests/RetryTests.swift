import Rx
import Testing

@Suite("Retrying")
struct RetryTests {
  @Test("retry subscribes again at the instant of each error")
  func retry() {
    let scheduler = TestScheduler()
    let source = scheduler.cold([.next(10, 1), .next(20, 2), .error(30)])
    let events = scheduler.record(disposed: 275) { source.retry() }
    #expect(events == [.next(210, 1), .next(220, 2), .next(240, 1), .next(250, 2), .next(270, 1)])
    #expect(source.subscriptions == [Span(200, 230), Span(230, 260), Span(260, 275)])
  }

  @Test("retry(3) makes three attempts in all, then fails")
  func retryCount() {
    let scheduler = TestScheduler()
    let source = scheduler.cold([.next(5, 1), .error(10)])
    #expect(scheduler.record { source.retry(3) } == [.next(205, 1), .next(215, 1), .next(225, 1), .error(230)])
    #expect(source.subscriptions == [Span(200, 210), Span(210, 220), Span(220, 230)])
  }

  @Test("retry(1) does not repeat, retry(0) does not even begin")
  func retryFew() {
    #expect(play("a #") { $0.retry(1) } == "a #")
    let scheduler = TestScheduler()
    let source = scheduler.cold([.next(10, 1)])
    #expect(scheduler.record { source.retry(0) } == [.completed(200)])
    #expect(source.subscriptions == [])
  }

  @Test("a source that fails while it is being subscribed is disposed before the next attempt begins")
  func retryOrder() {
    var got: [String] = []
    let source = Observable<Int>.create { observer in
      got.append("subscribe")
      observer.onError(TestError.planned)
      got.append("subscribed")
      return Disposables.create { got.append("dispose") }
    }
    _ = source.retry(2).subscribe(onError: { got.append("\($0)") })
    #expect(got == ["subscribe", "subscribed", "dispose", "subscribe", "subscribed", "dispose", "planned"])
  }

  @Test("catch(sequence:) goes on with the next sequence after each error")
  func catchSequence() {
    let scheduler = TestScheduler()
    let first = scheduler.cold([.next(10, 1), .error(20)])
    let second = scheduler.cold([.next(10, 2), .error(20, TestError.other)])
    let third = scheduler.cold([.next(10, 3), .completed(20)])
    let fourth = scheduler.cold([.next(10, 4)])
    let events = scheduler.record {
      Observable.catch(sequence: [first, second, third, fourth].map { $0.asObservable() })
    }
    #expect(events == [.next(210, 1), .next(230, 2), .next(250, 3), .completed(260)])
    #expect(first.subscriptions == [Span(200, 220)])
    #expect(second.subscriptions == [Span(220, 240)])
    #expect(third.subscriptions == [Span(240, 260)])
    #expect(fourth.subscriptions == [])
  }

  @Test("catch(sequence:) fails with the last error; of nothing it completes")
  func catchSequenceFails() {
    let scheduler = TestScheduler()
    let first = scheduler.cold([Recorded<Int>.error(10)])
    let second = scheduler.cold([.next(5, 2), .error(10, TestError.other)])
    let events = scheduler.record { Observable.catch(sequence: [first.asObservable(), second.asObservable()]) }
    #expect(events == [.next(215, 2), .error(220, TestError.other)])
    let again = TestScheduler()
    #expect(again.record { Observable<Int>.catch(sequence: []) } == [.completed(200)])
  }

  @Test("catch(sequence:) asks a lazy sequence for the next only after an error")
  func catchSequenceLazy() {
    var asked = 0
    let sources = sequence(first: 1) { $0 + 1 }.lazy.map { number -> Observable<Int> in
      asked += 1
      return number < 3 ? .error(TestError.planned) : .just(number)
    }
    var got: [String] = []
    _ = Observable.catch(sequence: sources).subscribe { got.append("\($0)") }
    #expect(got == ["next(3)", "completed"])
    #expect(asked == 3)
  }
}

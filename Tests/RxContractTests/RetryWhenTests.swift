import Dispatch
import Rx
import Testing

@Suite("Retrying when a notifier says so")
struct RetryWhenTests {
  /// Plays a cold source of 1, 2 and an error with `notifier`, which receives the errors.
  private func record(
    disposed: Int = 1000, _ events: [Recorded<Int>] = [.next(10, 1), .next(20, 2), .error(30)],
    notifier: @escaping (TestScheduler, Observable<any Error>) -> Observable<Int>
  ) -> (events: [Recorded<Int>], subscriptions: [Span]) {
    let scheduler = TestScheduler()
    let source = scheduler.cold(events)
    let events = scheduler.record(disposed: disposed) {
      source.retry(when: { (errors: Observable<any Error>) in notifier(scheduler, errors) })
    }
    return (events, source.subscriptions)
  }

  @Test("each element of the notifier after an error begins an attempt at its instant")
  func elements() {
    let (events, subscriptions) = record(disposed: 305) { scheduler, errors in
      errors.enumerated().flatMap { index, _ in
        Observable<Int>.timer(.seconds(10 * (index + 1)), scheduler: scheduler)
      }
    }
    #expect(events == [.next(210, 1), .next(220, 2), .next(250, 1), .next(260, 2), .next(300, 1)])
    #expect(subscriptions == [Span(200, 230), Span(240, 270), Span(290, 305)])
  }

  @Test("two elements of the notifier at once begin one attempt")
  func twice() {
    let (_, subscriptions) = record(disposed: 250) { _, errors in errors.flatMap { _ in Observable.of(1, 2) } }
    #expect(subscriptions == [Span(200, 230), Span(230, 250)])
  }

  @Test("an element of the notifier while the source is healthy has no effect")
  func tooEarly() {
    let (events, subscriptions) = record(disposed: 250) { scheduler, _ in
      scheduler.hot([.next(215, 0), .next(245, 0)]).asObservable()
    }
    #expect(events == [.next(210, 1), .next(220, 2)])
    #expect(subscriptions == [Span(200, 230), Span(245, 250)])
  }

  @Test("the end of the notifier after an error completes the result")
  func completes() {
    let (events, subscriptions) = record { scheduler, _ in scheduler.hot([.completed(250)]).asObservable() }
    #expect(events == [.next(210, 1), .next(220, 2), .completed(250)])
    #expect(subscriptions == [Span(200, 230)])
  }

  @Test("an end of the notifier does nothing to a healthy source", arguments: [true, false])
  func healthy(_ fails: Bool) {
    let (events, subscriptions) = record([.next(10, 1), .completed(30)]) { _, _ in
      fails ? .error(TestError.other) : .empty()
    }
    #expect(events == [.next(210, 1), .completed(230)])
    #expect(subscriptions == [Span(200, 230)])
  }

  @Test("an early end of the notifier is remembered until the source fails")
  func remembered() {
    let (completed, _) = record { _, _ in .empty() }
    #expect(completed == [.next(210, 1), .next(220, 2), .completed(230)])
    let (failed, _) = record { scheduler, _ in scheduler.hot([.error(205, TestError.other)]).asObservable() }
    #expect(failed == [.next(210, 1), .next(220, 2), .error(230, TestError.other)])
  }

  @Test("a notifier that ends right behind its element completes the result at the next error")
  func takeOne() {
    let (events, subscriptions) = record { _, errors in errors.take(1).map { _ in 0 } }
    #expect(events == [.next(210, 1), .next(220, 2), .next(240, 1), .next(250, 2), .completed(260)])
    #expect(subscriptions == [Span(200, 230), Span(230, 260)])
  }

  @Test("a source that fails while it is being subscribed gets no other attempt from take(1)")
  func takeOneAtOnce() {
    var attempts = 0
    let source = Observable<Int>.deferred {
      attempts += 1
      return .error(TestError.planned)
    }
    var got: [String] = []
    _ = source.retry(when: { (errors: Observable<any Error>) in errors.take(1) }).subscribe { got.append("\($0)") }
    #expect(got == ["completed"])
    #expect(attempts == 1)
  }

  @Test("with a type of error, one of another type goes past the handler and fails the result")
  func typed() {
    struct Other: Error {}
    let scheduler = TestScheduler()
    var attempts = 0
    let source = Observable<Int>.deferred {
      attempts += 1
      return .error(attempts < 3 ? TestError.planned : Other())
    }
    var heard: [TestError] = []
    let events = scheduler.record {
      source.retry(when: { (errors: Observable<TestError>) in errors.do(onNext: { heard.append($0) }) })
    }
    #expect(events == [.error(200, Other())])
    #expect(heard == [.planned, .planned])
  }

  @Test("the notifier is made for each subscriber, and subscribed before the source")
  func order() {
    var got: [String] = []
    let source = Observable<Int>.deferred {
      got.append("source")
      return .empty()
    }
    let result = source.retry(when: { (errors: Observable<any Error>) in
      got.append("handler")
      return errors.do(onSubscribe: { got.append("notifier") })
    })
    for _ in 1...2 { _ = result.subscribe() }
    #expect(got == ["handler", "notifier", "source", "handler", "notifier", "source"])
  }
}

import Rx
import RxMarbles
import Testing

@Suite("Sharing")
struct SharingTests {
  @Test func `share(replay: 1) replays the latest element to late subscribers, until the last one has left`() {
    let subject = PublishSubject<Int>()
    let shared = subject.share(replay: 1)
    var got: [String] = []
    let a = shared.subscribe(onNext: { got.append("a\($0)") })
    subject.onNext(1)
    let b = shared.subscribe(onNext: { got.append("b\($0)") })
    #expect(got == ["a1", "b1"])
    a.dispose()
    b.dispose()
    #expect(!subject.hasObservers)
    let c = shared.subscribe(onNext: { got.append("c\($0)") })
    #expect(got == ["a1", "b1"])
    c.dispose()
  }

  @Test func `after the end, .forever replays the kept elements and the end, without a new subscription`() {
    var subscriptions = 0
    let source = Observable<Int>.create { observer in
      subscriptions += 1
      observer.onNext(1)
      observer.onCompleted()
      return Disposables.create()
    }
    for (replay, expected) in [(0, ["completed"]), (1, ["next(1)", "completed"])] {
      subscriptions = 0
      let shared = source.share(replay: replay, scope: .forever)
      _ = shared.subscribe { _ in }
      var got: [String] = []
      _ = shared.subscribe { got.append("\($0)") }
      #expect(got == expected)
      #expect(subscriptions == 1)
    }
  }

  @Test func `share(replay: 1) of a source that ends at once subscribes for each subscriber`() {
    var subscriptions = 0
    let shared = Observable<Int>.deferred {
      subscriptions += 1
      return .just(subscriptions)
    }.share(replay: 1)
    var got: [String] = []
    _ = shared.subscribe { got.append("\($0)") }
    _ = shared.subscribe { got.append("\($0)") }
    #expect(got == ["next(1)", "completed", "next(2)", "completed"])
  }

  @Test func `a connectable observable emits from connect until the connection is disposed`() {
    let scheduler = TestScheduler()
    let source = scheduler.hot([.next(210, 1), .next(220, 2), .next(230, 3)])
    let connectable = source.publish()
    let recorder = Recorder<Int>(scheduler)
    var connection: (any Disposable)?
    _ = connectable.subscribe(recorder)
    scheduler.at(215) { connection = connectable.connect() }
    scheduler.at(225) { connection?.dispose() }
    scheduler.start()
    #expect(recorder.events == [.next(220, 2)])
    #expect(source.subscriptions == [Span(215, 225)])
  }

  @Test func `the disposal of an old connection does not end a newer one`() {
    let subject = PublishSubject<Int>()
    let connectable = subject.publish()
    let old = connectable.connect()
    old.dispose()
    let new = connectable.connect()
    old.dispose()
    #expect(subject.hasObservers)
    new.dispose()
    #expect(!subject.hasObservers)
  }

  @Test func `multicast with a selector subscribes once for all that the selector makes`() {
    let scheduler = TestScheduler()
    let source = scheduler.hot([.next(210, 1), .next(220, 2), .completed(230)])
    let events = scheduler.record {
      source.multicast({ PublishSubject<Int>() }) { shared in Observable.zip(shared, shared) { $0 * 10 + $1 } }
    }
    #expect(events == [.next(210, 11), .next(220, 22), .completed(230)])
    #expect(source.subscriptions == [Span(200, 230)])
  }

  @Test(arguments: [0, 1, 2, 3])
  func `a connectable observable replays the elements of its current connection only`(_ count: Int) {
    let scheduler = TestScheduler()
    let source = scheduler.hot([
      .next(210, 1), .next(220, 2), .next(230, 3), .next(240, 4), .next(270, 5), .completed(300),
    ])
    let connectable = count == 0 ? source.replayAll() : source.replay(count)
    let during = Recorder<Int>(scheduler)
    let between = Recorder<Int>(scheduler)
    var connections: [any Disposable] = []
    scheduler.at(205) { connections.append(connectable.connect()) }
    scheduler.at(235) { _ = connectable.subscribe(during) }
    scheduler.at(250) { connections[0].dispose() }
    scheduler.at(255) { _ = connectable.subscribe(between) }
    scheduler.at(260) { connections.append(connectable.connect()) }
    scheduler.start()
    let kept = [1, 2, 3].suffix(count == 0 ? 3 : count)
    #expect(during.events == kept.map { .next(235, $0) } + [.next(240, 4)])
    #expect(between.events == [.next(270, 5), .completed(300)])
    #expect(source.subscriptions == [Span(205, 250), Span(260, 300)])
  }

  @Test func `after an error a connectable observable may be connected anew`() {
    let scheduler = TestScheduler()
    let source = scheduler.cold([.next(10, 1), .error(20)])
    let connectable = source.publish()
    let first = Recorder<Int>(scheduler)
    let second = Recorder<Int>(scheduler)
    for (time, recorder) in [(200, first), (300, second)] {
      scheduler.at(time) {
        _ = connectable.subscribe(recorder)
        _ = connectable.connect()
      }
    }
    scheduler.start()
    #expect(first.events == [.next(210, 1), .error(220)])
    #expect(second.events == [.next(310, 1), .error(320)])
    #expect(source.subscriptions == [Span(200, 220), Span(300, 320)])
  }

  @Test func `a connection disposes its source before it forwards the end`() {
    var got: [String] = []
    let subject = PublishSubject<Int>()
    let source = Observable<Int>.create { observer in
      Disposables.create(subject.subscribe(observer), Disposables.create { got.append("source") })
    }
    let connectable = source.publish()
    _ = connectable.subscribe(onCompleted: { got.append("|") })
    _ = connectable.connect()
    subject.onCompleted()
    #expect(got == ["source", "|"])
  }

  @Test func `an error that a selector of multicast throws is the result; the source is not subscribed`() {
    let scheduler = TestScheduler()
    let source = scheduler.hot([.next(210, 1)])
    let noSubject = scheduler.record {
      source.multicast({ () throws -> PublishSubject<Int> in throw TestError.planned }) { $0 }
    }
    #expect(noSubject == [.error(200)])
    #expect(source.subscriptions == [])
    let second = TestScheduler()
    let other = second.hot([.next(210, 1)])
    let noResult = second.record {
      other.multicast({ PublishSubject<Int>() }) { _ -> Observable<Int> in throw TestError.planned }
    }
    #expect(noResult == [.error(200)])
    #expect(other.subscriptions == [])
  }

  @Test func `connecting twice makes one connection`() {
    let scheduler = TestScheduler()
    let source = scheduler.hot([.next(210, 1)])
    let connectable = source.publish()
    let connections = [connectable.connect(), connectable.connect()]
    #expect(source.subscriptions == [Span(0)])
    for connection in connections { connection.dispose() }
    #expect(source.subscriptions == [Span(0, 0)])
  }
}

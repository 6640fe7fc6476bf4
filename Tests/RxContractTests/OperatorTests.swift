import Dispatch
import Foundation
import Rx
import RxMarbles
import Testing

/// Promises about single operators that neither a diagram, the battery nor a random pipeline covers.
@Suite("Operators")
struct OperatorTests {
  @Test func `distinctUntilChanged with a comparer compares with the last emitted element`() {
    let line = play("1 2 3 4 |") { $0.distinctUntilChanged { Int($1)! - Int($0)! < 2 } }
    #expect(line == "1 - 3 - |")
  }

  @Test func `reduce can transform its result`() {
    let line = play("a b |") { $0.reduce(0, accumulator: { sum, _ in sum + 1 }, mapResult: { "\($0)" }) }
    #expect(line == "- - (2,|)")
  }

  @Test func `a range reaches the greatest number of its type`() {
    var got: [Int8] = []
    _ = Observable<Int8>.range(start: 126, count: 2).subscribe(onNext: { got.append($0) })
    #expect(got == [126, 127])
    var last: Int?
    _ = Observable<Int>.range(start: .max, count: 1).subscribe(onNext: { last = $0 })
    #expect(last == .max)
  }

  @Test func `an error that the condition or the iteration of generate throws ends it`() {
    let first = TestScheduler()
    let events = first.record {
      Observable.generate(initialState: 1, condition: { _ in throw TestError.planned }, scheduler: first) { $0 + 1 }
    }
    #expect(events == [.error(201)])
    let second = TestScheduler()
    let others = second.record {
      Observable.generate(initialState: 1, condition: { _ in true }, scheduler: second) { _ in throw TestError.planned }
    }
    #expect(others == [.next(201, 1), .error(202)])
  }

  @Test func `generate iterates only for elements that it emits`() {
    var iterations = 0
    var got: [Int] = []
    let numbers = Observable.generate(initialState: 0, condition: { _ in true }) { number in
      iterations += 1
      return number + 1
    }
    for _ in 1...2 { _ = numbers.take(3).subscribe(onNext: { got.append($0) }) }
    #expect(got == [0, 1, 2, 0, 1, 2])
    #expect(iterations == 4)
  }

  @Test("amb chooses the first sequence if both emit at once, never ends without sequences, and is a single one itself")
  func amb() {
    #expect(play("a |", "b |") { _, sources in sources[0].amb(sources[1]) } == "a |")
    #expect(TestScheduler().record { Observable<Int>.amb([]) } == [])
    #expect(play("a b |") { .amb([$0]) } == "a b |")
    #expect(play("#") { .amb([$0]) } == "#")
  }

  @Test func `catch(sequence:) requests the next sequence only after an error`() {
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

  @Test func `retry(when:) for one type of error fails with an error of another type`() {
    struct Other: Error {}
    var attempts = 0
    let source = Observable<Int>.deferred {
      attempts += 1
      return .error(attempts < 3 ? TestError.planned : Other())
    }
    var received: [TestError] = []
    let events = TestScheduler().record {
      source.retry(when: { (errors: Observable<TestError>) in errors.do(onNext: { received.append($0) }) })
    }
    #expect(events == [.error(200, Other())])
    #expect(received == [.planned, .planned])
  }

  @Test func `retry(when:) makes a notifier for each subscriber, and subscribes to it before the source`() {
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

  @Test func `with an endless time, buffer and window are limited by the count, with a count of 0 by the time`() {
    func record(_ timeSpan: RxTimeInterval, _ count: Int) -> (buffers: [Recorded<[Int]>], windows: [Int]) {
      let scheduler = TestScheduler()
      let source = scheduler.hot([.next(210, 1), .next(220, 2), .next(260, 3), .completed(270)])
      var windows: [Int] = []
      _ = source.window(timeSpan: timeSpan, count: count, scheduler: scheduler)
        .subscribe(onNext: { _ in windows.append(scheduler.clock) })
      let buffers = scheduler.record { source.buffer(timeSpan: timeSpan, count: count, scheduler: scheduler) }
      return (buffers, windows)
    }
    let counted = record(.never, 2)
    #expect(counted.buffers == [.next(220, [1, 2]), .next(270, [3]), .completed(270)])
    #expect(counted.windows == [0, 220])
    let timed = record(.seconds(50), 0)
    #expect(timed.buffers == [.next(250, [1, 2]), .next(270, [3]), .completed(270)])
    #expect(timed.windows == [0, 50, 100, 150, 200, 250])
  }

  @Test func `buffer and timeout leave no timer running for a subscriber that disposes inside an element`() {
    let scheduler = TestScheduler()
    let subject = PublishSubject<Int>()
    var got: [String] = []
    _ = subject.buffer(timeSpan: .seconds(50), count: 2, scheduler: scheduler).take(1).subscribe { got.append("\($0)") }
    _ = subject.timeout(.seconds(30), scheduler: scheduler).take(1).subscribe { got.append("\($0)") }
    subject.onNext(1)
    subject.onNext(2)
    scheduler.start()
    #expect(got == ["next(1)", "completed", "next([1, 2])", "completed"])
    #expect(!subject.hasObservers)
    #expect(scheduler.clock == 0)
  }

  @Test func `a subscriber of buffer may fill the next one; only the newest buffer has a timer`() {
    let scheduler = TestScheduler()
    let subject = PublishSubject<Int>()
    scheduler.at(210) { subject.onNext(1) }
    let events = scheduler.record(disposed: 320) {
      subject.buffer(timeSpan: .seconds(50), count: 1, scheduler: scheduler)
        .do(afterNext: { if let number = $0.first, number < 3 { subject.onNext(number + 1) } })
    }
    #expect(events == [.next(210, [1]), .next(210, [2]), .next(210, [3]), .next(260, []), .next(310, [])])
  }

  @Test func `an inner sequence that fails at once behind queued ones fails concatMap in its turn`() {
    let first = PublishSubject<Int>()
    var events: [String] = []
    _ = Observable.of(0, 1, 2).concatMap { number -> Observable<Int> in
      number == 0 ? first : number == 1 ? .just(10) : .error(TestError.planned)
    }.subscribe { events.append("\($0)") }
    first.onNext(5)
    first.onCompleted()
    #expect(events == ["next(5)", "next(10)", "error(planned)"])
  }

  @Test func `decode turns data into values, and fails at invalid data`() throws {
    struct Name: Codable {
      let name: String
    }
    var got: [String] = []
    let json = [#"{"name":"Ada"}"#, #"{"nom":"Ada"}"#].map { Data($0.utf8) }
    _ = Observable.from(json).decode(type: Name.self, decoder: JSONDecoder()).subscribe(
      onNext: { got.append($0.name) }, onError: { got.append($0 is DecodingError ? "DecodingError" : "\($0)") })
    #expect(got == ["Ada", "DecodingError"])
    let list = try PropertyListEncoder().encode(Name(name: "Grace"))
    _ = Observable.just(list).decode(type: Name.self, decoder: PropertyListDecoder()).subscribe(onNext: {
      got.append($0.name)
    })
    #expect(got == ["Ada", "DecodingError", "Grace"])
  }

  @Test func `any type can be a decoder`() {
    struct Upside: DataDecoder {
      func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item {
        try JSONDecoder().decode(type, from: Data(data.reversed()))
      }
    }
    var got: [Int] = []
    _ = Observable.just(Data("21".utf8)).decode(type: Int.self, decoder: Upside()).subscribe(onNext: { got.append($0) })
    #expect(got == [12])
  }

  @Test("an element that arrives while flatMapLatest disposes a sequence is later than the one that replaces it")
  func flatMapLatestReplaced() {
    let outer = PublishSubject<Int>()
    let inners = (0...2).map { _ in PublishSubject<String>() }
    var got: [String] = []
    let subscription = outer.flatMapLatest { number in
      inners[number].do(onDispose: { if number == 0 { outer.onNext(2) } })
    }.subscribe(onNext: { got.append($0) })
    outer.onNext(0)
    outer.onNext(1)
    #expect(inners.map(\.hasObservers) == [false, false, true])
    inners[1].onNext("replaced")
    inners[2].onNext("latest")
    #expect(got == ["latest"])
    subscription.dispose()
  }

  @Test func `a sequence that ends while concatMap disposes its source makes room for another one`() {
    let outer = PublishSubject<Int>()
    let inners = (0...2).map { _ in PublishSubject<String>() }
    let subscription = outer.do(onDispose: { inners[0].onCompleted() }).concatMap { inners[$0] }
      .subscribe(onNext: { _ in })
    for number in 0...2 { outer.onNext(number) }
    outer.onCompleted()
    #expect(inners.map(\.hasObservers) == [false, true, false])
    inners[1].onCompleted()
    #expect(inners.map(\.hasObservers) == [false, false, true])
    subscription.dispose()
  }

  @Test func `using emits an error that the second factory throws, and disposes the resource`() {
    let resource = BooleanDisposable()
    let events = TestScheduler().record {
      Observable<Int>.using({ resource }, observableFactory: { _ in throw TestError.planned })
    }
    #expect(events == [.error(200)])
    #expect(resource.isDisposed)
  }

  @Test func `using emits an error that the first factory throws, and does not call the second`() {
    var isCalled = false
    let scheduler = TestScheduler()
    let events = scheduler.record {
      Observable<Int>.using(
        { () throws -> BooleanDisposable in throw TestError.planned },
        observableFactory: { _ in
          isCalled = true
          return .never()
        })
    }
    #expect(events == [.error(200)])
    #expect(!isCalled)
  }

  @Test func `each subscriber has its own resource, which the second factory receives`() {
    var made: [BooleanDisposable] = []
    var used: [BooleanDisposable] = []
    let result = Observable<Int>.using(
      {
        made.append(BooleanDisposable())
        return made[made.count - 1]
      },
      observableFactory: { resource in
        used.append(resource)
        return .never()
      })
    let first = result.subscribe()
    let second = result.subscribe()
    first.dispose()
    #expect(made.map(\.isDisposed) == [true, false])
    #expect(made.count == 2 && made[0] === used[0] && made[1] === used[1])
    second.dispose()
    #expect(made.map(\.isDisposed) == [true, true])
  }

  @Test func `on a scheduler each event of range, repeatElement and from(optional:) is an action of its own`() {
    let first = TestScheduler()
    #expect(
      first.record { Observable.range(start: -1, count: 2, scheduler: first) }
        == [.next(201, -1), .next(202, 0), .completed(203)])
    let second = TestScheduler()
    #expect(
      second.record(disposed: 203) { Observable.repeatElement("x", scheduler: second) }
        == [.next(201, "x"), .next(202, "x")])
    let third = TestScheduler()
    #expect(third.record { Observable.from(optional: 1, scheduler: third) } == [.next(201, 1), .completed(202)])
  }

  @Test func `sample emits an element that is nil, once`() {
    let source = PublishSubject<Int?>()
    let sampler = PublishSubject<Void>()
    var got: [Int?] = []
    let subscription = source.sample(sampler).subscribe(onNext: { got.append($0) })
    source.onNext(nil)
    for _ in 1...2 { sampler.onNext(()) }
    #expect(got == [nil])
    subscription.dispose()
  }
}

import Foundation
import Rx
import Testing

@Suite("Transforming")
struct TransformingTests {
  @Test("map transforms each element and forwards the end")
  func map() {
    #expect(play("a b - c |") { $0.map { $0.uppercased() } } == "A B - C |")
  }

  @Test("an error thrown in map ends the result and unsubscribes the source at that instant")
  func mapThrows() {
    let scheduler = TestScheduler()
    let source = scheduler.hot([.next(210, 1), .next(220, 2), .next(230, 3)])
    let events = scheduler.record {
      source.map { if $0 == 2 { throw TestError.other } else { $0 * 10 } }
    }
    #expect(events == [.next(210, 10), .error(220, TestError.other)])
    #expect(source.subscriptions == [Span(200, 220)])
  }

  @Test("compactMap drops what becomes nil")
  func compactMap() {
    #expect(play("a 1 b 2 |") { $0.compactMap { Int($0).map { "\($0 * 10)" } } } == "- 10 - 20 |")
  }

  @Test("scan sends what has been accumulated, not the seed")
  func scan() {
    #expect(play("a b - c |") { $0.scan("") { $0 + $1 } } == "a ab - abc |")
  }

  @Test("scan(into:) begins with the seed for each subscriber")
  func scanInto() {
    let sums = Observable.of(1, 2, 3).scan(into: 10) { $0 += $1 }
    for _ in 1...2 {
      var got: [Int] = []
      _ = sums.subscribe(onNext: { got.append($0) })
      #expect(got == [11, 13, 16])
    }
  }

  @Test("reduce sends what all elements add up to, at the end")
  func reduce() {
    #expect(play("a b - c |") { $0.reduce("") { $0 + $1 } } == "- - - - (abc,|)")
    #expect(play("- |") { $0.reduce("seed") { $0 + $1 } } == "- (seed,|)")
    #expect(play("a #") { $0.reduce("") { $0 + $1 } } == "- #")
    #expect(play("a b") { $0.reduce("") { $0 + $1 } } == "")
  }

  @Test("reduce with a mapped result sends that")
  func reduceMapped() {
    let line = play("a b |") { $0.reduce(0, accumulator: { sum, _ in sum + 1 }, mapResult: { "\($0)" }) }
    #expect(line == "- - (2,|)")
  }

  @Test("an error thrown in reduce ends the result and unsubscribes the source at that instant")
  func reduceThrows() {
    let scheduler = TestScheduler()
    let source = scheduler.hot([.next(210, 1), .next(220, 2), .next(230, 3)])
    let events = scheduler.record {
      source.reduce(0) { if $1 == 2 { throw TestError.other } else { $0 + $1 } }
    }
    #expect(events == [.error(220, TestError.other)])
    #expect(source.subscriptions == [Span(200, 220)])
    let line = play("a |") { $0.reduce("", accumulator: +, mapResult: { _ -> String in throw TestError.planned }) }
    #expect(line == "- #")
  }

  @Test("enumerated counts before it sends: a number is given once")
  func enumerated() {
    let subject = PublishSubject<String>()
    var got: [String] = []
    let subscription = subject.enumerated().subscribe(onNext: { index, element in
      got.append("\(index)\(element)")
      if element == "a" { subject.onNext("b") }
    })
    subject.onNext("a")
    subject.onNext("c")
    #expect(got == ["0a", "1b", "2c"])
    subscription.dispose()
  }

  @Test("decode makes values of data, and fails at what it cannot decode")
  func decode() throws {
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

  @Test("any type can be a decoder")
  func ownDecoder() {
    struct Upside: DataDecoder {
      func decode<Item: Decodable>(_ type: Item.Type, from data: Data) throws -> Item {
        try JSONDecoder().decode(type, from: Data(data.reversed()))
      }
    }
    var got: [Int] = []
    _ = Observable.just(Data("21".utf8)).decode(type: Int.self, decoder: Upside()).subscribe(onNext: { got.append($0) })
    #expect(got == [12])
  }

  @Test("materialize turns the end into an element and then ends")
  func materialize() {
    #expect(play("a |") { $0.materialize().map { "\($0)" } } == "next(a) (completed,|)")
    #expect(play("a #") { $0.materialize().map { "\($0)" } } == "next(a) (error(planned),|)")
  }

  @Test("dematerialize undoes materialize", arguments: ["a - b |", "a #", "- |"])
  func dematerialize(_ line: String) {
    #expect(play(line) { $0.materialize().dematerialize() } == line)
  }

  @Test("flatMap merges the inner sequences as they come")
  func flatMap() {
    let line = play("a - b - |", "1 2 3 |") { _, sources in
      sources[0].flatMap { letter in sources[1].map { letter + $0 } }
    }
    #expect(line == "a1 a2 (a3,b1) b2 b3 |")
  }

  @Test("flatMap waits for inner sequences after the outer end")
  func flatMapEnd() {
    let scheduler = TestScheduler()
    let inner = scheduler.cold([.next(10, 1), .completed(100)])
    let outer = scheduler.hot([.next(210, ()), .completed(220)])
    let events = scheduler.record { outer.flatMap { inner } }
    #expect(events == [.next(220, 1), .completed(310)])
    #expect(outer.subscriptions == [Span(200, 220)])
    #expect(inner.subscriptions == [Span(210, 310)])
  }

  @Test("an inner error ends flatMap and unsubscribes everything")
  func flatMapInnerError() {
    let scheduler = TestScheduler()
    let good = scheduler.cold([.next(100, 1)])
    let bad = scheduler.cold([Recorded<Int>.error(50)])
    let outer = scheduler.hot([.next(210, true), .next(220, false)])
    let events = scheduler.record { outer.flatMap { $0 ? good : bad } }
    #expect(events == [.error(270)])
    #expect(outer.subscriptions == [Span(200, 270)])
    #expect(good.subscriptions == [Span(210, 270)])
    #expect(bad.subscriptions == [Span(220, 270)])
  }

  @Test("flatMapLatest unsubscribes the sequence before")
  func flatMapLatest() {
    let scheduler = TestScheduler()
    let inner = scheduler.cold([.next(10, 1), .next(20, 2), .next(30, 3), .completed(40)])
    let outer = scheduler.hot([.next(210, ()), .next(235, ()), .completed(240)])
    let events = scheduler.record { outer.flatMapLatest { inner } }
    #expect(
      events == [.next(220, 1), .next(230, 2), .next(245, 1), .next(255, 2), .next(265, 3), .completed(275)])
    #expect(inner.subscriptions == [Span(210, 235), Span(235, 275)])
  }

  @Test("of is put off: flatMapLatest keeps only the first element of all inner ones but the last")
  func flatMapLatestOf() {
    var got: [Int] = []
    _ = Observable.of(1, 2, 3).flatMapLatest { Observable.of(10 * $0, 10 * $0 + 1) }.subscribe(onNext: {
      got.append($0)
    })
    #expect(got == [10, 20, 30, 31])
  }

  @Test("flatMap and concatMap keep the order of `of`")
  func orderOfOf() {
    for concatenates in [false, true] {
      var got: [Int] = []
      let source = Observable.of(1, 2, 3)
      let inner = { (x: Int) in Observable.of(10 * x, 10 * x + 1) }
      _ = (concatenates ? source.concatMap(inner) : source.flatMap(inner)).subscribe(onNext: { got.append($0) })
      #expect(got == [10, 11, 20, 21, 30, 31])
    }
  }

  @Test("flatMapFirst never subscribes to what comes too early")
  func flatMapFirst() {
    let scheduler = TestScheduler()
    let inner = scheduler.cold([.next(10, 1), .completed(20)])
    let outer = scheduler.hot([.next(210, ()), .next(220, ()), .next(235, ()), .completed(240)])
    let events = scheduler.record { outer.flatMapFirst { inner } }
    #expect(events == [.next(220, 1), .next(245, 1), .completed(255)])
    #expect(inner.subscriptions == [Span(210, 230), Span(235, 255)])
  }

  @Test("concatMap subscribes the next inner sequence when the one before is complete")
  func concatMap() {
    let scheduler = TestScheduler()
    let inner = scheduler.cold([.next(10, 1), .completed(30)])
    let outer = scheduler.hot([.next(210, ()), .next(220, ()), .completed(230)])
    let events = scheduler.record { outer.concatMap { inner } }
    #expect(events == [.next(220, 1), .next(250, 1), .completed(270)])
    #expect(inner.subscriptions == [Span(210, 240), Span(240, 270)])
  }

  @Test("withUnretained ends when the object has gone")
  func withUnretained() {
    final class Owner {}
    var owner: Owner? = Owner()
    let subject = PublishSubject<Int>()
    var got: [String] = []
    let subscription = subject.withUnretained(owner!).subscribe(
      onNext: { got.append("\($1)") }, onCompleted: { got.append("|") })
    subject.onNext(1)
    owner = nil
    subject.onNext(2)
    subject.onNext(3)
    #expect(got == ["1", "|"])
    #expect(!subject.hasObservers)
    subscription.dispose()
  }

  @Test("concatMap turns an element into its sequence at once, and fails at once, though that would have to wait")
  func concatMapSelector() {
    let scheduler = TestScheduler()
    let inner = scheduler.cold([.next(10, 1), .completed(100)])
    let waiting = scheduler.cold([.next(10, 2)])
    let outer = scheduler.hot([.next(210, 0), .next(220, 1), .next(230, 2)])
    var asked: [Int] = []
    let events = scheduler.record {
      outer.concatMap { number in
        asked.append(scheduler.clock)
        if number == 2 { throw TestError.planned }
        return number == 0 ? inner : waiting
      }
    }
    #expect(events == [.next(220, 1), .error(230)])
    #expect(asked == [210, 220, 230])
    #expect(inner.subscriptions == [Span(210, 230)])
    #expect(waiting.subscriptions == [])
  }

  @Test("the outer end leaves the last inner sequence to flatMapLatest, whose error still ends it")
  func flatMapLatestEnds() {
    let scheduler = TestScheduler()
    let good = scheduler.cold([.next(10, 1), .completed(20)])
    let bad = scheduler.cold([.next(10, 2), .error(30)])
    let outer = scheduler.hot([.next(210, 0), .next(300, 1), .completed(310)])
    let events = scheduler.record { outer.flatMapLatest { $0 == 0 ? good : bad } }
    #expect(events == [.next(220, 1), .next(310, 2), .error(330)])
    #expect(outer.subscriptions == [Span(200, 310)])
  }

  @Test(
    "an error of the source, or of the selector, leaves the inner sequence of flatMapLatest", arguments: [true, false])
  func flatMapLatestFails(_ throwing: Bool) {
    let scheduler = TestScheduler()
    let inner = scheduler.cold([.next(10, 1), .completed(100)])
    let outer = scheduler.hot([.next(210, 0), throwing ? .next(250, 1) : .error(250)])
    let events = scheduler.record {
      outer.flatMapLatest { number in if number == 1 { throw TestError.planned } else { inner } }
    }
    #expect(events == [.next(220, 1), .error(250)])
    #expect(inner.subscriptions == [Span(210, 250)])
  }
}

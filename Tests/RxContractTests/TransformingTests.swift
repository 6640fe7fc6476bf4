import Foundation
import Rx
import Testing

@Suite("Transforming")
struct TransformingTests {
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

  @Test("a sequence that ends while concatMap disposes its source makes room for another one")
  func concatMapSourceLetGo() {
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
}

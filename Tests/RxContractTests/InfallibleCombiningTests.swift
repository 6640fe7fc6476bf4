import Rx
import Testing

/// combineLatest and zip of infallible sequences, each of its forms.
@Suite("Infallible sequences combined")
struct InfallibleCombiningTests {
  private let s = (1...8).map { Infallible.just("\($0)") }

  /// What `sequence` sends at once, as text.
  private func events<Element>(_ sequence: Infallible<Element>) -> [String] {
    var got: [String] = []
    _ = sequence.subscribe { got.append("\($0.event)") }
    return got
  }

  @Test("combineLatest sends from the moment that all have sent, and ends with the last")
  func combineLatest() {
    let scheduler = TestScheduler()
    let first = scheduler.hot([.next(210, 1), .next(230, 2), .completed(240)])
    let second = scheduler.hot([.next(220, 10), .next(250, 20), .completed(260)])
    let events = scheduler.record {
      Infallible.combineLatest(
        first.asInfallible(onErrorJustReturn: 0), second.asInfallible(onErrorJustReturn: 0), resultSelector: +
      ).asObservable()
    }
    #expect(events == [.next(220, 11), .next(230, 12), .next(250, 22), .completed(260)])
    #expect(first.subscriptions == [Span(200, 240)])
    #expect(second.subscriptions == [Span(200, 260)])
  }

  @Test("zip combines in step, and ends with the last")
  func zip() {
    let scheduler = TestScheduler()
    let first = scheduler.hot([.next(210, 1), .next(220, 2), .completed(230)])
    let second = scheduler.hot([.next(215, 10), .next(240, 20), .completed(250)])
    let events = scheduler.record {
      Infallible.zip(
        first.asInfallible(onErrorJustReturn: 0), second.asInfallible(onErrorJustReturn: 0), resultSelector: +
      ).asObservable()
    }
    #expect(events == [.next(215, 11), .next(240, 22), .completed(250)])
    #expect(first.subscriptions == [Span(200, 230)])
    #expect(second.subscriptions == [Span(200, 250)])
  }

  @Test("combineLatest takes two to eight sequences, in their order")
  func combineLatestForms() {
    #expect(events(.combineLatest(s[0], s[1]) { $0 + $1 }) == ["next(12)", "completed"])
    #expect(events(.combineLatest(s[0], s[1], s[2]) { $0 + $1 + $2 }) == ["next(123)", "completed"])
    #expect(
      events(.combineLatest(s[0], s[1], s[2], s[3]) { [$0, $1, $2, $3].joined() }) == ["next(1234)", "completed"])
    #expect(
      events(.combineLatest(s[0], s[1], s[2], s[3], s[4]) { [$0, $1, $2, $3, $4].joined() })
        == ["next(12345)", "completed"])
    #expect(
      events(.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5]) { [$0, $1, $2, $3, $4, $5].joined() })
        == ["next(123456)", "completed"])
    #expect(
      events(.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6]) { [$0, $1, $2, $3, $4, $5, $6].joined() })
        == ["next(1234567)", "completed"])
    #expect(
      events(
        .combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) { [$0, $1, $2, $3, $4, $5, $6, $7].joined() })
        == ["next(12345678)", "completed"])
  }

  @Test("combineLatest without a selector sends tuples of two to eight")
  func combineLatestTuples() {
    #expect(events(Infallible.combineLatest(s[0], s[1]).map { $0.0 + $0.1 }) == ["next(12)", "completed"])
    #expect(events(Infallible.combineLatest(s[0], s[1], s[2]).map { $0.0 + $0.2 }) == ["next(13)", "completed"])
    #expect(events(Infallible.combineLatest(s[0], s[1], s[2], s[3]).map { $0.2 + $0.3 }) == ["next(34)", "completed"])
    #expect(
      events(Infallible.combineLatest(s[0], s[1], s[2], s[3], s[4]).map { $0.3 + $0.4 }) == ["next(45)", "completed"])
    #expect(
      events(Infallible.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5]).map { $0.4 + $0.5 })
        == ["next(56)", "completed"])
    #expect(
      events(Infallible.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6]).map { $0.5 + $0.6 })
        == ["next(67)", "completed"])
    #expect(
      events(Infallible.combineLatest(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]).map { $0.6 + $0.7 })
        == ["next(78)", "completed"])
  }

  @Test("combineLatest of sequences of different types")
  func combineLatestTypes() {
    let relay = BehaviorRelay(value: "a")
    let texts = Infallible.combineLatest(Infallible.just(1), relay.asInfallible()) { "\($0)\($1)" }
    #expect(events(texts) == ["next(1a)"])
  }

  @Test("combineLatest of a collection, with a selector or into arrays")
  func combineLatestCollection() {
    #expect(events(Infallible.combineLatest(s) { $0.joined() }) == ["next(12345678)", "completed"])
    #expect(events(Infallible.combineLatest(s[1...2])) == [#"next(["2", "3"])"#, "completed"])
  }

  @Test("combineLatest of an empty collection sends one result and ends")
  func combineLatestNothing() {
    let none: [Infallible<Int>] = []
    #expect(events(Infallible.combineLatest(none) { $0.reduce(7, +) }) == ["next(7)", "completed"])
    #expect(events(Infallible.combineLatest(none)) == ["next([])", "completed"])
  }

  @Test("zip takes two to eight sequences, in their order")
  func zipForms() {
    #expect(events(.zip(s[0], s[1]) { $0 + $1 }) == ["next(12)", "completed"])
    #expect(events(.zip(s[0], s[1], s[2]) { $0 + $1 + $2 }) == ["next(123)", "completed"])
    #expect(events(.zip(s[0], s[1], s[2], s[3]) { [$0, $1, $2, $3].joined() }) == ["next(1234)", "completed"])
    #expect(
      events(.zip(s[0], s[1], s[2], s[3], s[4]) { [$0, $1, $2, $3, $4].joined() }) == ["next(12345)", "completed"])
    #expect(
      events(.zip(s[0], s[1], s[2], s[3], s[4], s[5]) { [$0, $1, $2, $3, $4, $5].joined() })
        == ["next(123456)", "completed"])
    #expect(
      events(.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6]) { [$0, $1, $2, $3, $4, $5, $6].joined() })
        == ["next(1234567)", "completed"])
    #expect(
      events(.zip(s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7]) { [$0, $1, $2, $3, $4, $5, $6, $7].joined() })
        == ["next(12345678)", "completed"])
  }
}

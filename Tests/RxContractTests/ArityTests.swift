import Rx
import RxMarbles
import Testing

/// `combineLatest` and `zip` of two to eight sequences, and of a collection: what holds for each of the sources.
@Suite("As many sequences as you like")
struct ArityTests {
  typealias Sources = [Observable<Int>]

  /// One way to combine so many sequences: the results are the elements as an array.
  struct Form: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let count: Int
    let combine: @Sendable (Sources) -> Observable<[Int]>

    init(_ name: String, _ count: Int, _ combine: @escaping @Sendable (Sources) -> Observable<[Int]>) {
      testDescription = "\(name) of \(count)"
      self.count = count
      self.combine = combine
    }
  }

  static let combineLatest = [
    Form("combineLatest", 2) { o in .combineLatest(o[0], o[1]) { [$0, $1] } },
    Form("combineLatest", 3) { o in .combineLatest(o[0], o[1], o[2]) { [$0, $1, $2] } },
    Form("combineLatest", 8) { o in
      .combineLatest(o[0], o[1], o[2], o[3], o[4], o[5], o[6], o[7]) { [$0, $1, $2, $3, $4, $5, $6, $7] }
    },
    Form("combineLatest of a collection", 4) { o in .combineLatest(o) { $0 } },
    Form("combineLatest of a collection into arrays", 3) { o in Observable.combineLatest(o) },
    Form("combineLatest into tuples", 2) { o in Observable.combineLatest(o[0], o[1]).map { [$0, $1] } },
    Form("combineLatest into tuples", 3) { o in Observable.combineLatest(o[0], o[1], o[2]).map { [$0, $1, $2] } },
    Form("combineLatest into tuples", 8) { o in
      Observable.combineLatest(o[0], o[1], o[2], o[3], o[4], o[5], o[6], o[7])
        .map { [$0, $1, $2, $3, $4, $5, $6, $7] }
    },
  ]

  static let zip = [
    Form("zip", 2) { o in .zip(o[0], o[1]) { [$0, $1] } },
    Form("zip", 3) { o in .zip(o[0], o[1], o[2]) { [$0, $1, $2] } },
    Form("zip", 8) { o in
      .zip(o[0], o[1], o[2], o[3], o[4], o[5], o[6], o[7]) { [$0, $1, $2, $3, $4, $5, $6, $7] }
    },
    Form("zip of a collection", 4) { o in .zip(o) { $0 } },
    Form("zip of a collection into arrays", 3) { o in Observable.zip(o) },
    Form("zip into tuples", 2) { o in Observable.zip(o[0], o[1]).map { [$0, $1] } },
    Form("zip into tuples", 3) { o in Observable.zip(o[0], o[1], o[2]).map { [$0, $1, $2] } },
    Form("zip into tuples", 8) { o in
      Observable.zip(o[0], o[1], o[2], o[3], o[4], o[5], o[6], o[7]).map { [$0, $1, $2, $3, $4, $5, $6, $7] }
    },
  ]

  /// Plays as many hot sources as the form takes, each of the events that `events` gives for its number.
  private func record(_ form: Form, _ events: (Int) -> [Recorded<Int>]) -> (
    events: [Recorded<[Int]>], subscriptions: [[Span]]
  ) {
    let scheduler = TestScheduler()
    let sources = (0..<form.count).map { scheduler.hot(events($0)) }
    let events = scheduler.record { form.combine(sources.map { $0.asObservable() }) }
    return (events, sources.map(\.subscriptions))
  }

  @Test(arguments: combineLatest)
  func `combineLatest emits when the last source has emitted, and then at each element`(_ form: Form) {
    let first = Array(0..<form.count)
    let (events, subscriptions) = record(form) { number in
      [.next(210 + number, number), .next(300 + number, number + 10), .completed(400 + number)]
    }
    var expected = [Recorded.next(210 + form.count - 1, first)]
    for number in first {
      expected.append(.next(300 + number, first.map { $0 <= number ? $0 + 10 : $0 }))
    }
    #expect(events == expected + [.completed(400 + form.count - 1)])
    #expect(subscriptions == first.map { [Span(200, 400 + $0)] })
  }

  @Test(arguments: zip)
  func `zip emits when the last source has emitted its first element, and then its second`(_ form: Form) {
    let first = Array(0..<form.count)
    let (events, subscriptions) = record(form) { number in
      [.next(210 + number, number), .next(300 - number, number + 10), .completed(400 + number)]
    }
    #expect(
      events == [
        .next(210 + form.count - 1, first), .next(300, first.map { $0 + 10 }), .completed(400 + form.count - 1),
      ])
    #expect(subscriptions == first.map { [Span(200, 400 + $0)] })
  }

  @Test(arguments: combineLatest + zip)
  func `an error of any of them ends the result and all subscriptions`(_ form: Form) {
    for failing in 0..<form.count {
      let (events, subscriptions) = record(form) { $0 == failing ? [.error(220)] : [.next(210, $0)] }
      #expect(events == [.error(220)])
      #expect(subscriptions == Array(repeating: [Span(200, 220)], count: form.count))
    }
  }

  @Test(arguments: combineLatest + zip)
  func `the end of all but one is not the end; that of the last one is`(_ form: Form) {
    for last in 0..<form.count {
      let (events, subscriptions) = record(form) { [.completed($0 == last ? 300 : 210 + $0)] }
      #expect(events == [.completed(300)])
      #expect(subscriptions == (0..<form.count).map { [Span(200, $0 == last ? 300 : 210 + $0)] })
      let (endless, _) = record(form) { $0 == last ? [] : [.completed(210)] }
      #expect(endless == [])
    }
  }

  @Test(
    "after a source has completed without an element, combineLatest completes at the next element of the last other one",
    arguments: combineLatest)
  func silent(_ form: Form) {
    for (silent, last) in [(0, form.count - 1), (form.count - 1, 0)] {
      let (events, subscriptions) = record(form) { number in
        switch number {
        case silent: [.completed(210)]
        case last: [.next(215, 1), .next(300, 2), .next(310, 3)]
        default: [.next(220, 0), .completed(230)]
        }
      }
      let end = form.count == 2 ? 215 : 300
      #expect(events == [.completed(end)])
      #expect(subscriptions[last] == [Span(200, end)])
    }
  }

  @Test("sources are subscribed in order, on the trampoline: each emits its first element before any emits its second")
  func order() {
    for form in Self.combineLatest + Self.zip {
      var got: [String] = []
      let sources = (0..<form.count).map { number in
        Observable.of(number, number + 10).do(
          onNext: { got.append("next \($0)") }, onSubscribe: { got.append("subscribe \(number)") })
      }
      _ = form.combine(sources).subscribe()
      let first = (0..<form.count).map { "subscribe \($0)" } + (0..<form.count).map { "next \($0)" }
      #expect(got == first + (0..<form.count).map { "next \($0 + 10)" })
    }
  }

  /// The elements that a sequence emits at once.
  private func elements<Source: ObservableConvertibleType>(_ source: Source) -> [Source.Element] {
    var elements: [Source.Element] = []
    _ = source.asObservable().subscribe(onNext: { elements.append($0) })
    return elements
  }

  @Test("traits and infallible sequences are combined in their order, two, three or more, with or without a selector")
  func otherForms() {
    let s = (1...5).map { Single.just($0) }
    let m = (1...5).map { Maybe.just($0) }
    let i = (1...5).map { Infallible.just($0) }
    #expect(elements(Single.zip(s[0], s[1]) { [$0, $1] }) == [[1, 2]])
    #expect(elements(Single.zip(s[0], s[1], s[2]) { [$0, $1, $2] }) == [[1, 2, 3]])
    #expect(elements(Single.zip(s[0], s[1], s[2], s[3], s[4]) { [$0, $1, $2, $3, $4] }) == [[1, 2, 3, 4, 5]])
    #expect(elements(Single.zip(s[0], s[1]).map { [$0, $1] }) == [[1, 2]])
    #expect(elements(Single.zip(s[0], s[1], s[2], s[3]).map { [$0, $1, $2, $3] }) == [[1, 2, 3, 4]])
    #expect(elements(Maybe.zip(m[0], m[1]) { [$0, $1] }) == [[1, 2]])
    #expect(elements(Maybe.zip(m[0], m[1], m[2]) { [$0, $1, $2] }) == [[1, 2, 3]])
    #expect(elements(Maybe.zip(m[0], m[1], m[2], m[3], m[4]) { [$0, $1, $2, $3, $4] }) == [[1, 2, 3, 4, 5]])
    #expect(elements(Maybe.zip(m[0], m[1]).map { [$0, $1] }) == [[1, 2]])
    #expect(elements(Maybe.zip(m[0], m[1], m[2], m[3]).map { [$0, $1, $2, $3] }) == [[1, 2, 3, 4]])
    #expect(elements(Infallible.zip(i[0], i[1]) { [$0, $1] }) == [[1, 2]])
    #expect(elements(Infallible.zip(i[0], i[1], i[2], i[3], i[4]) { [$0, $1, $2, $3, $4] }) == [[1, 2, 3, 4, 5]])
    #expect(elements(Infallible.combineLatest(i[0], i[1]) { [$0, $1] }) == [[1, 2]])
    #expect(elements(Infallible.combineLatest(i[0], i[1], i[2], i[3]) { [$0, $1, $2, $3] }) == [[1, 2, 3, 4]])
    #expect(elements(Infallible.combineLatest(i[0], i[1]).map { [$0, $1] }) == [[1, 2]])
    #expect(elements(Infallible.combineLatest(i[0], i[1], i[2], i[3]).map { [$0, $1, $2, $3] }) == [[1, 2, 3, 4]])
    #expect(elements(Infallible.combineLatest(i) { $0 }) == [[1, 2, 3, 4, 5]])
    #expect(elements(Infallible.combineLatest(i[1...2])) == [[2, 3]])
    #expect(elements(Infallible.combineLatest([Infallible<Int>]()) { $0.reduce(7, +) }) == [7])
  }
}

import Rx
import Testing

@Suite("From an observable to a trait")
struct TraitConversionTests {
  private func record<Element: Equatable>(
    _ events: [Recorded<Int>], disposed: Int = 1000,
    _ convert: @escaping (Observable<Int>) -> Observable<Element>
  ) -> (events: [Recorded<Element>], subscriptions: [Span]) {
    let scheduler = TestScheduler()
    let source = scheduler.hot(events)
    let events = scheduler.record(disposed: disposed) { convert(source.asObservable()) }
    return (events, source.subscriptions)
  }

  @Test("asSingle and asMaybe fail at once at a second element")
  func two() {
    for convert in [{ $0.asSingle().asObservable() }, { $0.asMaybe().asObservable() }]
      as [(Observable<Int>) -> Observable<Int>]
    {
      let (events, subscriptions) = record([.next(210, 1), .next(220, 2), .next(230, 3), .completed(250)], convert)
      #expect(events == [.error(220, RxError.moreThanOneElement)])
      #expect(subscriptions == [Span(200, 220)])
    }
  }

  @Test("without an element asSingle fails and asMaybe completes")
  func none() {
    let single = record([.completed(250)]) { $0.asSingle().asObservable() }
    #expect(single.events == [.error(250, RxError.noElements)])
    let maybe = record([.completed(250)]) { $0.asMaybe().asObservable() }
    #expect(maybe.events == [.completed(250)])
    #expect(single.subscriptions == [Span(200, 250)] && maybe.subscriptions == [Span(200, 250)])
  }

  @Test("asSingle takes an optional element that is nil for an element")
  func optional() {
    var got: [String] = []
    _ = Observable<Int?>.just(nil).asSingle().log { got.append($0) }
    _ = Observable<Int?>.of(nil, nil).asMaybe().log { got.append($0) }
    #expect(got == ["success nil", "disposed", "error \(RxError.moreThanOneElement)", "disposed"])
  }

  @Test("first is done at the first element, and nil without one")
  func first() {
    let (events, subscriptions) = record([.next(210, 1), .next(220, 2), .completed(250)]) { $0.first().asObservable() }
    #expect(events == [.next(210, 1), .completed(210)])
    #expect(subscriptions == [Span(200, 210)])
    #expect(record([.completed(250)]) { $0.first().asObservable() }.events == [.next(250, nil), .completed(250)])
    #expect(record([.error(250)]) { $0.first().asObservable() }.events == [.error(250)])
    #expect(record([]) { $0.first().asObservable() }.events == [])
    let endless = Observable.from(sequence(first: 1) { $0 + 1 })
    var got: [Int?] = []
    _ = endless.first().subscribe(onSuccess: { got.append($0) })
    #expect(got == [1])
  }

  @Test("toArray begins anew for each subscriber, and takes a hundred thousand elements")
  func toArrayAgain() {
    let arrays = Observable.from(0..<100_000).toArray()
    for _ in 1...2 {
      var count = 0
      _ = arrays.subscribe(onSuccess: { count = $0.count })
      #expect(count == 100_000)
    }
  }

  @Test("an observable without elements becomes a completable")
  func completable() {
    let scheduler = TestScheduler()
    let source = scheduler.hot([Recorded<Never>.completed(210)])
    #expect(scheduler.log { source.asCompletable().log($0) } == ["210 completed", "210 disposed"])
    #expect(source.subscriptions == [Span(200, 210)])
  }
}

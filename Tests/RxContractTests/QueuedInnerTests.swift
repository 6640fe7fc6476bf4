import Rx
import Testing

/// Inner sequences that wait for their turn, behind an outer sequence that has completed.
struct QueuedInnerTests {
  /// The events of `make`, whose first inner sequence sends 5 and then ends with `end`, and whose others are 10, 20,
  /// 30.
  private func events(
    of make: (@escaping (Int) -> Observable<Int>) -> Observable<Int>, end: Event<Int> = .completed
  ) -> [String] {
    let first = PublishSubject<Int>()
    var events: [String] = []
    let subscription = make { $0 == 0 ? first : .just($0 * 10) }.subscribe { events.append("\($0)") }
    first.onNext(5)
    first.on(end)
    subscription.dispose()
    return events
  }

  private let expected = ["next(5)", "next(10)", "next(20)", "next(30)", "completed"]

  @Test("concatMap, concat() and merge(maxConcurrent:) emit the elements of all inner sequences that wait")
  func waiting() {
    #expect(events { inner in Observable.of(0, 1, 2, 3).concatMap(inner) } == expected)
    #expect(events { inner in Observable.of(0, 1, 2, 3).map(inner).concat() } == expected)
    #expect(events { inner in Observable.of(0, 1, 2, 3).map(inner).merge(maxConcurrent: 1) } == expected)
    #expect(
      events { inner in
        Infallible.of(0, 1, 2, 3).concatMap { inner($0).asInfallible(onErrorJustReturn: -1) }.asObservable()
      } == expected)
  }

  @Test("an error behind an inner sequence that ends at once stays an error")
  func error() {
    let failing = events { inner in
      Observable.of(0, 1, 2).concatMap { $0 == 2 ? .error(TestError.planned) : inner($0) }
    }
    #expect(failing == ["next(5)", "next(10)", "error(planned)"])
    #expect(
      events(of: { inner in Observable.of(0, 1).concatMap(inner) }, end: .error(TestError.planned))
        == ["next(5)", "error(planned)"])
  }
}

import Dispatch
import Rx
import Testing

@Suite("Traits: errors, time-outs and resources")
struct TraitErrorTests {
  /// A single that fails until it is subscribed for the `last` time.
  private func failing(until last: Int, _ subscribed: @escaping () -> Void = {}) -> Single<Int> {
    var attempts = 0
    return .deferred {
      attempts += 1
      subscribed()
      return attempts < last ? .error(TestError.planned) : .just(attempts)
    }
  }

  @Test("retry(n) is n attempts in all")
  func retry() {
    var got: [String] = []
    _ = failing(until: 3).retry(3).log { got.append($0) }
    _ = failing(until: 3).retry(2).log { got.append($0) }
    _ = failing(until: 3).asMaybe().retry(3).log { got.append($0) }
    _ = failing(until: 3).asCompletable().retry(3).log { got.append($0) }
    #expect(
      got == [
        "success 3", "disposed", "error planned", "disposed", "success 3", "disposed", "completed", "disposed",
      ])
  }

  @Test("retry(when:) of one type of error lets the others pass")
  func retryWhenTyped() {
    struct Other: Error {}
    var got: [String] = []
    _ = failing(until: 2).retry(when: { (errors: Observable<TestError>) in errors }).log { got.append($0) }
    _ = failing(until: 2).retry(when: { (errors: Observable<Other>) in errors }).log { got.append($0) }
    #expect(got == ["success 2", "disposed", "error planned", "disposed"])
  }

  @Test("a notifier that completes after an error ends a maybe and a completable")
  func retryWhenEnds() {
    var got: [String] = []
    let nothing = { (errors: Observable<any Error>) in errors.take(0) }
    _ = Maybe<Int>.error(TestError.planned).retry(when: nothing).log { got.append($0) }
    _ = Completable.error(TestError.planned).retry(when: nothing).log { got.append($0) }
    #expect(got == ["completed", "disposed", "completed", "disposed"])
  }

  @Test("timeout(other:) hands over to another sequence")
  func timeoutOther() {
    let scheduler = TestScheduler()
    let other = scheduler.cold([.next(10, 2), .completed(10)])
    let lines = scheduler.log {
      Maybe<Int>.never().timeout(.seconds(30), other: other.asMaybe(), scheduler: scheduler).log($0)
    }
    #expect(lines == ["240 success 2", "240 disposed"])
    #expect(other.subscriptions == [Span(230, 240)])
  }

  @Test("using makes a resource for each subscriber, and disposes it at the end and on dispose, after the sequence")
  func using() {
    var got: [String] = []
    let using = { (single: Single<Int>) in
      Single.using(
        { SerialDisposable(containing: Disposables.create { got.append("resource") }) },
        primitiveSequenceFactory: { _ in single.do(onDispose: { got.append("source") }) })
    }
    let single = using(.just(1))
    for _ in 1...2 { _ = single.log { got.append($0) } }
    #expect(got == Array(repeating: ["success 1", "disposed", "source", "resource"], count: 2).flatMap { $0 })
    got = []
    using(.never()).log { got.append($0) }.dispose()
    #expect(got == ["source", "resource", "disposed"])
    got = []
    _ = using(.error(TestError.planned)).log { got.append($0) }
    #expect(got == ["error planned", "disposed", "source", "resource"])
  }

  @Test("an error of a factory of using is the failure, and the resource is disposed")
  func usingThrows() {
    let resource = BooleanDisposable()
    var got: [String] = []
    _ = Maybe<Int>.using({ resource }, primitiveSequenceFactory: { _ in throw TestError.planned }).log {
      got.append($0)
    }
    _ = Completable.using(
      { () throws -> BooleanDisposable in throw TestError.other }, primitiveSequenceFactory: { _ in .empty() }
    ).log { got.append($0) }
    #expect(got == ["error planned", "disposed", "error other", "disposed"])
    #expect(resource.isDisposed)
  }

  @Test("ifEmpty gives an element, a maybe or a single in the place of nothing")
  func ifEmpty() {
    var got: [String] = []
    var subscriptions = 0
    let empty = Maybe<Int>.empty()
    let other = Maybe.just(2).do(onSubscribe: { subscriptions += 1 })
    _ = empty.ifEmpty(default: 1).log { got.append($0) }
    _ = empty.ifEmpty(switchTo: other).log { got.append($0) }
    _ = empty.ifEmpty(switchTo: Single.just(3)).log { got.append($0) }
    _ = empty.ifEmpty(switchTo: empty).log { got.append($0) }
    _ = empty.ifEmpty(switchTo: Single.error(TestError.other)).log { got.append($0) }
    #expect(subscriptions == 1)
    _ = Maybe.just(4).ifEmpty(default: 1).log { got.append($0) }
    _ = Maybe.just(5).ifEmpty(switchTo: other).log { got.append($0) }
    _ = Maybe<Int>.error(TestError.planned).ifEmpty(switchTo: Single.just(3)).log { got.append($0) }
    #expect(subscriptions == 1)
    #expect(
      got.filter { $0 != "disposed" } == [
        "success 1", "success 2", "success 3", "completed", "error other", "success 4", "success 5", "error planned",
      ])
  }
}

extension SerialDisposable {
  fileprivate convenience init(containing disposable: any Disposable) {
    self.init()
    self.disposable = disposable
  }
}

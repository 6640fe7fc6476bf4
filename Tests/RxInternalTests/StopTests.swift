import Testing

@testable import Rx

/// RxSwift 6.10.2 repeats for ever here, or until the stack is full.
@Suite("The end of repetitions, where this Rx is stricter")
struct StopTests {
  private enum Planned: Error { case error }

  @Test func `concat asks a lazy sequence for nothing after the last that is taken`() {
    var asked = 0
    let sources = sequence(first: 1) { $0 + 1 }.lazy.map { number in
      asked += 1
      return Observable.just(number)
    }
    var got: [Int] = []
    _ = Observable.concat(sources).take(3).subscribe(onNext: { got.append($0) })
    #expect(got == [1, 2, 3])
    #expect(asked == 3)
  }

  @Test func `concat of infallible sequences asks for nothing after the last that is taken`() {
    var asked = 0
    let endless = sequence(state: 0) { state -> Infallible<Int>? in
      asked += 1
      state += 1
      return .just(state)
    }
    var got: [Int] = []
    _ = Infallible.concat(endless).take(3).subscribe(onNext: { got.append($0) })
    #expect(got == [1, 2, 3])
    #expect(asked == 3)
  }

  @Test(arguments: [true, false])
  func `an endless sequence that is joined to its rest stops after the last that is taken`(_ lazily: Bool) {
    var count = 0
    _ = numbers(from: 0, lazily: lazily).take(100_000).subscribe(onNext: { count += $0 == count ? 1 : 0 })
    #expect(count == 100_000)
  }

  /// 0, 1, 2 … for ever: each number is joined to the rest.
  private func numbers(from start: Int, lazily: Bool) -> Observable<Int> {
    let parts = [0, 1].lazy.map { $0 == 0 ? Observable.just(start) : self.numbers(from: start + 1, lazily: lazily) }
    return lazily ? .concat(AnySequence(parts)) : .concat(parts)
  }

  @Test func `retry makes no attempt after the last element that is taken`() {
    var attempts = 0
    let source = Observable<Int>.create { observer in
      attempts += 1
      observer.onNext(attempts)
      observer.onError(Planned.error)
      return Disposables.create()
    }
    var got: [Int] = []
    _ = source.retry().take(3).subscribe(onNext: { got.append($0) })
    #expect(got == [1, 2, 3])
    #expect(attempts == 3)
  }

  @Test func `retry(when:) makes no attempt after the last element that is taken`() {
    var count = 0
    _ = Observable.just(1).concat(Observable.error(Planned.error))
      .retry(when: { (errors: Observable<any Error>) in errors }).take(100_000).subscribe(onNext: { count += $0 })
    #expect(count == 100_000)
  }

  @Test func `a sequence that ignores its cancellation is released all the same`() async {
    let (released, continuation) = AsyncStream.makeStream(of: Never.self)
    let count = Counter()
    let subscription = Heedless(released: continuation).asObservable().take(3).subscribe(onNext: { _ in count.add() })
    for await _ in released {}
    #expect(count.value == 3)
    subscription.dispose()
  }

  /// Ones for ever; it never looks whether its task was cancelled.
  private struct Heedless: AsyncSequence {
    let released: AsyncStream<Never>.Continuation

    func makeAsyncIterator() -> Iterator { Iterator(released) }

    final class Iterator: AsyncIteratorProtocol {
      private let released: AsyncStream<Never>.Continuation

      init(_ released: AsyncStream<Never>.Continuation) {
        self.released = released
      }

      deinit { released.finish() }

      func next() async -> Int? {
        await Task.yield()
        return 1
      }
    }
  }

  @Test func `element(at:) emits once, even if its observer makes the subject emit again`() {
    let subject = BehaviorSubject(value: 0)
    var got: [Int] = []
    _ = subject.element(at: 0).subscribe(onNext: {
      got.append($0)
      subject.onNext($0 + 1)
    })
    #expect(got == [0])
  }

  @Test func `first emits once, even if its observer makes the subject emit again`() {
    let subject = BehaviorSubject(value: 1)
    var got: [Int?] = []
    _ = subject.first().asObservable().subscribe(onNext: {
      got.append($0)
      subject.onNext(2)
    })
    #expect(got == [1])
    #expect(!subject.hasObservers)
  }
}

import Rx
import Testing

@Suite("What Rx is: errors")
struct ErrorTests {
  /// Fails a given number of times, and then answers.
  private func question(failures: Int) -> Observable<String> {
    var attempts = 0
    return .deferred {
      attempts += 1
      return attempts > failures ? .just("answer") : .error(Trouble.noAnswer)
    }
  }

  @Test("try again, and then turn the error into a value")
  func retryThenCatch() {
    #expect(events(of: question(failures: 2).retry(3).catchAndReturn("sorry")) == "answer |")
    #expect(events(of: question(failures: 3).retry(3).catchAndReturn("sorry")) == "sorry |")
  }

  @Test("an error of the inner stream is caught inside, or the outer one ends with it")
  func innerCatch() {
    let taps = Observable.of(1, 2, 3)
    func save(_ tap: Int) -> Observable<String> { tap == 2 ? .error(Trouble.noAnswer) : .just("saved") }
    #expect(events(of: taps.flatMap { save($0).catchAndReturn("not saved") }) == "saved not saved saved |")
    #expect(events(of: taps.flatMap { save($0) }.catchAndReturn("not saved")) == "saved not saved |")
  }

  @Test("catch can continue with another stream, and can inspect the error first")
  func catching() {
    let cached = question(failures: 1).catch { error in
      guard case Trouble.noAnswer = error else { return .error(error) }
      return .just("what we had yesterday")
    }
    #expect(events(of: cached) == "what we had yesterday |")
  }
}

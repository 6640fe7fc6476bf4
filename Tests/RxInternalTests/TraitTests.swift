import Dispatch
import Testing

@testable import Rx

@Suite("Traits, where this Rx is stricter")
struct TraitTests {
  private enum Planned: Error { case error }

  /// A single, and what its `create` was called with.
  private func single() -> (single: Single<Int>, send: (SingleEvent<Int>) -> Void) {
    final class Callback {
      var call: (SingleEvent<Int>) -> Void = { _ in }
    }
    let callback = Callback()
    let single = Single<Int>.create {
      callback.call = $0
      return Disposables.create()
    }
    return (single, { callback.call($0) })
  }

  @Test("`create` drops a second success that is sent from inside the first")
  func reentrant() {
    let (single, send) = single()
    var got: [String] = []
    _ = single.asObservable().subscribe { event in
      got.append("\(event)")
      send(.success(2))
    }
    send(.success(1))
    #expect(got == ["next(1)", "completed"])
  }

  @Test func `of events from many threads one is sent`() {
    for _ in 1...100 {
      let (single, send) = single()
      nonisolated(unsafe) let sendAnywhere = send
      let lock = Lock()
      nonisolated(unsafe) var got: [String] = []
      let subscription = single.asObservable().subscribe { event in lock.withLock { got.append("\(event)") } }
      DispatchQueue.concurrentPerform(iterations: 32) { _ in sendAnywhere(.success(1)) }
      #expect(got == ["next(1)", "completed"])
      subscription.dispose()
    }
  }

  @Test("retaining the callback of `create` does not retain the subscriber", arguments: [true, false])
  func callback(_ ends: Bool) {
    final class Witness {}
    let (single, send) = single()
    weak var weakWitness: Witness?
    do {
      let witness = Witness()
      weakWitness = witness
      let subscription = single.catchAndReturn(0).subscribe { _ in withExtendedLifetime(witness) {} }
      if ends { send(.success(1)) } else { subscription.dispose() }
    }
    #expect(weakWitness == nil)
    send(.success(2))
  }

  @Test func `a single whose source has no element fails with noElements, where the real one stops the program`() {
    var got: [String] = []
    let write = { (event: SingleEvent<Int>) in
      if case .failure(let error) = event { got.append("\(error)") } else { got.append("\(event)") }
    }
    _ = Single<Int>.error(Planned.error).retry(when: { (errors: Observable<any Error>) in errors.take(0) })
      .subscribe(write)
    _ = Single.just(1).retry(0).subscribe(write)
    #expect(got == ["\(RxError.noElements)", "\(RxError.noElements)"])
  }

  @Test(.timeLimit(.minutes(60)))
  func `a task that awaits a single without an element fails with noElements`() async {
    await #expect(throws: RxError.self) { try await Single.just(1).retry(0).value }
  }
}

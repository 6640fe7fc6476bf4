import Testing

@testable import Rx

@Suite("A single whose source has no element")
struct BrokenPromiseTests {
  private enum Planned: Error { case error }

  @Test("fails with noElements, where the real one stops the program")
  func fails() {
    var got: [String] = []
    let write = { (event: SingleEvent<Int>) in
      if case .failure(let error) = event { got.append("\(error)") } else { got.append("\(event)") }
    }
    _ = Single<Int>.error(Planned.error).retry(when: { (errors: Observable<any Error>) in errors.take(0) })
      .subscribe(write)
    _ = Single.just(1).retry(0).subscribe(write)
    #expect(got == ["\(RxError.noElements)", "\(RxError.noElements)"])
  }

  @Test("does not let a task wait for ever", .timeLimit(.minutes(1)))
  func value() async {
    await #expect(throws: RxError.self) { try await Single.just(1).retry(0).value }
  }
}

import Rx
import Testing

/// RxSwift keeps such elements until the end of the subscription.
struct ZipMemoryTests {
  @Test func `elements that can find no partner are released`() {
    final class Witness {}
    weak var kept: Witness?
    let finite = PublishSubject<Witness>()
    let endless = PublishSubject<Witness>()
    let subscription = Observable.zip(finite, endless) { _, _ in 0 }.subscribe()
    do {
      let witness = Witness()
      kept = witness
      endless.onNext(witness)
    }
    #expect(kept != nil)
    finite.onCompleted()
    #expect(kept == nil)
    do {
      let witness = Witness()
      kept = witness
      endless.onNext(witness)
    }
    #expect(kept == nil)
    subscription.dispose()
  }
}

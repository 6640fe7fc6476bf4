import Dispatch
import Rx
import Testing

@Suite("Sharing, while threads come and go")
struct SharingThreadTests {
  @Test("a shared source loses nothing while observers come and go", arguments: Sharing.allCases)
  func send(_ sharing: Sharing) {
    let subject = PublishSubject<Int>()
    let shared = sharing.apply(subject)
    let counter = Counter()
    let bag = DisposeBag()
    for _ in 0..<3 { shared.subscribe(onNext: { counter.add($0) }).disposed(by: bag) }
    onThreads(5) { index in
      if index == 0 {
        for _ in 0..<2_000 { subject.onNext(1) }
      } else {
        for _ in 0..<100 { shared.subscribe().dispose() }
      }
    }
    #expect(counter.value == 3 * 2_000)
  }
}

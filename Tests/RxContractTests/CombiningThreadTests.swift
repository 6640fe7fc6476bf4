import Dispatch
import Rx
import Testing

@Suite("Operators fed by several threads")
struct CombiningThreadTests {
  @Test(arguments: Combination.complete)
  func `lose no event, serialise them, and end once after all`(_ combination: Combination) {
    combination.losesNothing(fedBy: 2)
  }

  @Test(arguments: Combination.choosing)
  func `serialise their events, and emit nothing after the end`(_ combination: Combination) {
    combination.endsInOrder(fedBy: 2)
  }

  @Test(
    arguments: Combination.complete + Combination.choosing)
  func `dispose their sources when another thread disposes them`(_ combination: Combination) {
    for _ in 0..<20 {
      let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
      let disposals = Counter()
      let disposed = DispatchSemaphore(value: 0)
      let subscription = combination.apply(a, b).subscribe(onDisposed: {
        disposals.add()
        disposed.signal()
      })
      onThreads(3) { index in
        switch index {
        case 0: for number in 0..<20 { a.onNext(number) }
        case 1: for number in 0..<20 { b.onNext(number) }
        default: subscription.dispose()
        }
      }
      #expect(disposed.wait(timeout: .now() + .seconds(30)) == .success)
      #expect(disposals.value == 1)
      // A window that a timer opens meanwhile retains the sources for a moment.
      Combination.joinThreads()
      #expect(!a.hasObservers && !b.hasObservers)
    }
  }

  @Test("have disposed their sources when `dispose` returns, even while an observer is busy")
  func disposeWhileBusy() {
    let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
    let isInside = DispatchSemaphore(value: 0)
    let mayGo = DispatchSemaphore(value: 0)
    let subscription = Observable.merge(a, b).subscribe(onNext: { _ in
      isInside.signal()
      mayGo.wait()
    })
    onThreads(2) { index in
      if index == 0 { return a.onNext(1) }
      isInside.wait()
      subscription.dispose()
      #expect(!a.hasObservers && !b.hasObservers)
      mayGo.signal()
    }
  }

  @Test func `many threads may subscribe to groups and dispose them while the source emits`() {
    let subject = PublishSubject<Int>()
    var groups: [GroupedObservable<Int, Int>] = []
    let subscription = subject.groupBy { $0 }.subscribe(onNext: { groups.append($0) })
    for key in 0..<4 { subject.onNext(key) }
    let found = groups
    onThreads(9) { index in
      if index == 8 {
        for number in 0..<Combination.total { subject.onNext(number % 4) }
      } else {
        for _ in 0..<100 { found[index % 4].subscribe().dispose() }
      }
    }
    subscription.dispose()
    #expect(!subject.hasObservers)
  }
}

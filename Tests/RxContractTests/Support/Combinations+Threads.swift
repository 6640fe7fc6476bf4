import Dispatch
import Rx
import Testing

/// A combination whose two sources several threads feed.
extension Combination {
  /// The number of elements that a round sends in all.
  static let total = 100_000

  /// Expects that each element arrives, one after another, and one end after all.
  func losesNothing(fedBy threads: Int) {
    let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
    let tally = Tally()
    let ended = DispatchSemaphore(value: 0)
    let subscription = apply(a, b).subscribe(
      onNext: { _ in tally.enter() }, onCompleted: tally.end, onDisposed: { ended.signal() })
    feed(a, b, from: threads)
    #expect(ended.wait(timeout: .now() + .seconds(30)) == .success)
    #expect(tally.count == Self.total)
    #expect(tally.overlaps == 0)
    #expect(tally.ends == 1 && tally.late == 0)
    #expect(!a.hasObservers && !b.hasObservers)
    subscription.dispose()
  }

  /// Expects that what arrives does so one after another, and nothing after the end.
  func endsInOrder(fedBy threads: Int) {
    let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
    let tally = Tally()
    let subscription = apply(a, b).subscribe(onNext: { _ in tally.enter() }, onCompleted: tally.end)
    feed(a, b, from: threads)
    subscription.dispose()
    #expect(tally.overlaps == 0)
    #expect(tally.ends <= 1 && tally.late == 0)
    #expect(!a.hasObservers && !b.hasObservers)
  }

  /// Sends `total` numbers from `threads` threads, half of them into each subject, then both ends.
  private func feed(_ a: PublishSubject<Int>, _ b: PublishSubject<Int>, from threads: Int) {
    let left = Counter()
    onThreads(threads) { index in
      for number in 0..<Self.total / threads { (index % 2 == 0 ? a : b).onNext(number) }
      left.add()
      guard left.value == threads else { return }
      a.onCompleted()
      b.onCompleted()
    }
    a.onCompleted()
    b.onCompleted()
  }
}

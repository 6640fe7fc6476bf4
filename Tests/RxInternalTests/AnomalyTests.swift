import Foundation
@preconcurrency import Rx
import Testing

#if DEBUG
// Each test warns in a process of its own, whose standard error it reads.
struct AnomalyTests {
  private func kinds(_ result: ExitTest.Result?) -> [String] {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).split(separator: "\n")
      .filter { $0.contains(" anomaly: ") }.map { String($0.prefix { $0 != " " }) }
  }

  @Test func `a subject that its own subscriber feeds warns of reentrancy`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let subject = PublishSubject<Int>()
      let subscription = subject.subscribe(onNext: { if $0 == 1 { subject.onNext(2) } })
      subject.onNext(1)
      subscription.dispose()
    }
    #expect(Set(kinds(result)) == ["Reentrancy"])
  }

  @Test func `an end in the middle of an element warns of reentrancy`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let (source, stop) = (PublishSubject<Int>(), PublishSubject<Void>())
      let subscription = source.take(until: stop).subscribe(onNext: { _ in stop.onNext(()) })
      source.onNext(1)
      subscription.dispose()
    }
    #expect(Set(kinds(result)) == ["Reentrancy"])
  }

  @Test func `a subscriber that two threads call at once warns of synchronization`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let subject = PublishSubject<Int>()
      let done = DispatchSemaphore(value: 0)
      let subscription = subject.subscribe(onNext: { number in
        guard number == 1 else { return }
        Thread.detachNewThread {
          subject.onNext(2)
          done.signal()
        }
        done.wait()
      })
      subject.onNext(1)
      subscription.dispose()
    }
    #expect(Set(kinds(result)) == ["Synchronization"])
  }

  @Test func `a relay that is fed in the middle of its element warns, though no subscriber sees it`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let relay = BehaviorRelay(value: 0)
      let subscription = relay.map { if $0 == 1 { relay.accept(2) } }.subscribe()
      relay.accept(1)
      subscription.dispose()
    }
    #expect(Set(kinds(result)) == ["Reentrancy"])
  }

  @Test func `an element that is stored for the next one does not warn`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let (taps, state) = (PublishSubject<Void>(), BehaviorRelay(value: 0))
      let subscription = taps.withLatestFrom(state).subscribe(onNext: { state.accept($0 + 1) })
      taps.onNext(())
      subscription.dispose()
    }
    #expect(kinds(result) == [])
  }

  @Test func `a loop of events warns ten times and not for ever`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let subject = PublishSubject<Int>()
      let subscription = subject.subscribe(onNext: { if $0 < 100 { subject.onNext($0 + 1) } })
      subject.onNext(1)
      subscription.dispose()
    }
    #expect(kinds(result).count == 10)
  }
}
#endif

import Foundation
import Testing

@testable import Rx

@Suite("Deallocation, where this Rx is stricter")
struct LettingGoTests {
  private enum Planned: Error { case error }

  private final class Witness {}

  @Test(arguments: [false, true])
  func `a behavior subject releases its observers at its end`(fails: Bool) {
    let subject = BehaviorSubject(value: 1)
    weak var weakWitness: Witness?
    let subscription: any Disposable
    do {
      let witness = Witness()
      weakWitness = witness
      subscription = subject.subscribe(onNext: { _ in withExtendedLifetime(witness) {} }, onError: { _ in })
    }
    #expect(weakWitness != nil)
    if fails { subject.onError(Planned.error) } else { subject.onCompleted() }
    #expect(weakWitness == nil)
    #expect(!subject.hasObservers)
    withExtendedLifetime(subscription) {}
  }

  @Test func `an async subject that fails releases its element`() {
    let subject = AsyncSubject<Witness>()
    weak var weakWitness: Witness?
    do {
      let witness = Witness()
      weakWitness = witness
      subject.onNext(witness)
    }
    #expect(weakWitness != nil)
    subject.onError(Planned.error)
    #expect(weakWitness == nil)
  }

  @Test(
    arguments: ["buffer", "debounce", "throttle", "timeout", "window"])
  func `disposal releases the observer of work that waits on a scheduler`(_ kind: String) {
    let subject = PublishSubject<Int>()
    let scheduler = HistoricalScheduler()
    weak var weakWitness: Witness?
    do {
      let witness = Witness()
      weakWitness = witness
      let waiting: Observable<Void> =
        switch kind {
        case "buffer": subject.buffer(timeSpan: .seconds(1), count: 3, scheduler: scheduler).map { _ in }
        case "debounce": subject.debounce(.seconds(1), scheduler: scheduler).map { _ in }
        case "throttle": subject.throttle(.seconds(1), scheduler: scheduler).map { _ in }
        case "timeout": subject.timeout(.seconds(1), scheduler: scheduler).map { _ in }
        default: subject.window(timeSpan: .seconds(1), count: 3, scheduler: scheduler).map { _ in }
        }
      let subscription = waiting.subscribe(onNext: { _ in withExtendedLifetime(witness) {} })
      subject.onNext(1)
      subject.onNext(2)
      subscription.dispose()
    }
    #expect(weakWitness == nil)
    withExtendedLifetime(scheduler) {}
  }
}

import Dispatch
import Foundation
import Rx
import Testing

@Suite("Schedulers, from many threads")
struct SchedulerThreadTests {
  private static let threads = 32
  private static let each = 300

  /// Schedules from many threads, and waits until all has run.
  private func scheduleAll(on scheduler: any ImmediateSchedulerType, _ work: @escaping (Int) -> Void) {
    let left = DispatchGroup()
    onThreads(Self.threads) { index in
      for _ in 0..<Self.each {
        left.enter()
        _ = scheduler.schedule(index) { index in
          work(index)
          left.leave()
          return Disposables.create()
        }
      }
    }
    #expect(left.wait(timeout: .now() + .seconds(30)) == .success)
  }

  @Test func `a serial queue runs all actions, one at a time`() {
    let tally = Tally()
    scheduleAll(on: SerialDispatchQueueScheduler(qos: .default)) { _ in tally.enter() }
    #expect(tally.count == Self.threads * Self.each)
    #expect(tally.overlaps == 0)
  }

  @Test(arguments: [false, true])
  func `concurrent queues run all actions`(operations: Bool) {
    let counter = Counter()
    let scheduler: any ImmediateSchedulerType =
      operations
      ? OperationQueueScheduler(operationQueue: OperationQueue()) : ConcurrentDispatchQueueScheduler(qos: .default)
    scheduleAll(on: scheduler) { _ in counter.add() }
    #expect(counter.value == Self.threads * Self.each)
  }

  @Test func `each thread has a trampoline of its own`() {
    let swapped = Counter()
    onThreads(Self.threads) { index in
      for _ in 0..<Self.each {
        var log: [String] = []
        _ = CurrentThreadScheduler.instance.schedule(()) { _ in
          log.append("begin")
          _ = CurrentThreadScheduler.instance.schedule(()) { _ in
            log.append("later")
            return Disposables.create()
          }
          log.append("end")
          return Disposables.create()
        }
        if log != ["begin", "end", "later"] { swapped.add() }
      }
    }
    #expect(swapped.value == 0)
  }

  @Test("an action that is cancelled while it is about to run runs once or not at all, and its result is disposed")
  func cancelling() {
    let queue = DispatchQueue(label: "cancelling", attributes: .concurrent)
    let scheduler = ConcurrentDispatchQueueScheduler(queue: queue)
    let begun = Counter()
    let disposed = Counter()
    onThreads(8) { _ in
      for _ in 0..<Self.each {
        scheduler.schedule(()) { _ in
          begun.add()
          return Disposables.create { disposed.add() }
        }.dispose()
      }
    }
    // All that was cancelled before has been passed over when this has run.
    queue.sync(flags: .barrier) {}
    #expect(begun.value == disposed.value)
  }

  @Test func `a timer that is disposed by many threads stops`() {
    let scheduler = ConcurrentDispatchQueueScheduler(qos: .default)
    for _ in 0..<20 {
      let tally = Tally()
      let ticked = DispatchSemaphore(value: 0)
      let subscription = Observable<Int>.interval(.microseconds(200), scheduler: scheduler).subscribe(
        onNext: { number in
          tally.enter()
          if number == 2 { ticked.signal() }
        })
      #expect(ticked.wait(timeout: .now() + .seconds(30)) == .success)
      onThreads(4) { _ in subscription.dispose() }
      #expect(tally.overlaps == 0)
    }
  }

  @Test(arguments: [false, true])
  func `a subscription whose timer fires before it is kept is not ended by that`(subscribes: Bool) {
    let subject = PublishSubject<Int>()
    let arrived = Counter()
    let delayed =
      subscribes
      ? subject.subscribe(on: AtOnce()) : subject.delaySubscription(.seconds(1), scheduler: AtOnce())
    let subscription = delayed.subscribe(onNext: { arrived.add($0) })
    subject.onNext(1)
    #expect(arrived.value == 1)
    subscription.dispose()
    #expect(!subject.hasObservers)
  }

  /// Does everything when it is scheduled: as a fast timer does, seen from a slow thread.
  private struct AtOnce: SchedulerType {
    var now: RxTime { Date() }

    func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable {
      action(state)
    }

    func scheduleRelative<State>(
      _ state: State, dueTime: RxTimeInterval, action: @escaping (State) -> any Disposable
    ) -> any Disposable {
      action(state)
    }
  }
}

import Dispatch
import Foundation
import Rx
import Testing

/// A scheduler on a queue, made for each test.
private struct QueueScheduler: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let make: @Sendable () -> any SchedulerType

  static let all = [
    QueueScheduler(testDescription: "concurrent queue") {
      ConcurrentDispatchQueueScheduler(queue: DispatchQueue(label: "test", attributes: .concurrent))
    },
    QueueScheduler(testDescription: "concurrent queue of a quality") {
      ConcurrentDispatchQueueScheduler(qos: .userInitiated, leeway: .milliseconds(1))
    },
    QueueScheduler(testDescription: "serial queue") { SerialDispatchQueueScheduler(qos: .userInitiated) },
    QueueScheduler(testDescription: "serial queue with a name") {
      SerialDispatchQueueScheduler(internalSerialQueueName: "test", leeway: .milliseconds(1))
    },
    QueueScheduler(testDescription: "main queue") { MainScheduler() },
    QueueScheduler(testDescription: "main queue, later") { MainScheduler.asyncInstance },
    QueueScheduler(testDescription: "main queue, concurrent") { ConcurrentMainScheduler.instance },
  ]
}

/// A log that many threads may write; `wait` is for the thread that reads it.
private final class Log<Entry>: @unchecked Sendable {
  private let lock = NSLock()
  private let signal = DispatchSemaphore(value: 0)
  private var written: [Entry] = []

  var entries: [Entry] { lock.withLock { written } }

  func add(_ entry: Entry) {
    lock.withLock { written.append(entry) }
    signal.signal()
  }

  /// Returns when `count` more entries are there; gives up when something must be wrong. All that the main actor has to
  /// do in a run of all tests may come before.
  func wait(_ count: Int) -> Bool {
    (0..<count).allSatisfy { _ in signal.wait(timeout: .now() + 900) == .success }
  }
}

// Run off the main queue: there it would wait for work that is to be done there.
@Suite("Schedulers on queues")
struct QueueSchedulerTests {
  /// Does `work` on a thread of its own, so that it may wait.
  private func onThread(_ work: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        work()
        continuation.resume()
      }
    }
  }

  @Test("an action runs once, with its state, now and later", arguments: QueueScheduler.all)
  fileprivate func runs(_ tested: QueueScheduler) async {
    await onThread {
      let scheduler = tested.make()
      let log = Log<Int>()
      _ = scheduler.schedule(1) {
        log.add($0)
        return Disposables.create()
      }
      #expect(log.wait(1))
      _ = scheduler.scheduleRelative(2, dueTime: .milliseconds(1)) {
        log.add($0)
        return Disposables.create()
      }
      #expect(log.wait(1))
      #expect(log.entries == [1, 2])
    }
  }

  @Test("an action that is disposed before its time does not run", arguments: QueueScheduler.all)
  fileprivate func cancels(_ tested: QueueScheduler) async {
    await onThread {
      let scheduler = tested.make()
      let log = Log<String>()
      let disposables = [
        scheduler.scheduleRelative((), dueTime: .never) { _ in
          log.add("never")
          return Disposables.create()
        },
        scheduler.scheduleRelative((), dueTime: .seconds(3600)) { _ in
          log.add("in an hour")
          return Disposables.create()
        },
        scheduler.schedulePeriodic((), startAfter: .seconds(3600), period: .milliseconds(1)) { _ in log.add("tick") },
      ]
      for disposable in disposables {
        disposable.dispose()
        disposable.dispose()
      }
      _ = scheduler.schedule(()) { _ in
        log.add("now")
        return Disposables.create()
      }
      #expect(log.wait(1))
      #expect(log.entries == ["now"])
    }
  }

  @Test("disposing an action that has run disposes its result", arguments: QueueScheduler.all)
  fileprivate func result(_ tested: QueueScheduler) async {
    await onThread {
      let scheduler = tested.make()
      let log = Log<String>()
      let now = scheduler.schedule(()) { _ in
        log.add("ran")
        return Disposables.create { log.add("disposed") }
      }
      #expect(log.wait(1))
      now.dispose()
      #expect(log.wait(1))
      let later = scheduler.scheduleRelative((), dueTime: .milliseconds(1)) { _ in
        log.add("ran later")
        return Disposables.create { log.add("disposed later") }
      }
      #expect(log.wait(1))
      later.dispose()
      #expect(log.wait(1))
      #expect(log.entries == ["ran", "disposed", "ran later", "disposed later"])
    }
  }

  @Test(
    "a periodic action receives the state that it returned before, until it is disposed", arguments: QueueScheduler.all)
  fileprivate func periodic(_ tested: QueueScheduler) async {
    await onThread {
      let scheduler = tested.make()
      let log = Log<Int>()
      let place = SingleAssignmentDisposable()
      place.setDisposable(
        scheduler.schedulePeriodic(1, startAfter: .milliseconds(1), period: .milliseconds(1)) { state in
          if state <= 3 { log.add(state) }
          if state == 3 { place.dispose() }
          return state + 1
        })
      #expect(log.wait(3))
      #expect(log.entries == [1, 2, 3])
    }
  }

  @Test("the clock is the wall clock", arguments: QueueScheduler.all)
  fileprivate func now(_ tested: QueueScheduler) {
    let before = Date()
    let now = tested.make().now
    #expect(now >= before && now <= Date())
  }

  @Test func `a concurrent queue runs several actions at a time`() async {
    await onThread {
      let scheduler = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
      let log = Log<Int>()
      let other = DispatchSemaphore(value: 0)
      _ = scheduler.schedule(()) { _ in
        if other.wait(timeout: .now() + 900) == .success { log.add(2) }
        return Disposables.create()
      }
      _ = scheduler.schedule(()) { _ in
        log.add(1)
        other.signal()
        return Disposables.create()
      }
      #expect(log.wait(2))
      #expect(log.entries == [1, 2])
    }
  }

  @Test func `observe(on:) keeps the order on a concurrent queue and on an operation queue`() async {
    await onThread {
      let schedulers: [any ImmediateSchedulerType] = [
        ConcurrentDispatchQueueScheduler(qos: .userInitiated),
        OperationQueueScheduler(operationQueue: OperationQueue()),
      ]
      for scheduler in schedulers {
        let log = Log<Int>()
        let subscription = Observable.from(1...1_000).observe(on: scheduler).subscribe(onNext: log.add)
        #expect(log.wait(1_000))
        #expect(log.entries == Array(1...1_000))
        subscription.dispose()
      }
    }
  }

  @Test func `a timeout that elapses while elements arrive switches to the other sequence once`() async {
    await onThread {
      let scheduler = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
      for _ in 0..<200 {
        let subject = PublishSubject<Int>()
        let ended = Log<String>()
        let source = subject.do(onDispose: { ended.add("left") })
        _ = source.timeout(.microseconds(20), other: Observable.just(-1), scheduler: scheduler).subscribe(
          onNext: { if $0 < 0 { ended.add("other") } }, onCompleted: { ended.add("completed") },
          onDisposed: { ended.add("disposed") })
        for number in 0..<100 { subject.onNext(number) }
        #expect(ended.wait(4))
        #expect(ended.entries.filter { $0 != "left" } == ["other", "completed", "disposed"])
        #expect(!subject.hasObservers)
      }
    }
  }
}

@Suite("The main queue, concurrent")
@MainActor
struct ConcurrentMainSchedulerTests {
  @Test func `on the main queue work is done at once, also from inside other work`() {
    let scheduler = ConcurrentMainScheduler.instance
    var got: [String] = []
    _ = scheduler.schedule(()) { _ in
      got.append("begin")
      _ = scheduler.schedule(()) { _ in
        got.append("inner")
        return Disposables.create()
      }
      got.append("end")
      return Disposables.create()
    }
    #expect(got == ["begin", "inner", "end"])
  }

  @Test func `from another thread, work runs on the main queue`() async {
    nonisolated func schedule(_ resume: @escaping @Sendable () -> Void) {
      DispatchQueue.global().async {
        _ = ConcurrentMainScheduler.instance.schedule(()) { _ in
          MainScheduler.ensureExecutingOnScheduler()
          resume()
          return Disposables.create()
        }
      }
    }
    await withCheckedContinuation { continuation in schedule { continuation.resume() } }
  }
}

@Suite("The operation queue scheduler")
struct OperationQueueSchedulerTests {
  @Test func `it knows its queue and its priority, which is normal unless said otherwise`() {
    let queue = OperationQueue()
    let scheduler = OperationQueueScheduler(operationQueue: queue)
    #expect(scheduler.operationQueue === queue)
    #expect(scheduler.queuePriority == .normal)
    #expect(OperationQueueScheduler(operationQueue: queue, queuePriority: .low).queuePriority == .low)
  }

  @Test func `of actions that wait the one with the higher priority runs first`() {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    queue.isSuspended = true
    let log = Log<String>()
    for (name, priority) in [("low", Operation.QueuePriority.low), ("normal", .normal), ("high", .high)] {
      _ = OperationQueueScheduler(operationQueue: queue, queuePriority: priority).schedule(name) {
        log.add($0)
        return Disposables.create()
      }
    }
    queue.isSuspended = false
    #expect(log.wait(3))
    #expect(log.entries == ["high", "normal", "low"])
  }

  @Test func `an action that is disposed while it waits does not run; one that has run has its result disposed`() {
    let queue = OperationQueue()
    queue.isSuspended = true
    queue.maxConcurrentOperationCount = 1
    let scheduler = OperationQueueScheduler(operationQueue: queue)
    let log = Log<String>()
    let disposables = ["a", "b"].map { name in
      scheduler.schedule(name) { name in
        log.add(name)
        return Disposables.create { log.add("\(name) disposed") }
      }
    }
    disposables[0].dispose()
    queue.isSuspended = false
    #expect(log.wait(1))
    disposables[1].dispose()
    #expect(log.wait(1))
    #expect(log.entries == ["b", "b disposed"])
  }
}

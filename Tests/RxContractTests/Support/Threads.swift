import Foundation
import Synchronization
import Testing

/// A value that several threads use, which see to it themselves that this is safe.
struct Shared<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// Runs `work` on as many threads at once, and returns when all are done; a minute later it fails instead.
func onThreads(_ count: Int, stack kilobytes: Int? = nil, _ work: @escaping (Int) -> Void) {
  let work = Shared(work)
  let ready = DispatchGroup()
  let done = DispatchGroup()
  let start = DispatchSemaphore(value: 0)
  for index in 0..<count {
    ready.enter()
    done.enter()
    let thread = Thread {
      ready.leave()
      start.wait()
      work.value(index)
      done.leave()
    }
    if let kilobytes { thread.stackSize = kilobytes << 10 }
    thread.start()
  }
  ready.wait()
  for _ in 0..<count { start.signal() }
  #expect(done.wait(timeout: .now() + .seconds(60)) == .success, "the threads wait for each other")
}

/// A counter for many threads.
final class Counter: Sendable {
  private let number = Atomic<Int>(0)

  var value: Int { number.load(ordering: .acquiring) }

  func add(_ summand: Int = 1) {
    number.add(summand, ordering: .acquiringAndReleasing)
  }
}

/// Counts events that have to come one after another, from whichever thread.
final class Tally: @unchecked Sendable {
  private let isBusy = Atomic<Bool>(false)
  private let overlapCount = Atomic<Int>(0)
  // Not protected: overlapping events show as a report of the thread sanitizer, or as a wrong sum.
  private(set) var count = 0
  private(set) var ends = 0
  private(set) var late = 0

  /// The number of events that overlapped another one.
  var overlaps: Int { overlapCount.load(ordering: .acquiring) }

  /// An element has come.
  func enter() {
    during {
      count += 1
      if ends > 0 { late += 1 }
    }
  }

  /// The end has come.
  func end() {
    during { ends += 1 }
  }

  private func during(_ work: () -> Void) {
    if isBusy.exchange(true, ordering: .acquiringAndReleasing) { overlapCount.add(1, ordering: .relaxed) }
    work()
    isBusy.store(false, ordering: .releasing)
  }
}

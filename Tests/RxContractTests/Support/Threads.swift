import Foundation

/// A value that several threads use, which see to it themselves that this is safe.
struct Shared<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

/// Runs `work` on as many threads at once, and returns when all are done.
func onThreads(_ count: Int, _ work: @escaping (Int) -> Void) {
  let work = Shared(work)
  let ready = DispatchGroup()
  let done = DispatchGroup()
  let start = DispatchSemaphore(value: 0)
  for index in 0..<count {
    ready.enter()
    done.enter()
    Thread.detachNewThread {
      ready.leave()
      start.wait()
      work.value(index)
      done.leave()
    }
  }
  ready.wait()
  for _ in 0..<count { start.signal() }
  done.wait()
}

/// A counter for many threads.
final class Counter: @unchecked Sendable {
  private let lock = NSLock()
  private var number = 0

  var value: Int { lock.withLock { number } }

  func add(_ summand: Int = 1) {
    lock.withLock { number += summand }
  }
}

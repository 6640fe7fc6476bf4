import Foundation
import Rx

/// Lines that any thread may write, each with the kind of its thread.
nonisolated final class ThreadLog: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [String] = []

  func note(_ line: String) {
    let thread = Thread.isMainThread ? "main" : "other"
    lock.withLock { lines.append("\(line), on the \(thread) thread") }
  }

  func takeAll() -> [String] {
    lock.withLock {
      defer { lines = [] }
      return lines
    }
  }
}

/// Sends on a thread of its own, and waits until that is done.
nonisolated func sendFromAnotherThread(_ number: Int, to numbers: PublishSubject<Int>) {
  let isDone = DispatchSemaphore(value: 0)
  nonisolated(unsafe) let numbers = numbers
  Thread.detachNewThread {
    numbers.onNext(number)
    isDone.signal()
  }
  isDone.wait()
}

import Foundation
import Rx
import World

/// Lines that any thread may write, each with where it was written.
nonisolated final class ThreadLog: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [String] = []

  func note(_ line: String) {
    let place = World.current.isOnMainQueue ? "on the main queue" : "on another thread"
    lock.withLock { lines.append("\(line), \(place)") }
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

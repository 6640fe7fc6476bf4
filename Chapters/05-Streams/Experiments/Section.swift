import Foundation
import Rx
import Stage
import World

/// Prints `title`, and below it the lines of `body`, indented by two columns.
func section(_ title: String, _ print: @escaping Print, _ body: (@escaping Print) throws -> Void)
  rethrows
{
  print(title)
  try body { print("  \($0)") }
}

extension String {
  /// Returns the text, filled up with spaces to `width` columns.
  func padded(_ width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}

extension ObservableType {
  /// Subscribes, and prints each event in words.
  func subscribe(printingTo print: @escaping Print) -> any Disposable {
    subscribe(
      onNext: { print("next: \($0)") }, onError: { print("error: \($0)") }, onCompleted: { print("completed") },
      onDisposed: { print("disposed") })
  }
}

/// The error of the experiments.
nonisolated enum Trouble: Error {
  case planned
}

/// A log that any thread may write, each line with its thread.
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

/// Emits `number` on a thread of its own, and returns after that.
nonisolated func sendFromAnotherThread(_ number: Int, to numbers: PublishSubject<Int>) {
  let isDone = DispatchSemaphore(value: 0)
  nonisolated(unsafe) let numbers = numbers
  Thread.detachNewThread {
    numbers.onNext(number)
    isDone.signal()
  }
  isDone.wait()
}

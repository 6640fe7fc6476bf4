import Foundation
import Platform

/// The end of a program, for which a thread waits. It does not wait for the program's own child processes: `Process` on
/// Linux does.
final class WaitedEnd: Sendable {
  private let come = DispatchSemaphore(value: 0)
  nonisolated(unsafe) private var found: Process.End?

  init(of process: Int32) {
    Thread.detachNewThread { [self] in
      found = Self.end(of: process)
      come.signal()
    }
  }

  /// Waits for the end, at most for `limit`; may be called again after false.
  func hasCome(within limit: Duration) -> Bool { come.wait(timeout: .now() + limit / .seconds(1)) == .success }

  /// The end, once it has come; nil if only `Process` was notified.
  var end: Process.End? { found }

  private static func end(of process: Int32) -> Process.End? {
    waitForEnd(ofChild: process).map { Process.End(status: $0.status, isSignal: $0.isSignal) }
  }
}

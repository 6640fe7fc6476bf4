import Foundation
import Platform

/// The end of a program, for which a thread waits. That of what the program has started is not waited for: `Process` on
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

  /// Whether it came within `limit`, counted from now; asked again only after a no.
  func hasCome(within limit: Duration) -> Bool { come.wait(timeout: .now() + limit / .seconds(1)) == .success }

  /// How it ended, once it has; nil if nobody but `Process` was told.
  var end: Process.End? { found }

  private static func end(of process: Int32) -> Process.End? {
    waitForEnd(ofChild: process).map { Process.End(status: $0.status, isSignal: $0.isSignal) }
  }
}

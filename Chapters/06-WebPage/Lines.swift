import Foundation

/// Lines that were written by whoever had something to say.
nonisolated final class Lines: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [String] = []

  /// All of them, in order.
  var all: [String] { lock.withLock { lines } }

  func note(_ line: String) { lock.withLock { lines.append(line) } }
}

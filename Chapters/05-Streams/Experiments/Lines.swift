import Foundation

/// Lines that were written by whoever had something to say.
nonisolated final class Lines: @unchecked Sendable {
  private let lock = NSLock()
  private var lines: [String] = []

  func note(_ line: String) {
    lock.withLock { lines.append(line) }
  }

  var text: String { lock.withLock { lines.joined(separator: "\n") } }
}

import Foundation

/// A value that is set later, from any thread.
final class Box<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value?

  var value: Value? {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }
}

/// The lines that a test notes, in order.
@MainActor
final class Log {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }
}

/// An object whose deallocation a weak reference shows.
final class Witness: Sendable {
  func use() {}
}

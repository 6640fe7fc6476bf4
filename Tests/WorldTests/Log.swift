import Foundation

/// What happened, in order.
@MainActor
final class Log {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }
}

/// Something whose end can be seen through a weak reference.
final class Witness: Sendable {
  func use() {}
}

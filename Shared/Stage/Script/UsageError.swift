import Terminal

/// Why a command line makes no sense, and what to do about it.
nonisolated public struct UsageError: Error, Hashable, Sendable {
  /// One line without line break, safe for a terminal.
  public let message: String

  /// An error with this message, which is escaped for the terminal.
  public init(_ message: String) {
    self.message = message.visible
  }
}

nonisolated extension UsageError: CustomStringConvertible {
  /// The message.
  public var description: String { message }
}

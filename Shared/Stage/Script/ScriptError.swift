import Terminal

/// Why a script cannot be played: where, what was found, what was expected, and what to do.
nonisolated public struct ScriptError: Error, Hashable, Sendable {
  /// The file as the reader named it, or `<stdin>`.
  public var file: String

  /// The line, from 1.
  public var line: Int

  /// The column in characters (grapheme clusters), from 1.
  public var column: Int

  /// One line without line break, safe for a terminal.
  public var message: String

  /// An error at this place. The message is escaped for the terminal.
  public init(file: String, line: Int, column: Int, message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message.visible
  }
}

nonisolated extension ScriptError: CustomStringConvertible {
  /// `file:line:column: message`, as compilers and editors write it.
  public var description: String { "\(file.visible):\(line):\(column): \(message)" }
}

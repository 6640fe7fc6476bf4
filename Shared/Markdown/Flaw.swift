/// Something wrong in a text that only its author can repair.
public struct Flaw: Error, Hashable, Sendable {
  /// The line where it is, from 1.
  public let line: Int

  /// The problem, and the way to repair it.
  public let message: String

  /// A flaw in this line.
  public init(line: Int, _ message: String) {
    self.line = line
    self.message = message
  }
}

extension Flaw: CustomStringConvertible {
  /// Line and message as they stand behind a file's name: `12: this block is never closed`.
  public var description: String { "\(line): \(message)" }
}

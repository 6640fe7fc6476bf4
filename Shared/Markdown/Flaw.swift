/// Something wrong in a text that only its author can repair.
public struct Flaw: Error, Hashable, Sendable {
  /// The path of the text, if it is one of several; else empty.
  public var document = ""

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
  /// Document, line and message: `BOOK.md:12: this block is never closed`, or `12: …` without a document.
  public var description: String { "\(document.isEmpty ? "" : "\(document):")\(line): \(message)" }
}

/// An error in the text of a diagram.
public struct DiagramError: Error, Hashable, Sendable {
  /// The line, from 0.
  public let line: Int

  /// The description of the error.
  public let message: String

  /// An error in this line.
  public init(line: Int, _ message: String) {
    self.line = line
    self.message = message
  }
}

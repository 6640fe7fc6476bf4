/// A chapter on stage, and the keys to press there.
public struct StageRun: Hashable, Sendable {
  /// The chapter's program.
  public let program: String

  /// The width of the terminal.
  public let columns: UInt16

  /// The height of the terminal.
  public let rows: UInt16

  /// The names of keys, or texts to be typed.
  public let keys: [String]

  /// The command line that shows it.
  public var command: String {
    "swift run \(program)" + (keys.isEmpty ? "" : "   # then \(keys.joined(separator: ", "))")
  }
}

/// A chapter on stage, and the keys that somebody presses there.
public struct StageRun: Hashable, Sendable {
  /// The chapter's program.
  public let program: String

  /// How wide the terminal is.
  public let columns: UInt16

  /// How high it is.
  public let rows: UInt16

  /// The names of keys, or texts to be typed.
  public let keys: [String]

  /// How a reader gets there.
  public var command: String {
    "swift run \(program)" + (keys.isEmpty ? "" : "   # then \(keys.joined(separator: ", "))")
  }
}

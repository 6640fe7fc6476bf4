/// The lines of a text, whatever ends them, so that the text can be put together again.
public struct TextLines: Hashable, Sendable {
  /// The lines, without what ends them; behind a line break at the end there is an empty one.
  public var lines: [String]

  // Windows has two characters for it, which Swift takes for one.
  private let lineBreak: String

  /// The lines of a text.
  public init(_ text: String) {
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    lineBreak = text.contains("\r\n") ? "\r\n" : "\n"
  }

  /// The text, its lines ended as they were.
  public var text: String { lines.joined(separator: lineBreak) }
}

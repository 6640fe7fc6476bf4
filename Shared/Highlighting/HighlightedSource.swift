/// Swift source text, line by line, in pieces that can be given looks of their own.
///
/// It goes by the words alone and knows no grammar: what is no Swift comes out whole as well, in whatever looks.
public struct HighlightedSource: Hashable, Sendable {
  /// The lines without their line breaks, as an editor counts them: a line break at the end of the text begins no line.
  ///
  /// The pieces of a line are its text, one behind the other; neighbours are of different kinds.
  public let lines: [[Piece]]

  /// The lines as plain text.
  public var texts: [String] { lines.map { $0.map(\.text).joined() } }

  /// A part of a line whose characters are all of one kind.
  public struct Piece: Hashable, Sendable {
    /// The characters; never empty.
    public var text: String

    /// The kind of the characters.
    public var kind: Kind

    /// A piece of source text.
    public init(_ text: String, _ kind: Kind) {
      (self.text, self.kind) = (text, kind)
    }
  }

  /// The kinds of source text.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Names, operators, punctuation, and what is between them.
    case plain
    /// A word of the language: `func`, `self`, `#if`.
    case keyword
    /// A name that begins with a capital letter.
    case type
    /// The text of a string with its quotation marks; what is interpolated is code again.
    case string
    /// A number.
    case number
    /// A comment with its signs.
    case comment
    /// An attribute: `@MainActor`.
    case attribute
  }

  /// Tells the pieces of `source` apart, in one pass.
  public init(_ source: String) {
    var scanner = SourceScanner(source)
    scanner.scan()
    lines = scanner.pieces.lines
  }
}

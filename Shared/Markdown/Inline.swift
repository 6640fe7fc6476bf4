/// A piece of a line's text.
public indirect enum Inline: Hashable, Sendable {
  /// Characters that stand for themselves; a line break is a blank to a reader.
  case text(String)
  /// `` `code` ``
  case code(String)
  /// `*emphasis*`
  case emphasis([Inline])
  /// `**strong**`
  case strong([Inline])
  /// `[text](destination)` or `<https://…>`; the line is that of the text, from 1.
  case link([Inline], destination: String, line: Int)
  /// `![text](destination)`
  case picture(String, destination: String, line: Int)
}

extension [Inline] {
  /// The characters that a reader sees.
  public var plainText: String {
    reduce(into: "") { text, inline in
      switch inline {
      case .text(let characters), .code(let characters), .picture(let characters, _, _): text += characters
      case .emphasis(let content), .strong(let content), .link(let content, _, _): text += content.plainText
      }
    }
  }
}

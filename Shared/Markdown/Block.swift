/// A block of a Markdown text.
public struct Block: Hashable, Sendable {
  /// The content of the block.
  public let content: Content

  /// The line of the text where it begins, from 1.
  public let line: Int

  /// The kinds of blocks.
  public indirect enum Content: Hashable, Sendable {
    /// `## Run`.
    case heading(Heading)
    /// Lines without a blank one between them.
    case paragraph([Inline])
    /// `- one` or `1. one`.
    case list(List)
    /// `| one | two |` under a head.
    case table(Table)
    /// The lines between fences; the language is empty if none is named.
    case code(language: String, lines: [String])
    /// `> `, and what stands behind.
    case quote([Block])
    /// `<details><summary>…</summary>` on one line, and the blocks up to the line `</details>`.
    case details(summary: [Inline], [Block])
    /// The text between `<!--` and `-->`, without blanks around it.
    case comment(String)
    /// `---`.
    case rule
  }
}

/// A heading, and how links name it.
public struct Heading: Hashable, Sendable {
  /// From 1, the highest, to 6.
  public let level: Int

  /// Its text.
  public let title: [Inline]

  /// The text that a link writes behind `#`, unique in the document, as GitHub makes it: `merits-and-demerits-here-2`.
  public let anchor: String
}

/// A list.
public struct List: Hashable, Sendable {
  /// The first number; `nil` for a list with bullets.
  public let start: Int?

  /// True if the items are single paragraphs without blank lines between them.
  public let isTight: Bool

  /// The blocks of each item.
  public let items: [[Block]]
}

/// A table; each row has as many cells as the head.
public struct Table: Hashable, Sendable {
  /// The alignment of the cells of a column.
  public enum Alignment: Hashable, Sendable {
    /// `---` or `:--`
    case left
    /// `:-:`
    case center
    /// `--:`
    case right
  }

  /// One for each column.
  public let alignments: [Alignment]

  /// The cells of the head.
  public let head: [[Inline]]

  /// The cells of the other rows.
  public let rows: [[[Inline]]]
}

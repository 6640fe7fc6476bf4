/// A block of a Markdown text.
public struct Block: Hashable, Sendable {
  /// What it is.
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
    /// What stands between fences, without them; the language is empty if none is named.
    case code(language: String, lines: [String])
    /// `> `, and what stands behind.
    case quote([Block])
    /// What stands between `<!--` and `-->`, without blanks around it.
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

  /// What a link writes behind `#`, unique in the text, as GitHub makes it: `merits-and-demerits-here-2`.
  public let anchor: String
}

/// A list.
public struct List: Hashable, Sendable {
  /// The first number; `nil` for a list with bullets.
  public let start: Int?

  /// Whether nothing but paragraphs of one item each stand close together, without blank lines.
  public let isTight: Bool

  /// What each item consists of.
  public let items: [[Block]]
}

/// A table; each row has as many cells as the head.
public struct Table: Hashable, Sendable {
  /// How the cells of a column stand.
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

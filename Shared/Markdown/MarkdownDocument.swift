/// A Markdown text, read.
///
/// It knows what the documents of this package use: headings, paragraphs, lists in lists, tables, fenced code, block
/// quotes, details, comments, rules, links, pictures, emphasis and code; each as CommonMark 0.31 and GitHub have it. All else
/// is text: other HTML and entities, emphasis by underscores, headings that are underlined or closed by `#`, indented code, breaks at the end of a line.
public struct MarkdownDocument: Hashable, Sendable {
  /// The blocks of the text, from top to bottom.
  public let blocks: [Block]

  /// The flaws that only the author can repair: a block, a comment, a piece of code or of strong text that is never
  /// closed, a row of a table with too few cells. The rest of the text is read all the same.
  public let flaws: [Flaw]

  /// Reads a text.
  public init(_ text: String) {
    var reader = BlockReader()
    blocks = reader.read(TextLines(text).lines.enumerated().map { SourceLine(text: $1, number: $0 + 1) })
    flaws = reader.flaws.sorted { $0.line < $1.line }
  }

  /// The headings, in order, those in lists and quotes left out.
  public var headings: [Heading] {
    blocks.compactMap { block in
      if case .heading(let heading) = block.content { heading } else { nil }
    }
  }
}

extension MarkdownDocument {
  /// All blocks, from top to bottom; those in a list or a quote follow it.
  public var allBlocks: [Block] { blocks.flatMap(\.withInnerBlocks) }
}

extension Block {
  fileprivate var withInnerBlocks: [Block] {
    switch content {
    case .list(let list): [self] + list.items.joined().flatMap(\.withInnerBlocks)
    case .quote(let blocks), .details(_, let blocks): [self] + blocks.flatMap(\.withInnerBlocks)
    case .heading, .paragraph, .table, .code, .comment, .rule: [self]
    }
  }
}

/// A line of a text, and which one it is.
struct SourceLine: Hashable {
  var text: String
  let number: Int

  var isBlank: Bool { text.allSatisfy(\.isWhitespace) }

  var indentation: Int { text.prefix { $0 == " " }.count }

  /// The line without so many blanks at its beginning, or as many as it has.
  func dedented(by columns: Int) -> SourceLine {
    SourceLine(text: String(text.dropFirst(min(columns, indentation))), number: number)
  }

  var trimmed: Substring {
    let start = text.drop { $0.isWhitespace }
    return start.prefix(upTo: start.lastIndex { !$0.isWhitespace }.map(start.index(after:)) ?? start.startIndex)
  }
}

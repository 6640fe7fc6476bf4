import Markdown

/// A Markdown text with its directives, as the weaver sees it.
public struct MarkdownText: Sendable {
  /// The lines of the text.
  public let lines: [String]

  /// The directives, from top to bottom.
  public private(set) var directives: [Directive] = []

  /// The blocks without a directive above them, those in lists and quotes included.
  public private(set) var blocks: [Block] = []

  /// The mistakes that only the author of the text can repair.
  public private(set) var flaws: [Flaw]

  /// Reads a text.
  public init(_ text: String) {
    let document = MarkdownDocument(text)
    lines = TextLines(text).lines
    flaws = document.flaws
    var rest = document.allBlocks[...]
    while let block = rest.popFirst() {
      guard case .comment(let comment) = block.content else {
        blocks.append(block)
        continue
      }
      let below = rest.first.flatMap { $0.line == block.line + 1 ? $0.extent : nil }
      if var directive = Directive(lines[block.line - 1], line: block.line) {
        if directive.source.hasBlock, let below, below.isTable == directive.source.isTable,
          block.line + below.count <= lines.count
        {
          directive.block = Array(lines[block.line..<block.line + below.count])
          rest.removeFirst()
        }
        directives.append(directive)
      } else if below?.isTable == false || Directive.begins(with: comment.prefix { $0 != " " }) {
        flaws.append(Flaw(line: block.line, "this is no directive: write \(Directive.forms)"))
      }
    }
  }

  /// The fenced blocks in this language, without their fences, of those without a directive above them.
  public func blocks(in language: String) -> [[String]] {
    blocks.compactMap { block in
      if case .code(language, let lines) = block.content { lines } else { nil }
    }
  }
}

extension Block {
  /// The number of lines of a table, or of a fenced block that is closed; nil for any other block.
  fileprivate var extent: (isTable: Bool, count: Int)? {
    switch content {
    case .code(_, let lines): (false, lines.count + 2)
    case .table(let table): (true, table.rows.count + 2)
    case .heading, .paragraph, .list, .quote, .details, .comment, .rule: nil
    }
  }
}

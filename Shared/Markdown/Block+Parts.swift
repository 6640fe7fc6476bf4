extension Block {
  /// The number of parts that the block can be cut into: the items of a list, the rows of a table under its head, the lines
  /// of code, the blocks of a quote; 1 for any other block.
  package var partCount: Int {
    switch content {
    case .list(let list): list.items.count
    case .table(let table): table.rows.count
    case .code(_, let lines): lines.count
    case .quote(let blocks): blocks.count
    case .heading, .paragraph, .details, .comment, .rule: 1
    }
  }

  /// Returns the block with some of its parts only; a table keeps its head, and an ordered list its numbers.
  package func part(_ range: Range<Int>) -> Block {
    let content: Content =
      switch content {
      case .list(let list):
        .list(
          List(
            start: list.start.map { $0 + range.lowerBound }, isTight: list.isTight, items: Array(list.items[range])))
      case .table(let table):
        .table(Table(alignments: table.alignments, head: table.head, rows: Array(table.rows[range])))
      case .code(let language, let lines): .code(language: language, lines: Array(lines[range]))
      case .quote(let blocks): .quote(Array(blocks[range]))
      case .heading, .paragraph, .details, .comment, .rule: content
      }
    return Block(content: content, line: line)
  }
}

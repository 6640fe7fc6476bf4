import Diagrams
import Markdown

/// The space of a slide under its title, and the space that its content takes, in CSS pixels of a slide of 1280 × 720 pixels
/// in its smallest type, which is 20 pixels high.
///
/// The estimates are generous. The script measures, and makes the type of each slide as large as the slide allows.
enum SlideSpace {
  static let width = 1200
  static let height = 590

  /// The distance between two columns that stand side by side.
  static let gap = 24

  static let caption = 34
  static let margin = 12

  private static let codeRow = 25
  private static let textRow = 28
  private static let frame = 22
  private static let indent = 32
  private static let cellPadding = 24

  /// The height under a title, which may take several rows.
  static func height(under title: String) -> Int { height - 36 * ((title.count - 1) / 60) }

  // MARK: Code

  /// The height of code, without what stands above it.
  static func height(ofCode lines: some Collection<String>, width: Int = width) -> Int {
    frame + margin + lines.reduce(0) { $0 + height(ofLine: $1, width: width) }
  }

  /// The height of a line of code; its rest stands below it, further to the right.
  static func height(ofLine line: String, width: Int = width) -> Int {
    let columns = columns(ofCode: width)
    guard line.count > columns else { return codeRow }
    let rest = max(8, columns - line.prefix { $0 == " " }.count - 4)
    // A row ends at a blank.
    return codeRow * (1 + (line.count - columns * 9 / 10).dividedUp(by: rest * 9 / 10))
  }

  /// The number of characters of code in a row.
  static func columns(ofCode width: Int) -> Int { (width - frame) * 100 / 1205 }

  // MARK: Pictures

  // A unit of a picture is 1.6 pixels: then its labels are as high as the text.
  static func height(of diagram: MarbleDiagram) -> Int { (100 + 46 * diagram.sources.count) * 8 / 5 + margin }
  static func height(of diagram: SequenceDiagram) -> Int { (70 + 30 * diagram.steps.count) * 8 / 5 + caption + margin }

  // MARK: Text

  static func height(of block: Block, width: Int = width) -> Int {
    switch block.content {
    case .heading(let heading): height(ofText: heading.title, width: width * 4 / 5) + 2 * margin
    case .paragraph(let inlines): height(ofText: inlines, width: width) + margin
    case .list, .quote, .table:
      height(ofHead: block, width: width) + heights(ofParts: block, width: width).reduce(margin, +)
    case .code(_, let lines): height(ofCode: lines, width: width)
    case .details, .comment, .rule: 0
    }
  }

  /// The height of each part of a block.
  static func heights(ofParts block: Block, width: Int = width) -> [Int] {
    switch block.content {
    case .list(let list):
      list.items.map { item in item.reduce(margin / 2) { $0 + height(of: $1, width: width - indent) } - margin }
    case .quote(let blocks): blocks.map { height(of: $0, width: width - indent) }
    case .table(let table): heights(ofRows: table.rows, layouts(of: table, width))
    case .code(_, let lines): lines.map { height(ofLine: $0, width: width) }
    case .heading, .paragraph, .details, .comment, .rule: [height(of: block, width: width)]
    }
  }

  /// The height that each piece of a block needs beside its parts.
  static func height(ofHead block: Block, width: Int = width) -> Int {
    guard case .table(let table) = block.content else { return margin }
    return heights(ofRows: [table.head], layouts(of: table, width))[0]
  }

  private static func height(ofText inlines: [Inline], width: Int) -> Int {
    textRow * max(1, textWidth(inlines.plainText).dividedUp(by: width))
  }

  private static func textWidth(_ text: some StringProtocol) -> Int { text.count * 23 / 2 }

  private static func heights(ofRows rows: [[[Inline]]], _ layouts: [[Int]]) -> [Int] {
    rows.map { cells in
      let heights = layouts.flatMap { zip(cells, $0).map { height(ofText: $0, width: $1) } }
      return (heights.max() ?? 0) + margin
    }
  }

  /// The widths of a table's columns, as a browser may lay them out: each has its longest word, and a share of the rest. If
  /// there is no room for the longest words, they are broken; near that limit both can happen.
  private static func layouts(of table: Table, _ width: Int) -> [[Int]] {
    let rows = [table.head] + table.rows
    let texts = table.alignments.indices.map { column in rows.map { $0[column].plainText } }
    let rest = width - texts.count * cellPadding
    let longest = texts.map { $0.map { textWidth($0) }.max() ?? 0 }
    let words = texts.map { $0.flatMap { $0.split(separator: " ") }.map { textWidth($0) }.max() ?? 0 }
    let need = words.reduce(0, +)
    var shortest: [[Int]] = []
    if need * 6 <= rest * 7 { shortest.append(words) }
    if need * 7 > rest * 6 { shortest.append(longest.map { min($0, 96) }) }
    return shortest.map { shortest in
      let share = max(0, rest - shortest.reduce(0, +))
      let wish = max(1, zip(longest, shortest).reduce(0) { $0 + $1.0 - $1.1 })
      return zip(longest, shortest).map { max(20, $1 + min($0 - $1, ($0 - $1) * share / wish)) }
    }
  }
}

extension Int {
  fileprivate func dividedUp(by divisor: Int) -> Int { (self + divisor - 1) / divisor }
}

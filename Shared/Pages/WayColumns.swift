import Markdown

/// Finds listings of the same part in several ways that stand together.
///
/// Between two of them only what is said of the second may stand: a paragraph that begins with the name of its way, strong,
/// and what follows it.
enum WayColumns {
  /// The passages with each group of at least two ways in one.
  static func group(_ passages: [Passage]) -> [Passage] {
    var grouped: [Passage] = []
    var rest = passages[...]
    while !rest.isEmpty {
      if let columns = take(&rest) {
        grouped.append(.ways(columns))
      } else if let passage = rest.popFirst() {
        grouped.append(passage)
      }
    }
    return grouped
  }

  /// Takes the columns away with which `rest` begins; `nil` if there are not two.
  private static func take(_ rest: inout ArraySlice<Passage>) -> [WayColumn]? {
    var behind = rest
    var columns: [WayColumn] = []
    while let (column, remainder) = column(behind) {
      if let first = columns.first, !first.isSamePart(as: column) { break }
      if columns.contains(where: { $0.way == column.way }) { break }
      columns.append(column)
      behind = remainder
    }
    guard columns.count > 1 else { return nil }
    rest = behind
    return columns
  }

  /// The listing of a way at the beginning, with what leads to it, and what is left.
  private static func column(_ passages: ArraySlice<Passage>) -> (WayColumn, rest: ArraySlice<Passage>)? {
    var lead: [Block] = []
    for (index, passage) in zip(passages.indices, passages) {
      switch passage {
      case .listing(let file, let part, _), .change(let file, let part, .some, _):
        guard let way = WayFileName(file)?.way, lead.isEmpty || lead[0].isAbout(way) else { return nil }
        let (from, lines) = passage.code
        let column = WayColumn(way: way, lead: lead, file: file, part: part, from: from, lines: lines)
        return (column, passages[(index + 1)...])
      case .block(let block) where !block.parts: lead.append(block)
      default: return nil
      }
    }
    return nil
  }
}

/// The name of a file, and which way it belongs to: `Callback+Tens.swift`, `Delegate/DelegatePresenter.swift`.
struct WayFileName: Equatable {
  // Pages know nothing of a stage, which has the list of the ways: a test of the book compares them.
  static let ways = ["Callback", "Delegate", "Observer", "Rx", "Today"]

  let way: String
  let counterpart: String

  init?(_ path: String) {
    guard path.hasPrefix("Chapters/"), let file = path.split(separator: "/").last else { return nil }
    let found = Self.ways.first { way in
      file.hasPrefix(way) && file.dropFirst(way.count).first.map { $0.isUppercase || "+.".contains($0) } == true
    }
    guard let found else { return nil }
    way = found
    counterpart = path.split(separator: "/").map { part in
      part.hasPrefix(found) ? String(part.dropFirst(found.count)) : String(part)
    }.joined(separator: "/")
  }
}

extension Passage {
  /// The earlier file, if it is a difference, and the lines.
  fileprivate var code: (from: String?, lines: [String]) {
    switch self {
    case .listing(_, _, let lines): (nil, lines)
    case .change(_, _, let from, let lines): (from, lines)
    default: (nil, [])
    }
  }
}

extension WayColumn {
  fileprivate func isSamePart(as other: WayColumn) -> Bool {
    part == other.part && (from == nil) == (other.from == nil)
      && WayFileName(file)?.counterpart == WayFileName(other.file)?.counterpart
  }
}

extension Block {
  /// Returns true if it begins with the name of the way, strong: `**Callback.**`
  fileprivate func isAbout(_ way: String) -> Bool {
    guard case .paragraph(let inlines) = content, case .strong(let name)? = inlines.first else { return false }
    return name.plainText.lowercased().hasPrefix(way.lowercased())
  }

  fileprivate var parts: Bool {
    switch content {
    case .heading, .rule: true
    case .paragraph, .list, .table, .code, .quote, .details, .comment: false
    }
  }
}

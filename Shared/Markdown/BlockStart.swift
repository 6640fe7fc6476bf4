/// How a block begins that is no paragraph.
enum BlockStart {
  case fence(Fence)
  case comment
  case heading(level: Int)
  case rule
  case quote
  case item(ItemMarker)
  case table([Table.Alignment])

  /// What begins with the first of these lines; `nil` if it is a paragraph.
  init?(_ lines: ArraySlice<SourceLine>) {
    guard let line = lines.first else { return nil }
    let text = line.trimmed
    if let fence = Fence(line.text) {
      self = .fence(fence)
    } else if text.hasPrefix("<!--") {
      self = .comment
    } else if case let marks = text.prefix(while: { $0 == "#" }), (1...6).contains(marks.count),
      text.dropFirst(marks.count).first == " "
    {
      self = .heading(level: marks.count)
    } else if Self.isRule(text) {
      self = .rule
    } else if text.hasPrefix(">") {
      self = .quote
    } else if let marker = ItemMarker(line.text) {
      self = .item(marker)
    } else if text.hasPrefix("|"), let below = lines.dropFirst().first, let alignments = TableRow.alignments(below) {
      self = .table(alignments)
    } else {
      return nil
    }
  }

  /// Whether it begins also where no blank line parts it from the paragraph above.
  var interruptsParagraph: Bool {
    // "1986. A great year" is a line of text.
    if case .item(let marker) = self { return marker.number == nil || marker.number == 1 }
    return true
  }

  /// Whether other blocks can stand in it.
  var holdsBlocks: Bool {
    switch self {
    case .quote, .item: true
    case .fence, .comment, .heading, .rule, .table: false
    }
  }

  private static func isRule(_ text: Substring) -> Bool {
    let marks = text.filter { $0 != " " }
    return marks.count >= 3 && "-*_".contains(where: { mark in marks.allSatisfy { $0 == mark } })
  }
}

/// What stands before the text of an item of a list: `- ` or `12. `.
struct ItemMarker: Equatable {
  /// Its number; `nil` for a bullet.
  let number: Int?

  /// The bullet, or what stands behind the number.
  let sign: Character

  /// The column where the item's text begins, from 0.
  let textColumn: Int

  /// Reads the beginning of a line; `nil` if no item begins there.
  init?(_ line: String) {
    guard let match = line.prefixMatch(of: /( *)([-*+]|\d{1,9}[.)])( +|$)/), let sign = match.2.last else { return nil }
    number = Int(match.2.dropLast())
    self.sign = sign
    // More than four blanks would be the first line of a block of code, which has fences here.
    textColumn = match.1.count + match.2.count + max(1, match.3.count)
  }

  /// Whether an item with this marker goes on with a list of the other.
  func continues(_ other: ItemMarker) -> Bool { sign == other.sign && (number == nil) == (other.number == nil) }
}

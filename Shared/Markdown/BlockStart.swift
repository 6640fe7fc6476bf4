/// The beginning of a block that is not a paragraph.
enum BlockStart {
  case fence(Fence)
  case comment
  case heading(level: Int)
  case rule
  case quote
  case details
  case item(ItemMarker)
  case table([Table.Alignment])

  /// Creates the beginning of the block that starts with the first of these lines; `nil` for a paragraph.
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
    } else if text.hasPrefix("<details>") {
      self = .details
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

  /// True if it begins a block even without a blank line between it and the paragraph above.
  var interruptsParagraph: Bool {
    // "1986. A great year" is a line of text.
    if case .item(let marker) = self { return marker.number == nil || marker.number == 1 }
    return true
  }

  var holdsBlocks: Bool {
    switch self {
    case .quote, .details, .item: true
    case .fence, .comment, .heading, .rule, .table: false
    }
  }

  private static func isRule(_ text: Substring) -> Bool {
    let marks = text.filter { $0 != " " }
    return marks.count >= 3 && "-*_".contains(where: { mark in marks.allSatisfy { $0 == mark } })
  }
}

/// The marker before the text of an item of a list: `- ` or `12. `.
struct ItemMarker: Equatable {
  /// Its number; `nil` for a bullet.
  let number: Int?
  let sign: Character
  let textColumn: Int

  /// Reads the beginning of a line; `nil` if no item begins there.
  init?(_ line: String) {
    guard let match = line.prefixMatch(of: /( *)([-*+]|\d{1,9}[.)])( +|$)/), let sign = match.2.last else { return nil }
    number = Int(match.2.dropLast())
    self.sign = sign
    // More than four blanks would be the first line of a block of code, which has fences here.
    textColumn = match.1.count + match.2.count + max(1, match.3.count)
  }

  /// Returns true if an item with this marker continues a list whose first marker is `other`.
  func continues(_ other: ItemMarker) -> Bool { sign == other.sign && (number == nil) == (other.number == nil) }
}

extension BlockReader {
  /// Takes the items that belong together away from `rest`, which begins with one.
  mutating func takeList(_ first: ItemMarker, _ rest: inout ArraySlice<SourceLine>) -> List {
    var items: [[Block]] = []
    var isTight = true
    while let marker = rest.first.flatMap({ ItemMarker($0.text) }), marker.continues(first) {
      var lines = Self.takeItem(marker, &rest)
      let blanks = lines.reversed().prefix(while: \.isBlank).count
      lines.removeLast(blanks)
      let isLast = rest.first.flatMap { ItemMarker($0.text) }.map { !$0.continues(first) } ?? true
      let content = read(lines)
      if blanks > 0 && !isLast || Self.hasGaps(content) { isTight = false }
      items.append(content)
    }
    return List(start: first.number, isTight: isTight, items: items)
  }

  /// The lines of an item without its marker, with the blank lines behind it.
  private static func takeItem(_ marker: ItemMarker, _ rest: inout ArraySlice<SourceLine>) -> [SourceLine] {
    guard var head = rest.popFirst() else { return [] }
    head.text = String(head.text.dropFirst(marker.textColumn))
    var lines = [head]
    var end = ItemEnd()
    end.note(head)
    while let line = rest.first {
      let goesOn =
        line.isBlank || line.indentation >= marker.textColumn
        // A paragraph may go on without being indented, and nothing else.
        || end.isParagraph && BlockStart(rest) == nil
      guard goesOn else { break }
      lines.append(line.dedented(by: marker.textColumn))
      end.note(lines[lines.count - 1])
      rest.removeFirst()
    }
    return lines
  }

  /// Returns true if an item has more than one paragraph.
  private static func hasGaps(_ content: [Block]) -> Bool {
    content.count { if case .paragraph = $0.content { true } else { false } } > 1
  }
}

/// With what the lines of an item end so far.
private struct ItemEnd {
  private(set) var isParagraph = false
  private var fence: Fence?

  /// Goes on with a line.
  mutating func note(_ line: SourceLine) {
    if let open = fence {
      if open.isClosed(by: line.text) { fence = nil }
      isParagraph = false
    } else if let opened = Fence(line.text) {
      (fence, isParagraph) = (opened, false)
    } else {
      isParagraph = !line.isBlank && !line.trimmed.hasPrefix("|") && Self.holdsText(line)
    }
  }

  private static func holdsText(_ line: SourceLine) -> Bool {
    switch BlockStart([line][...]) {
    case nil, .quote, .item: true
    case .fence, .details, .comment, .heading, .rule, .table: false
    }
  }
}

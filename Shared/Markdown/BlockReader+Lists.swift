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
    while let line = rest.first {
      let goesOn =
        line.isBlank || line.indentation >= marker.textColumn
        // A paragraph may go on without being indented.
        || lines.last?.isBlank == false && BlockStart(rest) == nil
      guard goesOn else { break }
      lines.append(line.dedented(by: marker.textColumn))
      rest.removeFirst()
    }
    return lines
  }

  /// Whether there is more in an item than a paragraph and what can stand right below one.
  private static func hasGaps(_ content: [Block]) -> Bool {
    content.count { if case .paragraph = $0.content { true } else { false } } > 1
  }
}

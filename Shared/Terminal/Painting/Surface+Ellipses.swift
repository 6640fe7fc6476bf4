extension Surface {
  /// The surface for a terminal that shows ASCII only, with points beside each ellipsis: alone it would look like the end
  /// of a sentence.
  ///
  /// They stand on blanks behind it that are not needed to part two texts; where a text was cut, on its last letters.
  var withEllipsesOfPoints: Surface {
    var surface = self
    for index in cells.indices where cells[index].scalar == "…" {
      let place = Place(column: index % extent.columns, row: index / extent.columns)
      let behind = (place.column + 1..<extent.columns).map { cells[index - place.column + $0] }
      let blanks = behind.prefix(while: \.isBlank).count
      let isLastOfRow = blanks == behind.count
      let points = min(2, isLastOfRow ? blanks : blanks - 1)
      if points > 0 {
        surface.writePoints(points, at: place.column + 1, of: place.row, like: cells[index])
      } else if place.column >= 2, surface.isCut(before: index, isLastOfRow, behind.prefix(2)) {
        surface.writePoints(2, at: place.column - 2, of: place.row, like: cells[index])
      }
    }
    return surface
  }

  /// Returns true if a text before an ellipsis seems to be cut there: at an edge, or within a word.
  private func isCut(before index: Int, _ isLastOfRow: Bool, _ behind: ArraySlice<Packed>) -> Bool {
    let letters = cells[index - 2..<index]
    if isLastOfRow || behind.first(where: { !$0.isBlank })?.isLineOfFrame == true {
      return letters.allSatisfy(\.isPartOfText)
    }
    return behind.first?.isBlank == true && letters.allSatisfy(\.isLetter)
  }

  private mutating func writePoints(_ count: Int, at column: Int, of row: Int, like cell: Packed) {
    write(String(repeating: ".", count: count), at: Place(column: column, row: row), style: cell.style)
  }
}

extension Surface.Packed {
  fileprivate var isLineOfFrame: Bool { scalar.map { ("\u{2500}"..."\u{257F}").contains($0) } ?? false }

  /// True for a letter, which may be replaced where a text was cut.
  fileprivate var isLetter: Bool { scalar.map { $0.properties.isAlphabetic } ?? false }

  fileprivate var isPartOfText: Bool { !isBlank && !isLineOfFrame }
}

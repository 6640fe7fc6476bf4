extension Surface {
  /// Writes a line of text from a place on, inside of an area.
  ///
  /// Half of a wide character at an edge is a blank, and so is the other half of one that is written over. A character
  /// that a terminal obeys, or that is invisible, becomes `U+FFFD`: ``Swift/String/visible`` tells more about it. Also
  /// a line break; wrap before. What takes no column by itself is left out, a mark stands on a dotted circle.
  ///
  /// - Returns: the column after the text, also if that is outside.
  @discardableResult
  public mutating func write(_ text: String, at place: Place, style: TextStyle = .plain, in area: Area? = nil) -> Int {
    let area = area.map { $0.intersection(Area(extent)) } ?? Area(extent)
    guard area.rows.contains(place.row) else { return place.column + text.displayWidth }
    var line = Line(column: place.column, start: place.row * extent.columns, columns: area.columns, style: style)
    for character in text {
      let scalars = character.unicodeScalars
      guard let head = scalars.first else { continue }
      if scalars.index(after: scalars.startIndex) == scalars.endIndex {
        put(head, on: &line)
      } else if character.isEmojiSequence {
        put(Self.safe(scalars, isRegion: character.spellsRegion), columns: 2, on: &line)
      } else {
        putPieces(of: scalars, on: &line)
      }
    }
    return line.column
  }

  /// Fills an area with blanks, or with another character of one column.
  public mutating func fill(_ area: Area, with character: Character = " ", style: TextStyle = .plain) {
    let area = area.intersection(Area(extent))
    let text = String(repeating: character, count: area.extent.columns)
    for row in area.rows { write(text, at: Place(column: area.origin.column, row: row), style: style, in: area) }
  }
}

extension Surface {
  /// The place of the next character.
  private struct Line {
    var column: Int
    /// The index of the row's first cell.
    let start: Int
    /// The columns where it may write.
    let columns: Range<Int>
    let style: TextStyle
  }

  /// Long enough for every emoji sequence of UTS #51; more marks than that on one character are left out.
  private static var longest: Int { 32 }

  private static func safe(_ scalars: Character.UnicodeScalarView, isRegion: Bool) -> String {
    var text = ""
    for scalar in scalars.prefix(longest) where !scalar.isHidden || isRegion && scalar.isTag {
      text.unicodeScalars.append(scalar)
    }
    return text
  }

  private mutating func put(_ scalar: Unicode.Scalar, on line: inout Line) {
    if scalar.isHidden { return put(Packed(scalar: 0xFFFD, style: line.style), on: &line) }
    let columns = scalar.columns
    if columns > 0 {
      put(Packed(scalar: scalar.value, isWide: columns == 2, style: line.style), on: &line)
    } else if scalar.isMark {
      put("\u{25CC}\(scalar)", columns: 1, on: &line)
    }
  }

  /// A grapheme that is no picture: syllables of more than two columns fill cells of their own, piece by piece.
  private mutating func putPieces(of scalars: Character.UnicodeScalarView, on line: inout Line) {
    var piece = scalars.first?.isMark == true ? "\u{25CC}" : ""
    var columns = piece.isEmpty ? 0 : 1
    var count = 0
    for scalar in scalars {
      let added = scalar.isHidden ? 1 : scalar.columns
      if columns > 0, added > 0, scalar.isHidden || columns + added > 2 {
        put(piece, columns: columns, on: &line)
        (piece, columns, count) = ("", 0, 0)
      }
      if count < Self.longest { piece.unicodeScalars.append(scalar.isHidden ? "\u{FFFD}" : scalar) }
      columns += added
      count += 1
    }
    put(piece, columns: columns, on: &line)
  }

  private mutating func put(_ piece: String, columns: Int, on line: inout Line) {
    guard columns > 0, let head = piece.unicodeScalars.first else { return }
    if piece.unicodeScalars.count == 1 {
      put(Packed(scalar: head.value, isWide: columns == 2, style: line.style), on: &line)
    } else {
      put(Packed(grapheme: number(of: piece), isWide: columns == 2, style: line.style), on: &line)
    }
  }

  private mutating func put(_ cell: Packed, on line: inout Line) {
    let columns = cell.columns
    defer { line.column += columns }
    if columns == 1 {
      if line.columns.contains(line.column) { replace(line.column, with: cell, on: line) }
      return
    }
    let halves = [line.columns.contains(line.column), line.columns.contains(line.column + 1)]
    switch (halves[0], halves[1]) {
    case (true, true):
      replace(line.column, with: cell, on: line)
      replace(line.column + 1, with: .secondHalf(line.style), on: line)
    case (true, false): replace(line.column, with: .blank(line.style), on: line)
    case (false, true): replace(line.column + 1, with: .blank(line.style), on: line)
    case (false, false): break
    }
  }

  /// Replaces a cell; the other half of a wide character that stood there becomes a blank.
  private mutating func replace(_ column: Int, with cell: Packed, on line: Line) {
    let index = line.start + column
    if cells[index].isWide, column + 1 < extent.columns { cells[index + 1] = .blank(cells[index + 1].style) }
    if cells[index].isSecondHalf, column > 0 { cells[index - 1] = .blank(cells[index - 1].style) }
    cells[index] = cell
  }
}

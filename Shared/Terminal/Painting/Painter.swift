/// Turns the surface that a terminal shows into the next one, with few bytes.
///
/// Only what changed is written, after ECMA-48 and xterm's control sequences. It never writes a line break in the last row
/// nor relies on where the cursor is after the last column, and wide characters are always written whole. Where terminals
/// dispute how wide a character is, its columns are blanked before, the cursor is placed after, and what it could have
/// covered is written again: whatever the terminal does, the frames stay straight.
public struct Painter: Sendable {
  /// True to write colours; without them bold, faint, underlined and reversed are kept.
  public let hasColors: Bool
  /// True to write characters beyond ASCII; false to write likenesses in ASCII.
  public let hasUTF8: Bool

  private var shown: Surface?
  private var showsCaret = true
  private var pen: Pen

  /// A painter for a terminal of which nothing is known yet.
  public init(hasColors: Bool = true, hasUTF8: Bool = true) {
    (self.hasColors, self.hasUTF8) = (hasColors, hasUTF8)
    pen = Pen(hasColors: hasColors)
  }

  /// Forgets what the terminal shows: the next surface is written whole, as after the program was suspended.
  public mutating func forget() {
    shown = nil
    showsCaret = true
  }

  /// The bytes after which the terminal shows `surface`; none if it does already.
  ///
  /// A surface of another extent is written whole.
  public mutating func paint(_ surface: Surface) -> [UInt8] {
    let surface = hasUTF8 ? surface : surface.withEllipsesOfPoints
    let before: Surface
    if let shown, shown.extent == surface.extent {
      before = shown
      pen.begin()
    } else {
      before = Surface(surface.extent)
      pen = Pen(hasColors: hasColors)
      pen.clear()
    }
    let isWhole = shown == nil || shown?.extent != surface.extent
    for row in 0..<surface.extent.rows { paint(row, of: surface, over: before) }
    shown = surface
    return finish(surface.caret.flatMap { Area(surface.extent).contains($0) ? $0 : nil }, isWhole)
  }

  private mutating func finish(_ caret: Place?, _ isWhole: Bool) -> [UInt8] {
    let hides = (showsCaret || isWhole) && (!pen.bytes.isEmpty || caret == nil)
    var bytes: [UInt8] = []
    if hides {
      bytes += ControlSequence.hideCaret
      showsCaret = false
    }
    if let caret {
      pen.move(to: caret)
      if !showsCaret { pen.write(ControlSequence.showCaret) }
      showsCaret = true
    }
    bytes += pen.bytes
    // A synchronized update (DEC mode 2026), which terminals without it ignore.
    return bytes.count > 256 ? ControlSequence.beginUpdate + bytes + ControlSequence.endUpdate : bytes
  }

  // MARK: Rows

  private mutating func paint(_ row: Int, of surface: Surface, over before: Surface) {
    let columns = surface.extent.columns
    let start = row * columns
    guard let first = firstChange(in: start..<start + columns, of: surface, over: before) else { return }
    let tail = blankTail(start, surface, before)
    // Cells that a disputed character may have covered are written again up to here.
    var covered = start
    var index = surface.cells[first].isSecondHalf ? first - 1 : first
    let end = tail ?? start + columns
    while index < end {
      let cell = surface.cells[index]
      let width = max(1, cell.columns)
      let isChanged = index < covered || (index..<min(end, index + width)).contains { changed($0, surface, before) }
      if isChanged, !cell.isSecondHalf {
        pen.place(Place(column: index - start, row: row), stepping: stepping(surface, row, index))
        covered = max(covered, index + draw(cell, of: surface, room: start + columns - index))
      }
      index += width
    }
    if let tail { pen.eraseToEndOfLine(from: Place(column: tail - start, row: row)) }
  }

  private func changed(_ index: Int, _ surface: Surface, _ before: Surface) -> Bool {
    !surface.looks(surface.cells[index], like: before.cells[index], of: before)
  }

  private func firstChange(in range: Range<Int>, of surface: Surface, over before: Surface) -> Int? {
    surface.cells.withUnsafeBufferPointer { cells in
      before.cells.withUnsafeBufferPointer { old in
        range.first { !surface.looks(cells[$0], like: old[$0], of: before) }
      }
    }
  }

  /// Returns the place where the blanks at the end of the row begin, if erasing them is shorter than writing them.
  private func blankTail(_ start: Int, _ surface: Surface, _ before: Surface) -> Int? {
    let end = start + surface.extent.columns
    var tail = end
    var lastChange: Int?
    while tail > start, surface.cells[tail - 1] == .blank(.plain) {
      tail -= 1
      if changed(tail, surface, before), lastChange == nil { lastChange = tail }
    }
    guard let lastChange, lastChange - tail >= 4 else { return nil }
    return tail
  }

  /// The ASCII letters between the cursor and a cell, if they are in the pen's style: written again they move the cursor.
  private func stepping(_ surface: Surface, _ row: Int, _ index: Int) -> [UInt8] {
    guard let cursor = pen.cursor, cursor.row == row else { return [] }
    let next = row * surface.extent.columns + cursor.column
    guard next < index, index - next < 4 else { return [] }
    let cells = surface.cells[next..<index]
    let letters = cells.compactMap { cell -> UInt8? in
      guard cell.style == pen.style, let scalar = cell.scalar, scalar.isASCII else { return nil }
      return UInt8(scalar.value)
    }
    return letters.count == cells.count ? letters : []
  }

  /// - Returns: how many columns the terminal may have covered.
  private mutating func draw(_ cell: Surface.Packed, of surface: Surface, room: Int) -> Int {
    pen.change(to: cell.style)
    if let scalar = cell.scalar, scalar.isASCII {
      pen.letter(UInt8(scalar.value), isLast: room == 1)
      return 1
    }
    let columns = cell.columns
    let text = surface.text(of: cell)
    guard hasUTF8 else {
      pen.text(text.inASCII(columns: columns), columns: columns, isLast: room <= columns)
      return columns
    }
    guard let disputed = text.disputedColumns else {
      pen.text(text, columns: columns, isLast: room <= columns)
      return columns
    }
    pen.disputed(text, columns: columns)
    return disputed
  }
}

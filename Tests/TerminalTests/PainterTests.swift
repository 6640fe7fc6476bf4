import ModelTerminal
import Terminal
import Testing

@Suite("Painter")
struct PainterTests {
  /// The differences between a terminal and a surface.
  private func differences(_ terminal: ModelTerminal, _ surface: Surface, leavingOut disputed: Bool = false) -> [String]
  {
    var found: [String] = []
    for row in 0..<surface.extent.rows {
      var column = 0
      while column < surface.extent.columns {
        let cell = surface[Place(column: column, row: row)]
        let shown = terminal.cell(column: column, row: row)
        let isJoined = cell.text.unicodeScalars.count > 1 || cell.text.unicodeScalars.contains { $0.value >= 0x1F1E6 }
        if !(disputed && isJoined),
          shown.text != cell.text || shown.columns != cell.columns || shown.style != ModelTerminal.Style(cell.style)
        {
          found.append("\(column), \(row): \(cell) shown as \(shown)")
        }
        column += max(1, cell.columns)
      }
    }
    if terminal.showsCursor != (surface.caret.map { Area(surface.extent).contains($0) } ?? false) {
      found.append("the caret")
    }
    if let caret = surface.caret, terminal.showsCursor, (caret.column, caret.row) != terminal.cursor {
      found.append("the caret's place")
    }
    return found
  }

  @Test(arguments: 1...8)
  func `whatever is painted after whatever, the terminal shows the surface`(_ seed: Int) {
    var random = SeededNumbers(seed: UInt64(seed))
    let extent = Extent(
      columns: Int.random(in: 1...24, using: &random), rows: Int.random(in: 1...6, using: &random))
    var terminal = ModelTerminal(columns: extent.columns, rows: extent.rows)
    var painter = Painter()
    var surface = Surface(extent)
    for _ in 0..<100 {
      if Int.random(in: 0..<10, using: &random) == 0 { surface = Surface(extent) }
      Samples.change(&surface, &random)
      terminal.apply(painter.paint(surface))
      let found = differences(terminal, surface)
      guard found.isEmpty else { return #expect(found.first == nil) }
      #expect(painter.paint(surface) == [])
    }
    #expect(terminal.unknown == [])
    #expect(terminal.scrollCount == 0)
  }

  @Test(arguments: 1...8)
  func `a terminal that knows no graphemes shows all else in its place`(_ seed: Int) {
    var random = SeededNumbers(seed: UInt64(seed))
    var terminal = ModelTerminal(columns: 24, rows: 5, joinsGraphemes: false)
    terminal.apply("\u{1B}[?7l".utf8)
    var painter = Painter()
    var surface = Surface(Extent(columns: 24, rows: 5))
    for _ in 0..<100 {
      Samples.change(&surface, &random)
      terminal.apply(painter.paint(surface))
      let found = differences(terminal, surface, leavingOut: true)
      guard found.isEmpty else { return #expect(found.first == nil) }
    }
    #expect(terminal.scrollCount == 0)
  }

  @Test(arguments: 1...10)
  func `after each of many changes of size the terminal shows the surface`(_ seed: Int) {
    var random = SeededNumbers(seed: UInt64(seed))
    var terminal = ModelTerminal()
    var painter = Painter()
    for _ in 0..<100 {
      let extent = Extent(
        columns: Int.random(in: 1...30, using: &random), rows: Int.random(in: 1...10, using: &random))
      terminal.resize(columns: extent.columns, rows: extent.rows)
      var surface = Surface(extent)
      Samples.change(&surface, &random)
      terminal.apply(painter.paint(surface))
      #expect(differences(terminal, surface) == [])
    }
    #expect(terminal.scrollCount == 0)
  }

  @Test func `a forgotten screen is painted whole, over any contents`() {
    var terminal = ModelTerminal(columns: 20, rows: 3)
    var painter = Painter()
    var surface = Surface(Extent(columns: 20, rows: 3))
    surface.write("日本語", at: Place(column: 2, row: 1), style: TextStyle(.bold))
    terminal.apply(painter.paint(surface))
    terminal.apply("\u{1B}[H\u{1B}[44mleft by somebody\u{1B}[?25h".utf8)
    painter.forget()
    terminal.apply(painter.paint(surface))
    #expect(differences(terminal, surface) == [])
  }

  // MARK: Bytes

  /// What is painted when a surface changes.
  private func bytes(
    _ extent: Extent = Extent(columns: 40, rows: 4), from before: (inout Surface) -> Void = { _ in },
    to after: (inout Surface) -> Void
  ) -> String {
    var painter = Painter()
    var surface = Surface(extent)
    before(&surface)
    _ = painter.paint(surface)
    after(&surface)
    return String(decoding: painter.paint(surface), as: UTF8.self).replacing("\u{1B}[", with: "␛")
  }

  @Test func `one changed cell costs a move and the character; a caret is hidden meanwhile and comes back`() {
    let extent = Extent(columns: 200, rows: 60)
    let cell = bytes(extent) {
      $0.fill(Area(extent), with: "x")
    } to: {
      $0.write("y", at: Place(column: 150, row: 50))
    }
    #expect(cell == "␛51;151Hy")
    let caret = bytes(extent) {
      $0.caret = Place(column: 5, row: 3)
    } to: {
      $0.write("y", at: Place(column: 5, row: 3))
      $0.caret = Place(column: 6, row: 3)
    }
    #expect(caret == "␛?25ly␛?25h")
  }

  @Test("moves, styles and erasing take the shortest sequences; after a disputed character the cursor is placed")
  func shortest() {
    let moves = bytes {
      $0.write("abc", at: Place(column: 0, row: 0))
    } to: {
      $0.write("X c Y", at: Place(column: 0, row: 0))
      $0.write("Z", at: Place(column: 0, row: 1))
    }
    #expect(moves == "\rX c Y\r\nZ")
    let erasing = bytes {
      $0.write("a long text to go", at: Place(column: 0, row: 1))
    } to: {
      $0.fill(Area(column: 2, row: 1, columns: 38, rows: 1))
    }
    #expect(erasing == "␛16D␛K")
    let styles = bytes {
      $0.write("a", at: Place(column: 0, row: 2), style: TextStyle(.bold))
      $0.write("b", at: Place(column: 1, row: 2), style: TextStyle(.bold, foreground: .red))
      $0.write("c", at: Place(column: 2, row: 2), style: TextStyle(foreground: .red))
    }
    #expect(styles == "␛3H␛1ma␛31mb␛0;31mc")
    let disputed = bytes { $0.write("❤️x日y", at: Place(column: 1, row: 0)) }
    #expect(disputed == "␛;2H  ␛;2H❤️␛;4Hx日y", "before it its columns are blanked")
  }

  @Test func `a large change is one synchronized update`() {
    var painter = Painter()
    var surface = Surface(Extent(columns: 40, rows: 20))
    surface.fill(Area(surface.extent), with: "x")
    let text = String(decoding: painter.paint(surface), as: UTF8.self)
    #expect(text.hasPrefix("\u{1B}[?2026h"))
    #expect(text.hasSuffix("\u{1B}[?2026l"))
  }

  @Test func `without colours the other traits stay`() {
    var terminal = ModelTerminal(columns: 10, rows: 1)
    var painter = Painter(hasColors: false)
    var surface = Surface(Extent(columns: 10, rows: 1))
    surface.write(
      "a", at: Place(column: 0, row: 0), style: TextStyle([.bold, .reversed], foreground: .red, background: .blue))
    surface.write("b", at: Place(column: 1, row: 0), style: TextStyle(foreground: .red))
    terminal.apply(painter.paint(surface))
    var expected = ModelTerminal.Style.plain
    #expect(terminal.cell(column: 1, row: 0).style == expected)
    expected.isBold = true
    expected.isReversed = true
    #expect(terminal.cell(column: 0, row: 0).style == expected)
  }

  @Test func `without UTF-8 only ASCII is written, and each likeness has the columns of the original`() {
    var terminal = ModelTerminal(columns: 20, rows: 3)
    var painter = Painter(hasUTF8: false)
    var surface = Surface(Extent(columns: 20, rows: 3))
    surface.write("┌─ é ─┐ 日本 e\u{301}", at: Place(column: 0, row: 0))
    surface.write("│ 👨‍👩‍👧… ▸ ●━╌ ✓ “x”", at: Place(column: 0, row: 1))
    let bytes = painter.paint(surface)
    terminal.apply(bytes)
    #expect(bytes.allSatisfy { $0 < 0x80 })
    #expect(terminal.text(row: 0) == "+- ? -+ ? ?  e      ")
    #expect(terminal.text(row: 1) == "| ? . > *=- v \"x\"   ")
  }
}

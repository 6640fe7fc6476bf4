import Terminal
import Testing

@Suite("Surface")
struct SurfaceTests {
  private func surface(_ columns: Int = 8, _ write: (inout Surface) -> Void) -> String {
    var surface = Surface(Extent(columns: columns, rows: 1))
    write(&surface)
    return surface.text(row: 0)
  }

  @Test(
    "text is cut at the edges and of an area, and half of a wide character there is a blank",
    arguments: [
      ("abcdefghij", -2, 0, nil, "cdefghij"), ("日本語日本", -1, 0, nil, " 本語日 "), ("abc", 0, 1, nil, "        "),
      ("abcdefgh", 0, 0, 2..<5, "  cde   "), ("日本語", 1, 0, 2..<5, "   本   "),
      // A syllable of three columns fills cells piece by piece.
      ("क्षि|", 0, 0, nil, "क्षि|    "),
      // Control characters are replaced, marks alone stand on a circle, zero-width characters are left out.
      ("a\u{1B}[b\r\n\u{202E}", 0, 0, nil, "a\u{FFFD}[b\u{FFFD}\u{FFFD}\u{FFFD} "),
      ("\u{301}a\u{200B}b", 0, 0, nil, "\u{25CC}\u{301}ab     "),
    ] as [(String, Int, Int, Range<Int>?, String)])
  func written(_ text: String, _ column: Int, _ row: Int, _ columns: Range<Int>?, _ shown: String) {
    let area = columns.map { Area(column: $0.lowerBound, row: 0, columns: $0.count, rows: 1) }
    #expect(surface { $0.write(text, at: Place(column: column, row: row), in: area) } == shown)
  }

  @Test(
    "writing over half of a wide character leaves a blank in the place of the other",
    arguments: [("x", 2, "日x 語  "), ("x", 3, "日 x語  "), ("字", 1, " 字 語  "), ("字", 2, "日字語  ")])
  func halves(_ text: String, _ column: Int, _ shown: String) {
    let surface = surface {
      $0.write("日本語", at: Place(column: 0, row: 0))
      $0.write(text, at: Place(column: column, row: 0))
    }
    #expect(surface == shown)
  }

  @Test func `a thousand marks on one character are cut to the length of emoji`() {
    let text = surface { $0.write("a" + String(repeating: "\u{301}", count: 1000) + "b", at: Place(column: 0, row: 0)) }
    #expect(text.unicodeScalars.count == 32 + 7)
  }

  @Test func `filling covers an area`() {
    #expect(surface { $0.fill(Area(column: 1, row: 0, columns: 3, rows: 9), with: "·") } == " ···    ")
  }

  @Test func `two surfaces are equal when they look the same, however they came about`() {
    var one = Surface(Extent(columns: 8, rows: 1))
    var other = one
    one.write("e\u{301}👨‍👩‍👧", at: Place(column: 0, row: 0))
    other.write("👨‍👩‍👧", at: Place(column: 1, row: 0))
    #expect(one != other)
    other.write("e\u{301}", at: Place(column: 0, row: 0))
    #expect(one == other)
    other.caret = Place(column: 0, row: 0)
    #expect(one != other)
  }

  @Test func `a negative extent is empty, and ignores writing`() {
    var surface = Surface(Extent(columns: -3, rows: 5))
    surface.write("text", at: Place(column: 0, row: 0))
    #expect(surface.extent == Extent(columns: 0, rows: 5))
    #expect(surface[Place(column: 0, row: 0)].text == " ")
  }
}

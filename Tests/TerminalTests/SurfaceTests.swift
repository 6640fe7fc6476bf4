import Terminal
import Testing

@Suite("Surface")
struct SurfaceTests {
  private func surface(_ columns: Int = 8, _ write: (inout Surface) -> Void) -> String {
    var surface = Surface(Extent(columns: columns, rows: 1))
    write(&surface)
    return surface.text(row: 0)
  }

  @Test("text is cut at the edges, and half of a wide character there is a blank")
  func clipping() {
    #expect(surface { $0.write("abcdefghij", at: Place(column: -2, row: 0)) } == "cdefghij")
    #expect(surface { $0.write("日本語日本", at: Place(column: -1, row: 0)) } == " 本語日 ")
    #expect(surface { $0.write("abc", at: Place(column: 0, row: 1)) } == "        ")
    let area = Area(column: 2, row: 0, columns: 3, rows: 1)
    #expect(surface { $0.write("abcdefgh", at: Place(column: 0, row: 0), in: area) } == "  cde   ")
    #expect(surface { $0.write("日本語", at: Place(column: 1, row: 0), in: area) } == "   本   ")
  }

  @Test("writing over half of a wide character leaves a blank in the place of the other")
  func halves() {
    func over(_ text: String, at column: Int) -> String {
      surface {
        $0.write("日本語", at: Place(column: 0, row: 0))
        $0.write(text, at: Place(column: column, row: 0))
      }
    }
    #expect(over("x", at: 2) == "日x 語  ")
    #expect(over("x", at: 3) == "日 x語  ")
    #expect(over("字", at: 1) == " 字 語  ")
    #expect(over("字", at: 2) == "日字語  ")
  }

  @Test("control characters become U+FFFD, marks alone stand on a circle, zero-width characters are left out")
  func replacing() {
    #expect(
      surface { $0.write("a\u{1B}[b\r\n\u{202E}", at: Place(column: 0, row: 0)) }
        == "a\u{FFFD}[b\u{FFFD}\u{FFFD}\u{FFFD} ")
    #expect(surface { $0.write("\u{301}a\u{200B}b", at: Place(column: 0, row: 0)) } == "\u{25CC}\u{301}ab     ")
  }

  @Test("a thousand marks on one character are cut to the length of emoji")
  func manyMarks() {
    let text = surface { $0.write("a" + String(repeating: "\u{301}", count: 1000) + "b", at: Place(column: 0, row: 0)) }
    #expect(text.unicodeScalars.count == 32 + 7)
  }

  @Test("a syllable of three columns fills cells piece by piece")
  func pieces() {
    #expect(surface { $0.write("क्षि|", at: Place(column: 0, row: 0)) } == "क्षि|    ")
  }

  @Test("filling covers an area")
  func areas() {
    #expect(surface { $0.fill(Area(column: 1, row: 0, columns: 3, rows: 9), with: "·") } == " ···    ")
  }

  @Test("two surfaces are equal when they look the same, however they came about")
  func equality() {
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

  @Test("a negative extent is empty, and ignores writing")
  func nothing() {
    var surface = Surface(Extent(columns: -3, rows: 5))
    surface.write("text", at: Place(column: 0, row: 0))
    #expect(surface.extent == Extent(columns: 0, rows: 5))
    #expect(surface[Place(column: 0, row: 0)].text == " ")
  }
}

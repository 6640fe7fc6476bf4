import ModelTerminal
import Terminal
import Testing

@Suite("Text on a terminal that shows ASCII only")
struct ASCIIFormTests {
  @Test(
    "has a likeness for each sign of a drawing, on as many columns",
    arguments: [
      ("┌ a ─┐", "+ a -+"), ("▸ 1 → 2 ▷", "> 1 > 2 >"), ("a ↔ b", "a - b"), ("日本|", "? ? |"), ("e\u{301}|", "e|"),
      ("20 °C", "20 oC"), ("plain\nlines\n", "plain\nlines\n"),
      // It shows that it was cut with three points where there are blanks for them.
      ("cut…", "cut..."), ("cut…\nnext", "cut...\nnext"), ("cut…   |", "cut... |"), ("cut…  |", "cut.. |"),
      ("cut… |", "cut. |"), ("\"cut…\"", "\"cut...\""),
    ])
  func likeness(_ text: String, _ form: String) { #expect(text.inASCII == form) }

  @Test(
    "on a surface a text that is cut ends in three points, also where there is no room behind it",
    arguments: [
      ("wait…       ", "wait...     "), ("e do…  t    ", "e do.. t    "), ("long te… ›  ", "long ... >  "),
      ("│abcdefghi…│", "|abcdefg...|"),
      ("│ abcdefg… │", "| abcde... |"), ("│ abcdef…  │", "| abcdef.. |"), ("abcdefghijk…", "abcdefghi..."),
      ("a日本語日本…", "a? ? ? ? ..."),
      ("a … b       ", "a . b       "), ("say \"ab…\"   ", "say \"ab.\"   "),
    ])
  func surface(_ text: String, _ shown: String) {
    var surface = Surface(Extent(columns: 12, rows: 1))
    surface.write(text, at: Place(column: 0, row: 0))
    var terminal = ModelTerminal(columns: 12, rows: 1)
    var painter = Painter(hasUTF8: false)
    terminal.apply(painter.paint(surface))
    #expect(terminal.text(columns: 0..<12, rows: 0..<1) == [shown])
    #expect(painter.paint(surface) == [])
  }
}

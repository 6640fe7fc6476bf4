import Highlighting
import Terminal
import Testing

@testable import Stage
@testable import TerminalStage

@Suite("A source file in rows")
struct CodeTextTests {
  @Test(
    "each line has its number, and a sign if it ran",
    arguments: [
      ("of each", "a\n\nb\n", [1, 3], 20, ["▸   1 a", "    2 ", "▸   3 b"]),
      (
        "a line that is too long continues below, broken at a blank and indented", "  let one = two + three", [1], 22,
        ["▸   1   let one = two ", "▸           + three"]
      ),
      (
        "or where it must be", "abcdefghijklmnopqrst", [], 16,
        ["    1 abcdefghij", "          klmnop", "          qrst"]
      ),
      ("wide characters are whole", "// 日本語学校", [], 15, ["    1 // 日本語", "          学校"]),
      ("control characters are escaped", "\u{1B}[2J", [], 30, ["    1 \\u{1B}[2J"]),
    ])
  func rows(_ claim: String, _ text: String, _ ran: [Int], _ columns: Int, _ rows: [String]) {
    let text = CodeText(HighlightedSource(text), ran: ran)
    #expect(text.lines.indices.flatMap { text.rows($0, columns: columns) }.map { $0.map(\.text).joined() } == rows)
  }

  @Test func `keywords can be distinguished from names without colour too`() {
    let text = CodeText(HighlightedSource("let a // b"), ran: [])
    #expect(text.rows(0, columns: 40)[0].dropFirst(2).map(\.look) == [.code(.keyword), .code(.plain), .code(.comment)])
    #expect(TextRun.Look.code(.keyword).textStyle.traits == .bold)
    #expect(TextRun.Look.code(.comment).textStyle.traits.contains(.faint))
  }
}

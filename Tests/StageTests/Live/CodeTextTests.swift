import Highlighting
import Terminal
import Testing

@testable import Stage
@testable import TerminalStage

@Suite("A source file in rows")
struct CodeTextTests {
  private func rows(_ text: String, ran: [Int] = [], columns: Int) -> [String] {
    let text = CodeText(HighlightedSource(text), ran: ran)
    return text.lines.indices.flatMap { text.rows($0, columns: columns) }.map { $0.map(\.text).joined() }
  }

  @Test("each line has its number, and a sign if it ran")
  func numbers() {
    #expect(rows("a\n\nb\n", ran: [1, 3], columns: 20) == ["▸   1 a", "    2 ", "▸   3 b"])
  }

  @Test("a line that is too long continues below, broken at a blank and indented")
  func wrapping() {
    #expect(
      rows("  let one = two + three", ran: [1], columns: 22) == ["▸   1   let one = two ", "▸           + three"])
    #expect(rows("abcdefghijklmnopqrst", columns: 16) == ["    1 abcdefghij", "          klmnop", "          qrst"])
  }

  @Test("wide characters are whole, and control characters are escaped")
  func strange() {
    #expect(rows("// 日本語学校", columns: 15) == ["    1 // 日本語", "          学校"])
    #expect(rows("\u{1B}[2J", columns: 30) == ["    1 \\u{1B}[2J"])
  }

  @Test("keywords can be distinguished from names without colour too")
  func looks() {
    let text = CodeText(HighlightedSource("let a // b"), ran: [])
    #expect(text.rows(0, columns: 40)[0].dropFirst(2).map(\.look) == [.code(.keyword), .code(.plain), .code(.comment)])
    #expect(TextRun.Look.code(.keyword).textStyle.traits == .bold)
    #expect(TextRun.Look.code(.comment).textStyle.traits.contains(.faint))
  }
}

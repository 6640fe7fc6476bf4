import Markdown
import Testing

@Suite("Text of Markdown")
struct InlineTests {
  private func inlines(_ text: String) -> [Inline] {
    guard case .paragraph(let inlines)? = MarkdownDocument(text).blocks.first?.content else { return [] }
    return inlines
  }

  @Test func `stars make emphasis and strong text, one in the other`() {
    #expect(inlines("*a* **b**c") == [.emphasis([.text("a")]), .text(" "), .strong([.text("b")]), .text("c")])
    #expect(inlines("**a *b* c**") == [.strong([.text("a "), .emphasis([.text("b")]), .text(" c")])])
    #expect(inlines("***a***") == [.emphasis([.strong([.text("a")])])])
    #expect(inlines("**a *b***") == [.strong([.text("a "), .emphasis([.text("b")])])])
    #expect(inlines("**+**") == [.strong([.text("+")])])
  }

  @Test func `a star that begins or ends nothing is a star`() {
    #expect(inlines("a * b") == [.text("a * b")])
    #expect(inlines("a *b") == [.text("a *b")])
    #expect(inlines("2*3") == [.text("2*3")])
    #expect(inlines("\\*a\\*") == [.text("*a*")])
  }

  @Test func `code stands for itself, with marks inside if longer ones are around it`() {
    #expect(inlines("`*a* <b>`") == [.code("*a* <b>")])
    #expect(inlines("`` ` `` x") == [.code("`"), .text(" x")])
    #expect(inlines("`a\nb`") == [.code("a b")])
  }

  @Test func `a picture has a text, a destination and a line`() {
    #expect(
      inlines("a\n![the stage](a.svg)!") == [
        .text("a\n"), .picture("the stage", destination: "a.svg", line: 2), .text("!"),
      ])
    #expect(inlines("no![a]") == [.text("no![a]")])
  }

  @Test func `a link has a text, a destination and a line`() {
    #expect(
      inlines("see\n[the *end*](#end).")
        == [
          .text("see\n"), .link([.text("the "), .emphasis([.text("end")])], destination: "#end", line: 2), .text("."),
        ])
    #expect(
      inlines("<https://a.example/?b>")
        == [.link([.text("https://a.example/?b")], destination: "https://a.example/?b", line: 1)])
  }

  @Test func `a destination may have parentheses that close`() {
    #expect(
      inlines("[a](b_(c)_d) e)") == [.link([.text("a")], destination: "b_(c)_d", line: 1), .text(" e)")])
  }

  @Test func `brackets and angles that make no link are characters`() {
    #expect(inlines("[a] (b) <c>") == [.text("[a] (b) <c>")])
    #expect(inlines("[a](b c)") == [.text("[a](b c)")])
    #expect(inlines("[`]`](c)") == [.link([.code("]")], destination: "c", line: 1)])
  }

  @Test func `thousands of marks and brackets are read without delay, however they are nested`() {
    for part in ["[", "*a **b ", "a* b** ", "[a](", "<a", "`a ", "[*"] {
      let text = String(repeating: part, count: 4_000) + "x"
      #expect(inlines(text).plainText.hasSuffix("x"), "\(part)")
    }
    let links = String(repeating: "[", count: 4_000) + "x" + String(repeating: "](y)", count: 4_000)
    #expect(inlines(links).count { if case .link = $0 { true } else { false } } == 1)
  }

  @Test(
    arguments: [
      ("a\n\n```\nb", [Flaw(line: 3, "this block is never closed")]),
      ("<!-- a\n\nb", [Flaw(line: 1, "this comment does not end with -->")]),
      ("a\n`b", [Flaw(line: 2, "` begins code that never ends: write \\` for the mark itself")]),
      ("a\n**b", [Flaw(line: 2, "** begins strong text that never ends: write \\* for a star")]),
      ("|a|b|\n|-|-|\n|c|", [Flaw(line: 3, "this row has 1 cells, and its table 2 columns")]),
      ("a\n[b [c](d)](e)", [Flaw(line: 2, "a link stands in the text of a link: write \\[ for a bracket")]),
      ("[a](b \"c\")", [Flaw(line: 1, "a link has no title here: write [text](target)")]),
      (
        "[a][b]",
        [Flaw(line: 1, "a link names its target here, [text](target), and no reference: write \\[ for a bracket")]
      ),
    ])
  func `flaws for the author are reported with their lines, and the rest is read`(_ text: String, _ flaws: [Flaw]) {
    let document = MarkdownDocument(text)
    #expect(document.flaws == flaws)
    #expect(!document.blocks.isEmpty)
  }
}

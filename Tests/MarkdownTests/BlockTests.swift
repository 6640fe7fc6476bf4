import Testing

@testable import Markdown

@Suite("Blocks of Markdown")
struct BlockTests {
  private func contents(_ text: String) -> [Block.Content] { MarkdownDocument(text).blocks.map(\.content) }

  private func paragraph(_ text: String, line: Int) -> Block {
    Block(content: .paragraph([.text(text)]), line: line)
  }

  @Test func `each block knows the line where it begins`() {
    let document = MarkdownDocument("# Title\n\nOne\ntwo.\n\n---\n")
    #expect(document.blocks.map(\.line) == [1, 3, 6])
    #expect(document.blocks[1].content == .paragraph([.text("One\ntwo.")]))
    #expect(document.blocks[2].content == .rule)
    #expect(document.flaws == [])
  }

  @Test func `a part of a list keeps its numbers, a part of a table its head`() throws {
    let blocks = MarkdownDocument("1. a\n2. b\n3. c\n\n| h |\n|---|\n| a |\n| b |\n| c |\n").blocks
    #expect(blocks.map(\.partCount) == [3, 3])
    guard case .list(let list) = blocks[0].part(1..<3).content, case .table(let table) = blocks[1].part(2..<3).content
    else {
      Issue.record("a part of a block is no such block")
      return
    }
    #expect(list.start == 2)
    #expect(list.items.flatMap(\.self).map(\.content) == [.paragraph([.text("b")]), .paragraph([.text("c")])])
    #expect(table.head == [[.text("h")]])
    #expect(table.rows == [[[.text("c")]]])
  }

  @Test func `code has its lines as parts, a quote its blocks, and any other block is whole`() {
    let blocks = MarkdownDocument("```\na\nb\n```\n\n> a\n>\n> b\n\na\nb\n").blocks
    #expect(blocks.map(\.partCount) == [2, 2, 1])
    #expect(blocks[0].part(1..<2).content == .code(language: "", lines: ["b"]))
    #expect(blocks[1].part(1..<2).content == .quote([paragraph("b", line: 8)]))
    #expect(blocks[2].part(0..<1) == blocks[2])
  }

  @Test func `a heading has a level, and an anchor as GitHub makes it, a number behind it if it is taken`() {
    let headings = MarkdownDocument("# 1 Tap\n## Run\n### `swift run`: how?\n# 2 Type\n## Run\n####### no\n#no")
      .headings
    #expect(headings.map(\.level) == [1, 2, 3, 1, 2])
    #expect(headings.map(\.anchor) == ["1-tap", "run", "swift-run-how", "2-type", "run-1"])
    #expect(headings[2].title == [.code("swift run"), .text(": how?")])
  }

  @Test func `an anchor is never given twice, also where a heading is called like a numbered one`() {
    let headings = MarkdownDocument("# Run\n# Run 1\n# Run\n# C1 = A1 × B1\n# Wörter & Zeichen").headings
    #expect(headings.map(\.anchor) == ["run", "run-1", "run-2", "c1--a1--b1", "wörter--zeichen"])
    #expect(MarkdownDocument("# !\n# ?").headings.map(\.anchor) == ["section", "section-1"])
    #expect(MarkdownDocument("# Run\n# Run\n# Run 1").headings.map(\.anchor) == ["run", "run-1", "run-1-1"])
  }

  @Test func `a fenced block keeps its lines, whatever they are, without the fence's indentation`() {
    #expect(contents("```swift\n# a\n\n  b\n```") == [.code(language: "swift", lines: ["# a", "", "  b"])])
    #expect(contents("````\n```\n````") == [.code(language: "", lines: ["```"])])
    #expect(contents("~~~ sh x\na\n~~~") == [.code(language: "sh", lines: ["a"])])
    #expect(contents("  ```\n  a\n    b\n  ```") == [.code(language: "", lines: ["a", "  b"])])
  }

  @Test func `details have a summary and blocks, also code that contains their end, and more details`() {
    let text =
      "<details><summary>*A*</summary>\n\nb\n\n```\n</details>\n```\n<details><summary>C</summary>\n</details>\n</details>\nd"
    let blocks = MarkdownDocument(text).blocks
    #expect(blocks.map(\.line) == [1, 11])
    guard case .details(let summary, let inside) = blocks[0].content else { return #expect(Bool(false), "\(blocks)") }
    #expect(summary == [.emphasis([.text("A")])])
    #expect(inside.map(\.line) == [3, 5, 8])
    #expect(inside[2].content == .details(summary: [.text("C")], []))
    #expect(MarkdownDocument(text).flaws == [])
    #expect(
      MarkdownDocument("<details>\na").flaws == [
        Flaw(line: 1, "write <details><summary>…</summary>"),
        Flaw(line: 1, "these details never end: write </details>"),
      ])
  }

  @Test func `a comment is a block, on one line or several`() {
    #expect(contents("<!-- output a | b - -->\n```\nx\n```").first == .comment("output a | b -"))
    #expect(contents("<!-- one\ntwo -->\n\nend") == [.comment("one\ntwo"), .paragraph([.text("end")])])
  }

  @Test func `a comment ends at the first mark; text behind it in that line is a flaw, and nothing more is lost`() {
    let document = MarkdownDocument("<!-- a --> lost\n\nkept <!-- b -->\n\nkept too")
    #expect(
      document.blocks.map(\.content) == [
        .comment("a"), .paragraph([.text("kept <!-- b -->")]), .paragraph([.text("kept too")]),
      ])
    #expect(
      document.flaws == [
        Flaw(line: 1, "text behind --> in the same line is not shown: give it a line of its own")
      ])
  }

  @Test func `comments without an end are reported one by one, and read as text`() {
    let document = MarkdownDocument("<!-- a\n<!-- b\n\n> <!-- c\n\n<!-- d -->")
    #expect(document.blocks.first?.content == .comment("a\n<!-- b\n\n> <!-- c\n\n<!-- d"))
    let endless = MarkdownDocument("<!-- a\n<!-- b\n\n> <!-- c")
    #expect(endless.flaws == [1, 2, 4].map { Flaw(line: $0, "this comment does not end with -->") })
    #expect(
      endless.blocks.map(\.content) == [
        .paragraph([.text("<!-- a")]), .paragraph([.text("<!-- b")]),
        .quote([Block(content: .paragraph([.text("<!-- c")]), line: 4)]),
      ])
  }

  @Test func `however many comments never end, each line is looked at once for their end`() {
    let lines = (1...1_000).map { SourceLine(text: "<!-- \($0)", number: $0) }
    var (ends, looks) = (CommentEnds(), 0)
    for start in lines.indices {
      let end = ends.first(in: lines[start...]) { _ in
        looks += 1
        return false
      }
      #expect(end == nil)
    }
    #expect(looks == 1_000)
  }

  @Test func `where no comment ends, one may end behind it`() {
    let lines = ["<!--", "a", "-->"].enumerated().map { SourceLine(text: $1, number: $0 + 1) }
    var ends = CommentEnds()
    #expect(ends.first(in: lines[..<2]) == nil)
    #expect(ends.first(in: lines[...]) == 2)
  }

  @Test func `lines may end as on Windows`() {
    let text = "# A\n\none\ntwo\n\n```\nx\n```\n\n| a |\n|---|\n| b |\n"
    #expect(MarkdownDocument(text.replacing("\n", with: "\r\n")) == MarkdownDocument(text))
  }

  @Test func `an item of a list takes the indented lines below it, and lines that go on with its paragraph`() {
    let list = List(
      start: nil, isTight: true, items: [[paragraph("one\ntwo", line: 1)], [paragraph("three\nfour", line: 3)]])
    #expect(contents("- one\n  two\n- three\nfour") == [.list(list)])
  }

  @Test func `unindented text right below the code or table of an item does not belong to the item`() {
    #expect(contents("- a\n  ```\n  b\n  ```\nc").last == .paragraph([.text("c")]))
    #expect(contents("- | a |\n  |---|\n  | b |\nc").last == .paragraph([.text("c")]))
    #expect(contents("- - a\nb").count == 1)
  }

  @Test(
    arguments: ["> ", "- "])
  func `quotes and lists by the ten thousand, in each other, are a flaw and no end of the program`(_ mark: String) {
    let document = MarkdownDocument(String(repeating: mark, count: 10_000) + "a")
    #expect(document.flaws == [Flaw(line: 1, "lists and quotes stand in each other more than 50 deep")])
  }

  @Test func `a numbered list begins with its first number; a blank line between two items makes it loose`() {
    let list = List(start: 3, isTight: false, items: [[paragraph("a", line: 1)], [paragraph("b", line: 3)]])
    #expect(contents("3. a\n\n4. b\n\nend") == [.list(list), .paragraph([.text("end")])])
  }

  @Test func `lists stand in lists, and code in items`() {
    let inner = List(start: nil, isTight: true, items: [[paragraph("b", line: 2)], [paragraph("c", line: 3)]])
    let outer = List(
      start: 1, isTight: true,
      items: [
        [paragraph("a", line: 1), Block(content: .list(inner), line: 2)],
        [paragraph("d", line: 4), Block(content: .code(language: "sh", lines: ["e"]), line: 5)],
      ])
    #expect(contents("1. a\n   - b\n   - c\n2. d\n   ```sh\n   e\n   ```") == [.list(outer)])
  }

  @Test func `a list ends where another kind of list begins; a number in a sentence begins none`() {
    #expect(contents("- a\n1. b").count == 2)
    #expect(contents("It was in\n1986. A great year.") == [.paragraph([.text("It was in\n1986. A great year.")])])
  }

  @Test func `a table has a head, rows and alignments; an escaped bar is a character, in code too`() {
    let table = Table(
      alignments: [.left, .right, .center], head: [[.text("a")], [.text("b")], []],
      rows: [[[.code("x|y")], [.text("1")], [.text("c")]]])
    #expect(contents("| a | b | |\n|---|--:|:-:|\n| `x\\|y` | 1 | c |") == [.table(table)])
  }

  @Test func `a table head without a line under it is a paragraph`() {
    #expect(contents("| a |\n| b |") == [.paragraph([.text("| a |\n| b |")])])
  }

  @Test func `a quote contains blocks`() {
    let inside = [
      paragraph("a\nb", line: 1),
      Block(content: .list(List(start: nil, isTight: true, items: [[paragraph("c", line: 4)]])), line: 4),
    ]
    #expect(contents("> a\n> b\n>\n> - c") == [.quote(inside)])
  }

  @Test func `all blocks are those of the text, each list and quote followed by the blocks in it`() {
    #expect(MarkdownDocument("- a\n  - b\n\n> c\n\nd").allBlocks.map(\.line) == [1, 1, 2, 2, 4, 4, 6])
  }

  @Test func `HTML is text`() {
    #expect(contents("<b>bold</b> &amp;") == [.paragraph([.text("<b>bold</b> &amp;")])])
  }
}

import Markdown
import Pages
import Testing

@Suite("Weaving")
struct WeaverTests {
  private static let panes = "┌ rx ─┐\n│ 0   │\n│ [+] │\n└─────┘"

  private static let files = [
    "A.swift": "let a = 1\nlet b = 2\n", "A.swift b": "let b = 2", "Old.swift": "a\nb\nc\nd\ne\nf\ng\nh\ni\n",
    "New.swift": "a\nb\nC\nd\ne\nf\ng\nh\ni\nj\n",
  ]

  private static let outputs = [
    "fences": "```\n````swift\n", "time": "2026-02-28 09:41:00.000: numbers -> Event next(2026-02-28)\n",
    "pane": "\(panes)\ntap\n", "panes": "\(panes)\n# Up\n\(panes.replacing("0", with: "1"))\ntap\n",
  ]

  private static let weaver = Weaver(
    listing: { file, part in
      guard let text = files[part.map { "\(file) \($0)" } ?? file] else {
        throw Unwoven("there is no \(part ?? "file \(file)")")
      }
      return text
    },
    output: { outputs[$0] ?? "ran \($0)  \n\n" },
    stage: { "\($0.program) on \($0.columns) × \($0.rows), \($0.keys.count) keys   \n\n[ + ]\n\n" })

  @Test(
    "the block of a directive becomes what the directive names, without touching anything around it",
    arguments: [
      ("listing A.swift", "```swift\nlet a = 1\nlet b = 2\n```"),
      // The lines that go and come with their signs, and two lines around them.
      (
        "diff New.swift Old.swift", "```diff\n a\n b\n-c\n+C\n d\n e\n@@ … @@\n h\n i\n+j\n```"
      ),
      // Spaces at line ends and empty lines at the end go.
      (
        "output printf 'a\\n' | run --x",
        "```text\n$ printf 'a\\n' | run --x\nran printf 'a\\n' | run --x\n```"
      ),
      // The time of a run is left out, and nothing else that has digits.
      ("output time", "```text\n$ time\n…: numbers -> Event next(2026-02-28)\n```"),
      ("output fences", "`````text\n$ fences\n```\n````swift\n`````"),
      // A stage is shown as it is after the keys, below how to get there.
      (
        "stage Counter 100x24 Tab Enter qu",
        "```text\n$ swift run Counter   # then Tab, Enter, qu\nCounter on 100 × 24, 3 keys\n\n[ + ]\n```"
      ),
      ("stage Counter 40x12", "```text\n$ swift run Counter\nCounter on 40 × 12, 0 keys\n\n[ + ]\n```"),
    ])
  func block(_ directive: String, _ block: String) async {
    let expected = "Look:\n<!-- \(directive) -->\n\(block)\n* end\n"
    for old in ["```\nlet a = 0\n```\n", ""] {
      let woven = await Self.weaver.weave("Look:\n<!-- \(directive) -->\n\(old)* end\n")
      #expect(woven.text == expected)
      #expect(woven.stale == [2])
      #expect(woven.flaws == [])
    }
    let twice = await Self.weaver.weave(expected)
    #expect(twice.text == expected)
    #expect(twice.stale == [])
  }

  @Test func `a brief output shows of its panes only the lines that no output above has shown`() async {
    let woven = await Self.weaver.weave("<!-- output pane -->\n\n<!-- briefly panes -->")
    let news = "# Up\n┌ rx ─┐\n│ 1   │\n└─────┘\ntap"
    #expect(
      woven.text == "<!-- output pane -->\n```text\n$ pane\n\(Self.panes)\ntap\n```\n\n"
        + "<!-- briefly panes -->\n```text\n$ panes\n\(news)\n```")
  }

  @Test func `a picture is a file, and the text below it stays`() async {
    let text = "<!-- picture a.svg stage Counter 40x12 -->\n![The stage](a.svg)"
    let woven = await Self.weaver.weave(text)
    #expect(woven.text == text)
    #expect(woven.flaws == [])
    #expect(woven.pictures["a.svg"]?.contains(">Counter on 40 × 12, 0 keys   </text>") == true)
    #expect(woven.pictures["a.svg"]?.contains("prefers-color-scheme: dark") == true)
  }

  private static let noDirective = "this is no directive: write \(Directive.forms)"
  private static let listing = "<!-- listing A.swift \"b\" -->\n```swift\nlet b = 2\n```"
  private static let twice = "line 1 has this already: refer to it once"

  @Test(
    "flaws for the author are reported with their lines, and the text stays",
    arguments: [
      ("\n<!-- listing B.swift -->\n```\nx\n```", 2, "there is no file B.swift"),
      ("<!-- listing A.swift \"c\" -->\n```\nx\n```", 1, "there is no c"),
      ("<!-- diff New.swift New.swift -->", 1, "New.swift is the same there"),
      ("text\n```swift\nx", 2, "this block is never closed"),
      ("<!-- listing -->", 1, noDirective),
      ("<!-- stage Counter -->", 1, noDirective),
      ("<!-- lisitng A.swift -->\n```\nx\n```", 1, noDirective),
      ("- a\n\n  <!-- listing A.swift -->\n  ```\n  x\n  ```", 3, noDirective),
      ("<!-- listing A.swift \"b -->\n```\nx\n```", 1, noDirective),
      // Nothing is referred to twice.
      ("\(listing)\n<!-- listing A.swift \"b\" -->\n```\nold\n```", 5, twice),
      ("\(listing)\n<!-- listing A.swift -->\n```\nold\n```", 5, twice),
      ("<!-- output x -->\n```text\n$ x\nran x\n```\n<!-- output x -->\n```\nold\n```", 6, twice),
    ])
  func flaws(_ text: String, _ line: Int, _ flaw: String) async {
    let woven = await Self.weaver.weave(text)
    #expect(woven.flaws == [Flaw(line: line, flaw)])
    #expect(woven.text == text)
    #expect(woven.stale == [])
  }

  @Test func `a directive above a block that is never closed takes nothing away`() async {
    let woven = await Self.weaver.weave("<!-- listing A.swift \"b\" -->\n```\nx\n\ny")
    #expect(woven.flaws == [Flaw(line: 2, "this block is never closed")])
    #expect(woven.text.hasSuffix("\n```\nx\n\ny"))
  }

  @Test func `inside a fenced block a directive is text, and an ordinary comment is one`() async {
    let text = "~~~~\n```\n<!-- listing B.swift -->\n~~~~\n<!-- a comment -->\n\n   ```sh\n<!-- output x -->\n```"
    let woven = await Self.weaver.weave(text)
    #expect(woven.text == text)
    #expect(woven.flaws == [])
    #expect(MarkdownText(text).blocks(in: "sh") == [["<!-- output x -->"]])
  }
}

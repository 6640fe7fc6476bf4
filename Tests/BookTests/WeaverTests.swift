import Markdown
import Pages
import Testing

@Suite("Weaving")
struct WeaverTests {
  private static let weaver = Weaver(
    listing: { file, part in
      guard file == "A.swift" else { throw Missing(description: "there is no file \(file)") }
      switch part {
      case nil: return "let a = 1\nlet b = 2\n"
      case "b": return "let b = 2"
      case let part?: throw Missing(description: "there is no \(part)")
      }
    },
    output: { command in command == "fences" ? "```\n````swift\n" : "ran \(command)  \n\n" },
    marbles: { name in
      guard name == "take" else { throw Missing(description: "no operator is called \(name)") }
      return "source   a b |\ntake(1)  (a,|)"
    },
    stage: { "\($0.program) on \($0.columns) × \($0.rows), \($0.keys.count) keys   \n\n[ + ]\n\n" })

  private struct Missing: Error, CustomStringConvertible {
    let description: String
  }

  @Test("a listing's block becomes the code, without touching anything around it")
  func listing() async {
    let woven = await Self.weaver.weave(
      """
      Look:
      <!-- listing A.swift -->
      ```
      let a = 0
      ```
      * end

      """)
    #expect(
      woven.text == """
        Look:
        <!-- listing A.swift -->
        ```swift
        let a = 1
        let b = 2
        ```
        * end

        """)
    #expect(woven.stale == [2])
    #expect(woven.flaws == [])
  }

  @Test("a difference shows the lines that go and come with their signs, and two lines around them")
  func difference() async {
    let files = ["Old.swift": "a\nb\nc\nd\ne\nf\ng\nh\ni\n", "New.swift": "a\nb\nC\nd\ne\nf\ng\nh\ni\nj\n"]
    let weaver = Weaver(listing: { file, _ in files[file] ?? "" }, output: { _ in "" })
    let woven = await weaver.weave("<!-- diff New.swift Old.swift -->")
    #expect(
      woven.text
        == """
        <!-- diff New.swift Old.swift -->
        ```diff
         a
         b
        -c
        +C
         d
         e
        @@ … @@
         h
         i
        +j
        ```
        """)
    #expect(
      await weaver.weave("<!-- diff New.swift New.swift -->").flaws == [Flaw(line: 1, "New.swift is the same there")])
  }

  @Test("a brief output shows of its panes only the lines that no output above has shown")
  func brief() async {
    let panes = "┌ rx ─┐\n│ 0   │\n│ [+] │\n└─────┘"
    let weaver = Weaver(
      listing: { _, _ in "" },
      output: { $0 == "a" ? "\(panes)\ntap\n" : "\(panes)\n# Up\n\(panes.replacing("0", with: "1"))\ntap\n" })
    let woven = await weaver.weave("<!-- output a -->\n\n<!-- briefly b -->")
    #expect(
      woven.text == """
        <!-- output a -->
        ```text
        $ a
        \(panes)
        tap
        ```

        <!-- briefly b -->
        ```text
        $ b
        # Up
        ┌ rx ─┐
        │ 1   │
        └─────┘
        tap
        ```
        """)
  }

  @Test("an output begins with its command; spaces at line ends and empty lines at its end go")
  func output() async {
    let woven = await Self.weaver.weave("<!-- output printf 'a\\n' | run --x -->\n```text\nold\n```")
    #expect(
      woven.text == """
        <!-- output printf 'a\\n' | run --x -->
        ```text
        $ printf 'a\\n' | run --x
        ran printf 'a\\n' | run --x
        ```
        """)
  }

  @Test("a stage is shown as it is after the keys, below how to get there")
  func stage() async {
    let woven = await Self.weaver.weave("<!-- stage Counter 100x24 Tab Enter qu -->\n<!-- stage Counter 40x12 -->")
    #expect(
      woven.text == """
        <!-- stage Counter 100x24 Tab Enter qu -->
        ```text
        $ swift run Counter   # then Tab, Enter, qu
        Counter on 100 × 24, 3 keys

        [ + ]
        ```
        <!-- stage Counter 40x12 -->
        ```text
        $ swift run Counter
        Counter on 40 × 12, 0 keys

        [ + ]
        ```
        """)
    #expect(woven.flaws == [])
  }

  @Test("a picture is a file, and the text below it stays")
  func picture() async {
    let text = "<!-- picture a.svg stage Counter 40x12 -->\n![The stage](a.svg)"
    let woven = await Self.weaver.weave(text)
    #expect(woven.text == text)
    #expect(woven.flaws == [])
    #expect(woven.pictures["a.svg"]?.contains(">Counter on 40 × 12, 0 keys   </text>") == true)
    #expect(woven.pictures["a.svg"]?.contains("prefers-color-scheme: dark") == true)
  }

  @Test("the time of a run is left out of an output, and nothing else that has digits")
  func times() async {
    let weaver = Weaver(
      listing: { _, _ in "" }, output: { _ in "2026-02-28 09:41:00.000: numbers -> Event next(2026-02-28)\n" })
    let woven = await weaver.weave("<!-- output x -->")
    #expect(woven.text == "<!-- output x -->\n```text\n$ x\n…: numbers -> Event next(2026-02-28)\n```")
  }

  @Test("weaving twice is weaving once, also with fences in the output")
  func idempotent() async {
    let once = await Self.weaver.weave("<!-- output fences -->\n```\n```\nend")
    #expect(once.text == "<!-- output fences -->\n`````text\n$ fences\n```\n````swift\n`````\nend")
    let twice = await Self.weaver.weave(once.text)
    #expect(twice.text == once.text)
    #expect(twice.stale == [])
  }

  @Test(
    "flaws for the author are reported with their lines, and the text stays",
    arguments: [
      ("\n<!-- listing B.swift -->\n```\nx\n```", [Flaw(line: 2, "there is no file B.swift")]),
      ("<!-- listing A.swift \"c\" -->\n```\nx\n```", [Flaw(line: 1, "there is no c")]),
      ("text\n```swift\nx", [Flaw(line: 2, "this block is never closed")]),
      (
        "<!-- listing -->", [Flaw(line: 1, "this is no directive: write \(Directive.forms)")]
      ),
      ("<!-- stage Counter -->", [Flaw(line: 1, "this is no directive: write \(Directive.forms)")]),
      (
        "<!-- lisitng A.swift -->\n```\nx\n```", [Flaw(line: 1, "this is no directive: write \(Directive.forms)")]
      ),
      (
        "- a\n\n  <!-- listing A.swift -->\n  ```\n  x\n  ```",
        [Flaw(line: 3, "this is no directive: write \(Directive.forms)")]
      ),
      (
        "<!-- listing A.swift \"b -->\n```\nx\n```", [Flaw(line: 1, "this is no directive: write \(Directive.forms)")]
      ),
    ])
  func flaws(_ text: String, _ flaws: [Flaw]) async {
    let woven = await Self.weaver.weave(text)
    #expect(woven.flaws == flaws)
    #expect(woven.text == text)
    #expect(woven.stale == [])
  }

  @Test("a directive above a block that is never closed takes nothing away")
  func unclosedUnderDirective() async {
    let woven = await Self.weaver.weave("<!-- listing A.swift \"b\" -->\n```\nx\n\ny")
    #expect(woven.flaws == [Flaw(line: 2, "this block is never closed")])
    #expect(woven.text.hasSuffix("\n```\nx\n\ny"))
  }

  @Test(
    "nothing is referred to twice",
    arguments: [
      ("<!-- listing A.swift \"b\" -->\n```swift\nlet b = 2\n```", "<!-- listing A.swift \"b\" -->"),
      ("<!-- listing A.swift \"b\" -->\n```swift\nlet b = 2\n```", "<!-- listing A.swift -->"),
      ("<!-- output x -->\n```text\n$ x\nran x\n```", "<!-- output x -->"),
    ])
  func twice(_ first: String, _ second: String) async {
    let woven = await Self.weaver.weave("\(first)\n\(second)\n```\nold\n```")
    #expect(woven.flaws == [Flaw(line: first.count { $0 == "\n" } + 2, "line 1 has this already: refer to it once")])
    #expect(woven.stale == [])
    #expect(woven.text == "\(first)\n\(second)\n```\nold\n```")
  }

  @Test("inside a fenced block a directive is text, and an ordinary comment is one")
  func text() async {
    let text = "~~~~\n```\n<!-- listing B.swift -->\n~~~~\n<!-- a comment -->\n\n   ```sh\n<!-- output x -->\n```"
    let woven = await Self.weaver.weave(text)
    #expect(woven.text == text)
    #expect(woven.flaws == [])
    #expect(MarkdownText(text).blocks(in: "sh") == [["<!-- output x -->"]])
  }
}

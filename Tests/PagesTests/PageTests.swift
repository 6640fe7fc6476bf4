import Foundation
import Markdown
import Pages
import Testing

@Suite("Pages")
struct PageTests {
  private func page(_ text: String) -> Page {
    PagesTests.page(
      text,
      linkingTo: LinkTargets(prefix: "../") {
        ["OTHER.md": ["there"], "LICENSE": [], "A B.md": ["wörter"], "A.swift": ["L1", "L2"]][$0]
      })
  }

  @Test func `nothing in a text becomes markup: not in prose, code, tables, headings, links, or comments`() throws {
    let bad = "<script>alert(\"1\")</script> & <b class='x'>"
    let page = page(
      """
      # \(bad)

      \(bad) [\(bad)](https://a.example/"onmouseover="x)

      - \(bad)

      | \(bad) | b |
      |---|---|
      | `\(bad)` | \u{1B}[2J |

      ```swift
      let x = "\(bad)"
      ```

      <!-- \(bad) -->

      <!-- listing A<b>.swift "<i>" -->
      ```swift
      \(bad)
      ```
      """)
    #expect(page.flaws == [])
    let outline = try Outline(page.html)
    #expect(outline.names.isDisjoint(with: ["script", "b", "i"]))
    #expect(outline.attributes.isDisjoint(with: ["onmouseover"]))
    expect(page.html, lacks: "\u{1B}")
  }

  @Test func `ids are unique, and every link within the page leads to one of them`() throws {
    let outline = try Outline(page("# A\n## Run\n# B\n## Run\n### Deep\n\nSee [run](#run-1).").html)
    #expect(Set(outline.ids).count == outline.ids.count)
    #expect(Set(outline.ids).isSuperset(of: ["a", "run", "b", "run-1", "deep"]))
    #expect(outline.targets.contains("#run-1"))
    for target in outline.targets where target.hasPrefix("#") {
      #expect(outline.ids.contains(String(target.dropFirst())), "\(target)")
    }
  }

  @Test func `links lead to files from the place of the page, to headings in them, and to their lines`() throws {
    let targets = ["LICENSE", "OTHER.md#there", "A%20B.md#w%C3%B6rter", "A.swift#L2", "A.swift#L1-L2"]
    let page = page(targets.map { "[a](\($0))" }.joined(separator: " ") + " <https://a.example>")
    #expect(page.flaws == [])
    let expected = Set(targets.map { "../" + $0 } + ["https://a.example"])
    #expect(try expected.subtracting(Outline(page.html).targets) == [])
  }

  private static let book = [
    BookDocument(MarkdownDocument("# Book\n\n[one](C/01/README.md#run)\n\n# Words\n\n## Run"), path: "BOOK.md"),
    BookDocument(
      MarkdownDocument(
        "# 1 One\n\n## Run\n\n[words](../../BOOK.md#words) [run](#run)\n\n<!-- listing C/01/A.swift \"b\" -->\n```swift\nlet b = 1\n```"
      ),
      path: "C/01/README.md"),
  ]

  private static let targets = LinkTargets(
    prefix: "../", text: { $0 == "C/01/A.swift" ? "import A\n  let b = 1\n" : nil },
    anchors: { $0 == "C/01/A.swift" ? ["L1", "L2"] : nil })

  @Test func `a book has a page for each chapter, behind the first one, with its place in the contents`() {
    let book = BookPages(Self.book, linkingTo: Self.targets)
    #expect(book.flaws == [])
    #expect(book.pages.map(\.name) == ["index.html", "1-one.html", "words.html", "files/C/01/A.swift.html"])
    expect(book.pages[0].html, has: #"<a href="1-one.html#run">one</a>"#)
    expect(book.pages[1].html, has: ##"<a href="words.html#words">words</a> <a href="#run">run</a>"##)
    expect(book.pages[1].html, has: ##"<a href="#1-one" aria-current="page">1 One</a>"##)
    expect(book.pages[1].html, has: ##"<a rel="next" href="words.html#words">Words →</a>"##)
    expect(
      book.pages[1].html, has: ##"<figcaption><a href="files/C/01/A.swift.html#L2"><code>C/01/A.swift</code></a> · b"##)
    expect(book.pages[3].html, has: ##"<span class="row" id="L2"><a class="line-number" href="#L2">2</a>"##)
  }

  private static let chapter = BookDocument(
    MarkdownDocument(
      """
      # 3 Counter

      ## Run

      <!-- output swift run Counter --demo -->
      ```text
      $ swift run Counter --demo | head
      0
      ```

      <!-- output printf 'tap up\\ntype a "b"\\n' | swift run Counter --script - -->
      ```text
      $ printf 'tap up\\ntype a "b"\\n' | swift run Counter --script -
      ```

      <!-- output swift run Counter --check -->
      ```text
      $ swift run Counter --check
      ```

      ## Modify

      <!-- change A.swift -->
      ```diff
      -a
      +b
      ```

      <!-- changed printf 'tap up\\n' | swift run Counter --script - -->
      ```text
      $ printf 'tap up\\n' | swift run Counter --script -
      ```
      """), path: "Chapters/03-Counter/README.md")

  @Test func `a page that is served has a button for each section and each output that a stage can play`() throws {
    let targets = LinkTargets(
      text: { $0 == "Chapters/03-Counter/demo.script" ? "tap down\n" : nil }, anchors: { _ in nil })
    let html = BookPages([Self.chapter], linkingTo: targets, isServed: true).pages[0].html
    let buttons: [String] = html.matches(of: /<button type="button" ([^>]*)>([^<]*)</).map { "\($0.2): \($0.1)" }
    let expected: [String] = [
      #"Open the stage: data-program="Counter""#,
      "Play this on the stage: data-program=\"Counter\" data-script=\"tap down\n\"",
      "Play this on the stage: data-program=\"Counter\" data-script=\"tap up\ntype a &quot;b&quot;\n\"",
      #"Build it with your changes, and open the stage: data-program="Counter" data-fresh="""#,
      "Build it with your change, and play this: data-program=\"Counter\" data-script=\"tap up\n\" data-fresh=\"\"",
    ]
    #expect(buttons == expected)
    #expect(!BookPages([Self.chapter], linkingTo: targets).pages[0].html.contains("<button"))
  }

  @Test func `a marble diagram of a page that is served has a button to move its marbles, and the code that runs`() {
    let text = """
      # Title

      <!-- marbles merge -->
      ```text
      first                   a - |
      second                  - 1
      merge(first, second)    a 1 |
      ```

      <!-- marbles just -->
      ```text
      just(a)    (a,|)
      ```
      """
    let table = """
          "amb(second)": { first, second, _ in first.amb(second) },
          "merge(first, second)": { first, second, _ in
            Observable.merge(
              first, second)
          },
      """
    let targets = LinkTargets(
      text: { $0 == "Shared/RxMarbles/Operators.swift" ? table : nil }, anchors: { _ in nil })
    let book = BookDocument(MarkdownDocument(text))
    let html = BookPages([book], linkingTo: targets, isServed: true).pages[0].html
    let buttons: [String] = html.matches(of: /<button type="button" ([^>]*)>([^<]*)</).map { "\($0.2): \($0.1)" }
    #expect(
      buttons == [
        "Move its marbles: data-call=\"merge(first, second)\" data-sources=\"first  a - |\nsecond  - 1\""
      ])
    let code = html.components(separatedBy: #"<div class="code" hidden="">"#)
    #expect(code.count == 2)
    expect(code[1], has: "<span class=\"rest\"><span class=\"type\">Observable</span>.merge(\n</span>")
    expect(code[1], has: #"<span class="indent">  </span><span class="rest">first, second)</span>"#)
    #expect(!BookPages([book], linkingTo: targets).pages[0].html.contains("class=\"code\""))
  }

  @Test func `the page of an exercise begins it, and plays the script of each rule`() {
    let text = """
      # A reset

      ```text
      Up moves it.
        tap up
        expect count "1"
      look at: up

      Nothing else does.
      ```

      ```text
      ✗ Up moves it.
          tap up
      ```
      """
    let exercise = BookDocument(MarkdownDocument(text), path: "Chapters/03-Counter/Exercises/Texts/1-ResetUnseen.md")
    let html = BookPages([exercise], linkingTo: Self.targets, isServed: true).pages[0].html
    let buttons: [String] = html.matches(of: /<button type="button" ([^>]*)>([^<]*)</).map { "\($0.2): \($0.1)" }
    let expected: [String] = [
      #"Begin it, and judge it whenever you save your file: data-exercise="Counter/ResetUnseen""#,
      "Play rule 1 on the stage: data-program=\"Counter\" data-script=\"tap up\nexpect count &quot;1&quot;\n\"",
    ]
    #expect(buttons == expected)
  }

  @Test func `a page that is served has its style and its script in files, and neither in an attribute`() throws {
    let pages = BookPages(Self.book, linkingTo: Self.targets, isServed: true).pages
    expect(pages[1].html, has: #"<link rel="stylesheet" href="book.css" />"#)
    expect(pages[3].html, has: #"<script type="module" src="../../../book.js"></script>"#)
    for page in pages {
      let outline = try Outline(page.html)
      #expect(!outline.names.contains("style") && !outline.attributes.contains("style"))
      #expect(outline.attributes.filter { $0.hasPrefix("on") } == [])
    }
  }

  @Test func `a text to which the book links is a page of its own, whose links lead back`() {
    let targets = LinkTargets(
      text: { $0 == "C/Text.md" ? "# A text\n\n[one](01/README.md#run) [A](01/A.swift)" : "let b = 1\n" },
      anchors: { $0.hasSuffix(".md") ? ["a-text"] : ["L1"] })
    let book = BookDocument(MarkdownDocument("# Book\n\n[text](C/Text.md#a-text)"), path: "BOOK.md")
    let pages = BookPages([book, Self.book[1]], linkingTo: targets).pages
    #expect(
      pages.map(\.name) == ["index.html", "1-one.html", "files/C/01/A.swift.html", "files/C/Text.md.html"])
    expect(pages[0].html, has: ##"<a href="files/C/Text.md.html#a-text">text</a>"##)
    expect(
      pages[3].html,
      has: ##"<a href="../../1-one.html#run">one</a> <a href="../../files/C/01/A.swift.html">A</a>"##)
  }

  @Test func `a book on one page has ids for the same headings of different documents`() throws {
    let page = Page(Self.book, linkingTo: Self.targets)
    #expect(page.flaws == [])
    let ids = try Outline(page.html).ids
    #expect(Set(ids).count == ids.count)
    #expect(ids.filter { !$0.hasPrefix("page.") } == ["book", "1-one", "1-one.run", "words", "run"])
    expect(page.html, has: ##"<a href="#1-one.run">one</a>"##)
  }

  @Test func `answers are folded in, with listings in them, and a picture is a part of the page`() {
    let text =
      "# A\n\n<details><summary>Answer</summary>\n\n<!-- listing A.swift -->\n```swift\nlet a = 1\n```\n\n</details>\n\n![b](b.svg) ![c](c.svg)"
    let page = PagesTests.page(
      text, linkingTo: LinkTargets(picture: { $0 == "b.svg" ? "PHN2Zy8+" : nil }) { _ in nil })
    #expect(page.flaws == [Flaw(line: 12, "there is no picture c.svg: name an SVG file")])
    expect(page.html, has: "<details class=\"answer\"><summary>Answer</summary><figure class=\"listing\">")
    expect(page.html, has: "<p><img src=\"data:image/svg+xml;base64,PHN2Zy8+\" alt=\"b\" /> c</p>")
  }

  @Test func `a picture that stands alone can be scrolled`() {
    let page = PagesTests.page("![a picture](b.svg)", linkingTo: LinkTargets(picture: { _ in "PHN2Zy8+" }) { _ in nil })
    expect(
      page.html,
      has: """
        <div class="scroll" tabindex="0" role="region" aria-label="Picture: a picture">\
        <img src="data:image/svg+xml;base64,PHN2Zy8+" alt="a picture" /></div>
        """)
  }

  @Test func `the size of a document counts the lines of code that it shows again`() {
    let text = """
      <!-- listing A.swift -->
      ```swift
      let a = 1
      let b = 2
      ```
      <!-- listing A.swift "b" -->
      ```swift
      let b = 2
      ```

      """
    let size = DocumentSize(text) { _ in "let a = 1\nlet b = 2\n" }
    #expect((size.bytes, size.lines, size.listed, size.repeated, size.longest) == (110, 9, 3, 1, 9))
  }

  private static let leads = "a link leads to a heading (#…), a file of this folder, or https://, not to "

  @Test(
    arguments: [
      ("a\n[b](#c)", Flaw(line: 2, "no heading here has the anchor #c")),
      ("[b](C.md)", Flaw(line: 1, "there is no file C.md to link to")),
      ("[b](A.swift#L1-L3)", Flaw(line: 1, "no line of A.swift has the anchor #L1-L3")),
      ("[b](A.swift#)", Flaw(line: 1, "no line of A.swift has the anchor #")),
      ("[b](OTHER.md#c)", Flaw(line: 1, "no heading of OTHER.md has the anchor #c")),
      ("- a\n- [b](javascript:alert)", Flaw(line: 2, "\(leads)javascript:alert")),
      ("[b](c/../../OTHER.md)", Flaw(line: 1, "\(leads)c/../../OTHER.md")),
      ("[b](//a.example)", Flaw(line: 1, "\(leads)//a.example")),
    ])
  func `a broken link is reported with its line`(_ text: String, _ flaw: Flaw) throws {
    let page = page(text)
    #expect(page.flaws == [flaw])
    #expect(try Outline(page.html).targets == ["#page.text", "#page.contents"])
  }

  @Test(
    arguments: [
      ("a\n\n<!-- listing -->", Flaw(line: 3, "this is no directive: write \(Directive.forms)")),
      (
        "<!-- marbles take -->\n\ntext",
        Flaw(line: 1, "nothing is woven here yet: run RECORD=1 swift test --filter DocumentTests")
      ),
      (
        "<!-- marbles take -->\n```\nsource  a\nwrong\n```",
        Flaw(
          line: 4,
          "this is no line of a marble diagram: write a label, two blanks, marbles: run RECORD=1 swift test --filter DocumentTests"
        )
      ),
      (
        "<!-- output swift run A --sequence - -->\n```\n$ swift run A --sequence -\ntap up\n\nrx\na  b\n│  │\n```",
        Flaw(line: 8, "this is no row of a sequence diagram: run RECORD=1 swift test --filter DocumentTests")
      ),
    ])
  func `an invalid directive, or one without woven lines, is reported with its line`(_ text: String, _ flaw: Flaw) {
    #expect(page(text).flaws == [flaw])
  }

  @Test("the end of a chapter leads to its neighbours and the contents; text above the title belongs to its chapter")
  func turning() throws {
    let html = page("# Title\n\n---\n\n# 1 One\n\ntext\n\n---\n\n# 2 Two\n").html
    expect(html, has: ##"<a rel="prev" href="#title">← Title</a>"##)
    expect(html, has: ##"<a rel="next" href="#2-two">2 Two →</a>"##)
    expect(html, lacks: "<hr")
    #expect(try Outline(html).count(of: "section") == 3)
    let preface = page("Text.\n\n# A\n\n# B\n").html
    #expect(try Outline(preface).count(of: "section") == 2)
    expect(preface, has: ##"<a rel="next" href="#b">B →</a>"##)
    expect(preface, has: ##"<a rel="prev" href="#a">← A</a>"##)
  }

  @Test func `the page needs nothing from anywhere, and holds the browser to it`() throws {
    let html = page("# A\n\ntext").html
    #expect(html.prefix(32) == "<!DOCTYPE html>\n<html lang=\"en\">")
    expect(html, has: "content=\"default-src &#39;none&#39;; img-src data:; style-src &#39;unsafe-inline&#39;\"")
    #expect(try Outline(html).names.isDisjoint(with: ["script", "link", "img", "iframe", "object"]))
    expect(html, lacks: "url(")
    expect(html, lacks: "@import")
    expect(html, has: "prefers-color-scheme: dark")
    expect(html, has: "@media print")
  }

  @Test func `lists keep their items and their first number`() {
    let html = page("- a\n- b\n\ntext\n\n3. c\n4. d\n\ntext\n\n1. e").html
    expect(html, has: "<ul>\n<li>a</li>\n<li>b</li>\n</ul>")
    expect(html, has: "<ol start=\"3\">\n<li>c</li>\n<li>d</li>\n</ol>")
    expect(html, has: "<ol>\n<li>e</li>\n</ol>")
  }

  @Test func `a table has a labelled head, can be scrolled by keys, and aligns figures to the right`() {
    let html = page("| | a | b |\n|---|--:|:-:|\n| c | 1 | d |").html
    expect(
      html,
      has: """
        <div class="scroll" tabindex="0" role="region" aria-label="Table: a, b"><table><thead><tr><td></td>\
        <th class="right" scope="col">a</th><th class="center" scope="col">b</th></tr>
        </thead>
        <tbody><tr><td>c</td><td class="right">1</td><td class="center">d</td></tr>
        </tbody></table></div>
        """)
  }

  @Test func `the link of a heading is labelled, and code can be scrolled by keys`() {
    let html = page("## Run *it*\n\n```sh\na\n```").html
    expect(
      html,
      has:
        ##"<h2 id="run-it">Run <em>it</em> <a class="anchor" href="#run-it" aria-label="Link to “Run it”">#</a></h2>"##)
    expect(html, has: "<pre tabindex=\"0\"><code>a</code></pre>")
  }

  @Test func `a line of code is not cut: its rest hangs behind its own indentation, and its text stays as it is`() {
    let html = page("```swift\nif a {\n  // b\n\n    c()\n}\n```").html
    expect(
      html,
      has: """
        <span class="line"><span class="rest"><span class="keyword">if</span> a {
        </span></span><span class="line"><span class="indent">  </span><span class="rest"><span class="comment">// b</span>
        </span></span><span class="line"><span class="rest">
        </span></span><span class="line"><span class="indent">    </span><span class="rest">c()
        </span></span><span class="line"><span class="rest">}</span></span></code></pre>
        """)
    expect(html, has: ".line { display: flex; white-space: pre-wrap;")
    expect(html, has: ".indent { flex: none; white-space: pre; }")
  }

  @Test func `code is highlighted, and an output shows the typed input`() {
    let html = page(
      "<!-- listing A.swift \"b\" -->\n```swift\nlet b = \"<\"\n```\n\n<!-- output x -->\n```\n$ x\n1 < 2\n```"
    ).html
    expect(
      html,
      has:
        "<span class=\"keyword\">let</span> b = <span class=\"string\">&quot;&lt;&quot;</span></span></span></code></pre>"
    )
    expect(html, has: "<figcaption><a href=\"../A.swift\"><code>A.swift</code></a> · b</figcaption>")
    expect(html, has: "<kbd>$ x</kbd>\n1 &lt; 2</code></pre>")
  }
}

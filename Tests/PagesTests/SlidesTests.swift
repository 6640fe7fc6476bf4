import Foundation
import Highlighting
import Markdown
import Pages
import Testing

@Suite("Slides")
struct SlidesTests {
  private func slides(_ text: String) -> Slides {
    Slides([BookDocument(MarkdownDocument(text))], linkingTo: LinkTargets { _ in nil })
  }

  @Test func `a slide begins with each heading and each rule; a rule above a heading begins none of its own`() {
    #expect(slides("# A\n\n## B\n\n---\n\n## C\n\n---\n\n- d").count == 4)
    #expect(slides("---\n\n- a").count == 1)
  }

  @Test("lists, tables and code are shown, paragraphs are notes, and those that are all emphasis are shown")
  func parts() throws {
    let html = slides("# A\n\n*The lesson.*\n\nSay this.\n\n- one\n").html
    expect(html, has: "<p><em>The lesson.</em></p>\n<ul>")
    expect(html, has: "<aside class=\"notes\" aria-label=\"Notes on slide 1\"><p>Say this.</p>")
    #expect(try Outline(html).count(of: "aside") == 1)
  }

  @Test func `a second listing gets a slide of its own under the same heading, whose anchor stands once`() throws {
    let slides = slides("## A\n\nFirst.\n\n```sh\na\n```\n\nThen.\n\n```sh\nb\n```\n")
    #expect(slides.count == 2)
    expect(slides.html, has: "<p class=\"again\">A</p>")
    #expect(try Outline(slides.html).ids.filter { $0 == "a" } == ["a"])
  }

  @Test func `a heading of a lower level stands with its text, under the heading that it belongs to`() {
    let slides = slides("## A\n\n- one\n\n#### B\n\n```sh\nb\n```\n\n## C\n\n#### D\n\n- two\n")
    #expect(slides.count == 3)
    expect(slides.html, has: "<p class=\"again\">A</p>\n<div class=\"shown\"><h4")
    expect(slides.html, lacks: "<p class=\"again\">C</p>")
  }

  @Test(
    arguments: HighlightedSource.Kind.allCases.filter { $0 != .plain })
  func `nothing of a slide is styled by a name that a piece of code has`(_ kind: HighlightedSource.Kind) throws {
    let code = Slides(
      [BookDocument(MarkdownDocument("```swift\nlet a = 1\n```\n"))], linkingTo: LinkTargets { _ in nil }
    ).html
    let styles = code.components(separatedBy: "<style>").dropFirst().map { $0.components(separatedBy: "</style>")[0] }
    #expect(styles.count == 2)
    #expect(styles[0].contains(".\(kind) {"))
    #expect(!styles[1].contains(".\(kind) "))
  }

  @Test func `the text on a way becomes a note, and the listings stand in columns`() {
    let code = "```swift\nlet a = 1\n```\n\n"
    let html = slides(
      "## A\n\n**Callback.** Ask.\n\n<!-- listing Chapters/0-A/Callback.swift -->\n\(code)"
        + "**Rx.** Bind.\n\n<!-- listing Chapters/0-A/Rx.swift -->\n\(code)"
    ).html
    expect(html, has: "<div class=\"ways\">\n<div class=\"way\"><div class=\"lead\"></div><figure")
    expect(html, has: "Notes on slide 1\"><p><strong>Callback.</strong> Ask.</p>\n<p><strong>Rx.</strong> Bind.</p>")
  }

  @Test func `a few words stay below a listing, more of them get the next slide`() {
    let listing = "## A\n\n```sh\na\n```\n\n"
    #expect(slides(listing + "*And you?*\n").count == 1)
    #expect(slides(listing + String(repeating: "- one\n", count: 14)).count == 2)
  }

  @Test func `a listing too long for a slide is cut at a blank line, and the captions count the pieces`() {
    let function = ["func a() {"] + Array(repeating: "  b()", count: 12) + ["}"]
    let code = (function + [""] + function).joined(separator: "\n")
    let slides = slides("## A\n\n<!-- listing Chapters/0-A/Models.swift -->\n```swift\n\(code)\n```\n")
    #expect(slides.count == 2)
    expect(slides.html, has: "Models.swift</code> · 1 of 2</figcaption>")
    expect(slides.html, has: "Models.swift</code> · 2 of 2</figcaption>")
    #expect(
      slides.html.components(separatedBy: "<span class=\"line\"><span class=\"rest\"><span class=\"keyword\">func")
        .count == 3)
    #expect(
      slides.html.components(
        separatedBy: "<code><span class=\"line\"><span class=\"rest\"><span class=\"keyword\">func"
      ).count == 3)
  }

  @Test func `an output too long for a slide shows its command on each`() {
    let lines = (1...30).map { "line \($0)" }.joined(separator: "\n")
    let slides = slides("## A\n\n<!-- output swift run A -->\n```text\n$ swift run A\n\(lines)\n```\n")
    #expect(slides.count == 2)
    #expect(slides.html.components(separatedBy: "<kbd>$ swift run A</kbd>\nline ").count == 3)
  }

  @Test func `a table too long for a slide keeps its head on each, a list its numbers`() {
    let table = slides("## A\n\n| a | b |\n|---|---|\n" + String(repeating: "| 1 | 2 |\n", count: 20))
    #expect(table.count == 2)
    #expect(table.html.components(separatedBy: "<th scope=\"col\">a</th>").count == 3)
    #expect(table.html.components(separatedBy: "<td>1</td>").count == 21)
    let list = slides("## A\n\n" + (1...24).map { "\($0). item\n" }.joined())
    #expect(list.count == 2)
    expect(list.html, has: "<ol start=\"13\">")
  }

  @Test func `lines too long for a slide count as several`() {
    let short = String(repeating: "a\n", count: 20)
    let long = String(repeating: String(repeating: "a", count: 120) + "\n", count: 20)
    #expect(slides("```sh\n\(short)```\n").count == 1)
    #expect(slides("```sh\n\(long)```\n").count == 2)
  }

  @Test(
    "as many ways stand on a slide as the last row can read: four short ones, two side by side, or one",
    arguments: [(2, 20, 1, false), (2, 90, 1, false), (12, 20, 2, true), (8, 90, 2, false), (18, 90, 4, false)])
  func waysAtATime(_ lines: Int, _ columns: Int, _ count: Int, _ isBeside: Bool) {
    let code = String(repeating: String(repeating: "a", count: columns) + "\n", count: lines)
    let listings = ["Callback", "Delegate", "Observer", "Rx"].map {
      "<!-- listing Chapters/0-A/\($0).swift -->\n```swift\n\(code)```\n\n"
    }
    let slides = slides("## A\n\n" + listings.joined())
    #expect(slides.count == count)
    #expect(slides.html.contains("<div class=\"beside\">") == isBeside)
  }

  @Test func `the list of keys names each key that the script knows`() throws {
    let html = slides("# A\n").html
    let keys = try #require(html.firstMatch(of: /const keys = \{(.+?)\n\};/.dotMatchesNewlines())).1
    let dialog = try #require(html.firstMatch(of: /<dialog.+?<\/dialog>/.dotMatchesNewlines())).0
    for (key, name) in [
      ("ArrowRight", "→"), ("ArrowLeft", "←"), ("PageDown", "PageDown"), ("PageUp", "PageUp"), ("\" \"", "Space"),
      ("\"Shift \"", "Shift-Space"), ("Home", "Home"), ("End", "End"), ("p", "p"), ("o", "o"), ("r", "r"),
      ("\"?\"", "?"), ("Escape", "Esc"),
    ] {
      #expect(keys.contains(" \(key): "))
      #expect(dialog.contains(name))
    }
  }

  @Test func `slides are one well-formed file; their script is their own, and nothing is fetched`() throws {
    let html = slides("# A <script> \n\ntext\n").html
    let outline = try Outline(html)
    #expect(outline.count(of: "script") == 1)
    #expect(outline.names.isDisjoint(with: ["link", "img", "iframe"]))
    expect(html, has: "default-src &#39;none&#39;")
    expect(html, has: "<p class=\"place\">1 / 1</p>")
  }

  @Test func `errors in the text are reported`() {
    #expect(slides("# A\n\n[b](#c)").flaws == [Flaw(line: 3, "no heading here has the anchor #c")])
  }
}

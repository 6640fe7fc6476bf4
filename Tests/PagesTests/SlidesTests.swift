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
    expect(html, has: "<aside class=\"notes\" aria-label=\"Notes\"><p>Say this.</p>")
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
    expect(slides.html, has: "<p class=\"again\">A</p>\n<h4")
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
    expect(html, has: "Notes\"><p><strong>Callback.</strong> Ask.</p>\n<p><strong>Rx.</strong> Bind.</p>")
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

import Foundation
import Markdown
import Pages
import Pictures
import Testing

@Suite("Pictures")
struct PictureTests {
  private func html(_ text: String) -> String { page(text).html }

  private static let marbles = """
    <!-- marbles take -->
    ```text
    source     a b - #
    other      - x
    take(1)    (a,|)
    ```
    """

  @Test func `a marble diagram has a time line for each line, a marble for each element, a bar, a cross`() throws {
    let html = html(Self.marbles)
    let outline = try Outline(html)
    #expect(outline.count(of: "svg") == 1)
    for style in ["time", "source"] { #expect(html.count(of: "class=\"\(style)\"") == 3) }
    // Only `other` goes on, with a head.
    for style in ["result", "head", "moment"] { #expect(html.count(of: "class=\"\(style)\"") == 1) }
    for shape in ["line", "path"] { #expect(html.count(of: "<\(shape) class=\"end\"") == 1) }
    expect(html, lacks: "<pre")
  }

  @Test func `characters of two columns get room for two`() throws {
    let marbles = html("<!-- marbles take -->\n```text\nsource  寿司寿司寿司\ntake(1)  a\n```")
    #expect(marbles.contains(/class="source" x="\d+" y="\d+" width="112"/))
  }

  @Test func `a picture has a title and a description, each with an id of its own`() throws {
    let html = html(Self.marbles + "\n\n" + Self.marbles)
    let outline = try Outline(html)
    #expect(Set(outline.ids).count == outline.ids.count)
    expect(html, has: "role=\"img\" aria-labelledby=\"picture.2.title picture.2.description\"")
    expect(html, has: ">What take(1) does</title>")
    expect(html, has: ">source: a at 0; b at 1; an error at 3. other: x at 1. take(1): a, the end at 0.</desc>")
  }

  @Test(
    "a sequence diagram has lifelines, an arrow for each call and answer, a bar for each call, a dot for each event")
  func sequences() throws {
    let html = html(
      """
      <!-- output printf 'tap up\\n' | swift run Counter --sequence - -->
      ```text
      $ printf 'tap up\\n' | swift run Counter --sequence -
      tap up

      callback
      up                   Controller     count
      ├── touchUpInside ──▶┃              │
      │                    ┃◀┐ show()     │
      │                    │◀╌╌ "1" & 2 ╌╌┤
      │                    │              │● text = "1"

      rx
      ```
      """)
    let outline = try Outline(html)
    #expect(outline.count(of: "svg") == 2)
    for style in ["lifeline", "participant"] { #expect(html.count(of: "class=\"\(style)\"") == 3) }
    for style in ["call-line", "head", "bar"] { #expect(html.count(of: "class=\"\(style)\"") == 2) }
    for style in ["answer", "open-head", "event"] { #expect(html.count(of: "class=\"\(style)\"") == 1) }
    #expect(html.boxes().allSatisfy { $0.1 > $0.0 })
    expect(html, has: ">callback: tap up</title>")
    expect(
      html,
      has: """
        >up calls Controller: touchUpInside. Controller calls Controller: show(). \
        count answers Controller: &quot;1&quot; &amp; 2. count: text = &quot;1&quot;.</desc>
        """)
    expect(html, has: ">Nothing happens.</desc>")
    expect(html, lacks: "<pre")
  }

  @Test func `the diagrams of several ways stand below each other in one picture`() throws {
    let way = ["a   b", "├──▶┃"]
    let one = try Picture.sequence(["tap up", "", "callback"] + way)
    let two = try Picture.sequence(["tap up", "", "callback"] + way + ["", "rx"] + way)
    func height(_ svg: String) -> Int? { svg.firstMatch(of: /height="(\d+)"/).flatMap { Int($0.1) } }
    #expect(height(two) == height(one).map { 2 * $0 })
    expect(two, has: "callback: a calls b. rx: a calls b.</desc>")
  }

  @Test("a sequence diagram that is too wide has shorter labels in its picture, and all of them in its description")
  func wideSequence() throws {
    let label = String(repeating: "label", count: 8)
    let gap = String(repeating: " ", count: 47)
    let names = ["a", "b", "c", "d", "e"]
    var lines = ["way", names.joined(separator: gap)]
    for index in 0..<4 {
      let before = (0..<index).map { _ in "│" + gap }.joined()
      let after = (index + 2..<5).map { _ in gap + "│" }.joined()
      lines.append("\(before)├── \(label) ──▶┃\(after)")
    }
    let text =
      "<!-- output x --sequence - -->\n```text\n$ x --sequence -\ntap up\n\n\(lines.joined(separator: "\n"))\n```"
    let html = html(text)
    let width = try #require(html.firstMatch(of: /<svg[^>]* width="(\d+)"/).flatMap { Int($0.1) })
    #expect((800...1_000).contains(width))
    #expect(html.count(of: ">labellabel") == 4)
    #expect(html.count(of: label) == 4)
    expect(html, has: "a calls b: \(label). b calls c: \(label).")
  }
}

extension String {
  fileprivate func count(of part: String) -> Int { ranges(of: part).count }

  /// The end of each participant's box, and the start of the next one.
  fileprivate func boxes() -> [(Int, Int)] {
    let boxes = matches(of: /class="participant" x="(-?\d+)" y="\d+" width="(\d+)"/).map { match in
      (start: Int(match.1) ?? 0, end: (Int(match.1) ?? 0) + (Int(match.2) ?? 0))
    }
    return zip(boxes, boxes.dropFirst()).map { ($0.end, $1.start) }
  }
}

import Foundation
import Markdown
import Pages
import Testing

@Suite("Pictures")
struct PictureTests {
  private func html(_ text: String) -> String {
    Page(MarkdownDocument(text), linkingTo: LinkTargets { _ in nil }).html
  }

  private static let marbles = """
    <!-- marbles take -->
    ```text
    source     a b - #
    other      - x
    take(1)    (a,|)
    ```
    """

  @Test("a marble diagram has a time line for each line, a marble for each element, a bar, a cross")
  func marbles() throws {
    let html = html(Self.marbles)
    let outline = try Outline(html)
    #expect(outline.count(of: "svg") == 1)
    #expect(html.count(of: "class=\"time\"") == 3)
    #expect(html.count(of: "class=\"source\"") == 3)
    #expect(html.count(of: "class=\"result\"") == 1)
    #expect(html.count(of: "<line class=\"end\"") == 1)
    #expect(html.count(of: "<path class=\"end\"") == 1)
    // Only `other` goes on.
    #expect(html.count(of: "class=\"head\"") == 1)
    #expect(html.count(of: "class=\"moment\"") == 1)
    #expect(!html.contains("<pre"))
  }

  @Test("what takes two columns of a terminal gets room for two")
  func wide() throws {
    let marbles = html("<!-- marbles take -->\n```text\nsource  寿司寿司寿司\ntake(1)  a\n```")
    #expect(marbles.contains(/class="source" x="\d+" y="\d+" width="112"/))
  }

  @Test("a picture has a title and a description, each with an id of its own")
  func described() throws {
    let html = html(Self.marbles + "\n\n" + Self.marbles)
    let outline = try Outline(html)
    #expect(Set(outline.ids).count == outline.ids.count)
    #expect(html.contains("role=\"img\" aria-labelledby=\"picture.2.title picture.2.description\""))
    #expect(html.contains(">What take(1) does</title>"))
    #expect(
      html.contains(
        ">source: a at 0; b at 1; an error at 3. other: x at 1. take(1): a, the end at 0.</desc>"))
  }

  @Test("a sequence diagram has a lifeline for each participant, an arrow for each message, a dot for each event")
  func sequences() throws {
    let html = html(
      """
      <!-- output printf 'tap up\\n' | swift run Counter --sequence - -->
      ```text
      $ printf 'tap up\\n' | swift run Counter --sequence -
      tap up

      callback
      up                   target–action     count
      ├── touchUpInside ──▶│                 │
      │                    ├╌╌ text = "1" ╌╌╌●

      rx
      ```
      """)
    let outline = try Outline(html)
    #expect(outline.count(of: "svg") == 2)
    #expect(html.count(of: "class=\"lifeline\"") == 3)
    #expect(html.count(of: "class=\"participant\"") == 3)
    #expect(html.count(of: "class=\"message\"") == 1)
    #expect(html.count(of: "class=\"event\"") == 1)
    #expect(html.boxes().allSatisfy { $0.1 > $0.0 })
    #expect(html.contains(">callback: tap up</title>"))
    #expect(html.contains(">up to target–action: touchUpInside. count: text = &quot;1&quot;.</desc>"))
    #expect(html.contains(">Nothing happens.</desc>"))
    #expect(!html.contains("<pre"))
  }
}

extension String {
  fileprivate func count(of part: String) -> Int { ranges(of: part).count }

  /// Where each participant's box ends, and where the next one begins.
  fileprivate func boxes() -> [(Int, Int)] {
    let boxes = matches(of: /class="participant" x="(-?\d+)" y="\d+" width="(\d+)"/).map { match in
      (start: Int(match.1) ?? 0, end: (Int(match.1) ?? 0) + (Int(match.2) ?? 0))
    }
    return zip(boxes, boxes.dropFirst()).map { ($0.end, $1.start) }
  }
}

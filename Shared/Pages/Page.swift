import Markdown

/// A text as one HTML file that needs nothing else: no network, no script, no other file.
///
/// A chapter begins with each heading of the first level but the first, which is the title.
public struct Page: Sendable {
  /// The flaws of the text, by lines: those that the reader noticed, directives that are not woven, links that lead
  /// nowhere.
  public let flaws: [Flaw]

  /// The file.
  public let html: String

  /// The page of a text.
  public init(_ document: MarkdownDocument, linkingTo targets: LinkTargets) {
    var reader = PassageReader()
    let passages = reader.read(document.blocks)
    let headings = document.headings
    var writer = PassageWriter(targets, anchors: Set(headings.map(\.anchor)))
    let contents = Contents(headings)
    var main = Markup.newline
    for (index, passages) in Self.chapters(passages).enumerated() {
      let content = passages.map { writer.write($0) }.joined() + contents.turn(chapter: index)
      main += .element("section", ["class": "chapter"], content) + .newline
    }
    let body =
      Markup.newline + .element("a", ["class": "skip", "href": "#page.text"], text: "To the text") + .newline
      + contents.navigation + .newline + .element("main", ["id": "page.text"], main) + .newline
    html = Self.file(title: headings.first?.title.plainText ?? "", styles: [.pageStyle], body)
    flaws = (document.flaws + reader.flaws + writer.flaws).sorted { $0.line < $1.line }
  }

  /// The passages up to each heading of the first level; what stands above the first heading belongs to it.
  private static func chapters(_ passages: [Passage]) -> [[Passage]] {
    passages.reduce(into: []) { chapters, passage in
      let isTitled = chapters.last?.contains { $0.heading != nil } == true
      if chapters.isEmpty || isTitled && passage.heading?.level == 1 { chapters.append([]) }
      chapters[chapters.count - 1].append(passage)
    }
  }

  /// A file with this title and body.
  ///
  /// - Parameter script: runs at the end, if the browser lets it.
  static func file(
    title: String, styles: [StaticResource], script: StaticResource? = nil, isSlides: Bool = false, _ body: Markup
  ) -> String {
    // A browser holds the file to its word: nothing is fetched from anywhere.
    let policy = "default-src 'none'; style-src 'unsafe-inline'" + (script == nil ? "" : "; script-src 'unsafe-inline'")
    var head = Markup.newline
    head += .element("meta", ["charset": "utf-8"]) + .newline
    head += .element("meta", ["http-equiv": "Content-Security-Policy", "content": policy]) + .newline
    head += .element("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]) + .newline
    head += .element("meta", ["name": "color-scheme", "content": "light dark"]) + .newline
    head += .element("title", text: title) + .newline
    for style in styles { head += .element("style", [:], .newline + .verbatim(style)) + .newline }
    var body = body
    if let script { body += .element("script", [:], .newline + .verbatim(script)) + .newline }
    let html = Markup.element(
      "html", ["lang": "en"],
      .newline + .element("head", [:], head) + .newline
        + .element("body", ["class": isSlides ? "slides" : nil], body) + .newline)
    return "<!DOCTYPE html>\n\(html.source)\n"
  }
}

extension Passage {
  var heading: Heading? {
    if case .block(let block) = self, case .heading(let heading) = block.content { heading } else { nil }
  }
}

import Markdown
import Pictures

/// A text, or the documents of a book, as one HTML file that needs nothing else: no network, no script, no other file.
public struct Page: Sendable {
  /// The flaws, by lines: those that the reader noticed, directives that are not woven, links that lead nowhere.
  public let flaws: [Flaw]

  /// The file.
  public let html: String

  /// The page of the documents of a book, or of one text.
  public init(_ documents: [BookDocument], linkingTo targets: LinkTargets) {
    let book = Manuscript(documents)
    let places = HeadingPlaces(book.chapters)
    var writer = PassageWriter(targets, places)
    let contents = Contents(chapters: book.chapters, places: places)
    var main = Markup.newline
    for (index, chapter) in book.chapters.enumerated() {
      main += writer.write(chapter, contents.turn(chapter: index, isAlone: false))
    }
    html = Self.file(
      title: book.title, styles: [.pageStyle],
      Self.body(main, beside: contents.navigation(at: nil), home: nil))
    flaws = (book.flaws + writer.flaws).inOrder(of: documents)
  }

  /// The text of a page, and the table of contents, which a wide screen shows beside it.
  ///
  /// - Parameter home: the address of the first page, on another page.
  static func body(_ main: Markup, beside navigation: Markup, home: String?) -> Markup {
    var top = Markup.element("a", ["class": "skip", "href": "#page.text"], text: "To the text")
    if let home { top += .element("a", ["href": home, "rel": "start"], text: "Title") }
    top += .element("a", ["href": "#page.contents"], text: "Contents")
    return .newline + .element("nav", ["class": "top", "aria-label": "Page"], top) + .newline
      + .element("main", ["id": "page.text"], main) + .newline + navigation + .newline
  }

  /// A file with this title and body.
  ///
  /// - Parameter script: runs at the end, if the browser lets it.
  static func file(
    title: String, styles: [StaticResource], script: StaticResource? = nil, isSlides: Bool = false, _ body: Markup
  ) -> String {
    // A browser holds the file to its word: nothing is fetched from anywhere.
    let policy =
      "default-src 'none'; img-src data:; style-src 'unsafe-inline'"
      + (script == nil ? "" : "; script-src 'unsafe-inline'")
    var head = Markup.element("meta", ["http-equiv": "Content-Security-Policy", "content": policy]) + .newline
    for style in styles { head += .element("style", [:], .newline + .verbatim(style)) + .newline }
    var body = body
    if let script { body += .element("script", [:], .newline + .verbatim(script)) + .newline }
    return html(title: title, head, .element("body", ["class": isSlides ? "slides" : nil], body))
  }

  /// A page of the server, which names its style sheet and its script.
  ///
  /// - Parameter root: the address of the folder of the pages.
  static func served(title: String, root: String, _ body: Markup) -> String {
    let head =
      Markup.element("link", ["rel": "stylesheet", "href": "\(root)book.css"]) + .newline
      + .element("script", ["type": "module", "src": "\(root)book.js"]) + .newline
    return html(title: title, head, .element("body", [:], body))
  }

  private static func html(title: String, _ more: Markup, _ body: Markup) -> String {
    var head = Markup.newline
    head += .element("meta", ["charset": "utf-8"]) + .newline
    head += .element("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]) + .newline
    head += .element("meta", ["name": "color-scheme", "content": "light dark"]) + .newline
    head += .element("title", text: title) + .newline + more
    let html = Markup.element(
      "html", ["lang": "en"], .newline + .element("head", [:], head) + .newline + body + .newline)
    return "<!DOCTYPE html>\n\(html.source)\n"
  }
}

extension Manuscript {
  /// The title of the book.
  var title: String { chapters.first?.title?.title.plainText ?? "" }
}

extension [Flaw] {
  /// The flaws document by document, from top to bottom.
  func inOrder(of documents: [BookDocument]) -> [Flaw] {
    documents.flatMap { document in filter { $0.document == document.path }.sorted { $0.line < $1.line } }
  }
}

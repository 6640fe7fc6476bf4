import Markdown
import Pictures

/// A page of a book.
public struct BookPage: Sendable {
  /// Its name, as a path in the folder of the pages.
  public let name: String

  fileprivate let make: @Sendable () -> String

  /// The file, which is made each time.
  public var html: String { make() }
}

/// The pages of a book in one folder: an index, which is the title's page, a page for each other chapter, and one for each
/// file to which they link.
///
/// Each page is an HTML file with its style sheet in it, and needs no network and no script. A page that is served names
/// ``styleSheet`` and ``script``, and offers what its text speaks of on a stage.
public struct BookPages: Sendable {
  /// The pages.
  public private(set) var pages: [BookPage] = []

  /// The flaws, document by document.
  public let flaws: [Flaw]

  /// `book.css` of pages that are served.
  public static var styleSheet: String { StaticResource.pageStyle.text + StaticResource.servedStyle.text }

  /// `book.js` of pages that are served: it opens the stage beside the text, and keeps what a reader predicts.
  public static var script: String { StaticResource.servedScript.text }

  /// `marbles.js` of pages that are served, which their script imports: it moves the marbles of diagrams.
  public static var marbleScript: String { StaticResource.marbleScript.text }

  /// The pages of these documents.
  ///
  /// - Parameter isServed: true if a server shows them, which has the stages of the chapters, too.
  public init(_ documents: [BookDocument], linkingTo targets: LinkTargets, isServed: Bool = false) {
    let book = Manuscript(documents)
    @Sendable func page(_ title: String, root: String = "", _ body: Markup) -> String {
      isServed ? Page.served(title: title, root: root, body) : Page.file(title: title, styles: [.pageStyle], body)
    }
    let names = book.chapters.indices.map { index in
      index == 0 ? "index.html" : "\(book.chapters[index].title?.anchor ?? "\(index)").html"
    }
    let places = HeadingPlaces(book.chapters, pages: names)
    let contents = Contents(chapters: book.chapters, places: places)
    var writer = PassageWriter(targets, places)
    writer.offersStages = isServed
    for (index, chapter) in book.chapters.enumerated() {
      writer.page = names[index]
      let main = writer.write(chapter, contents.turn(chapter: index, isAlone: true))
      let title = index == 0 ? book.title : "\(chapter.title?.title.plainText ?? "") · \(book.title)"
      let html = page(
        title, Page.body(main, beside: contents.navigation(at: index), home: index == 0 ? nil : names[0]))
      pages.append(BookPage(name: names[index]) { html })
    }
    var shown: Set<String> = []
    while let path = writer.shownFiles.subtracting(shown).min() {
      shown.insert(path)
      let name = PassageWriter.page(ofFile: path)
      let root = String(repeating: "../", count: name.count { $0 == "/" })
      if path.hasSuffix(".md") {
        let text = BookDocument(MarkdownDocument(targets.text(path) ?? ""), path: path)
        let chapters = Manuscript([text]).chapters
        writer.places = HeadingPlaces(book.chapters + chapters, pages: names + chapters.map { _ in name })
        (writer.page, writer.root) = (name, root)
        let main = chapters.map { writer.write($0, Markup()) }.joined()
        let html = page(
          "\(chapters.first?.title?.title.plainText ?? path) · \(book.title)", root: root,
          Self.body(.element("main", ["id": "page.text"], .newline + main), of: book.title, root: root))
        pages.append(BookPage(name: name) { html })
      } else {
        pages.append(
          BookPage(name: name) { [title = book.title] in
            page(
              "\(path) · \(title)", root: root,
              Self.body(Self.lines(of: path, targets.text(path) ?? ""), of: title, root: root))
          })
      }
    }
    flaws = (book.flaws + writer.flaws).inOrder(of: documents)
  }

  /// The lines of a file with their numbers.
  private static func lines(of path: String, _ text: String) -> Markup {
    let code =
      Markup.element("h1", [:], .element("code", text: path)) + .newline + .numbered(path, TextLines(text).lines)
    return .element("main", ["id": "page.text", "class": "file"], .newline + code)
  }

  /// The body of a page beside the book's own.
  private static func body(_ main: Markup, of title: String, root: String) -> Markup {
    let home = Markup.element("a", ["href": "\(root)index.html", "rel": "start"], text: title)
    return .newline + .element("nav", ["class": "top", "aria-label": "Page"], home) + .newline + main + .newline
  }
}

import Markdown
import Pictures

/// The pages of a book in one folder: an index, which is the title's page, a page for each other chapter, and one for each
/// file to which they link.
///
/// Each page is an HTML file with its style sheet in it, and needs no network and no script.
public struct BookPages: Sendable {
  /// The name of each page, as a path in the folder, and the file.
  public private(set) var pages: [(name: String, html: String)] = []

  /// The flaws, document by document.
  public let flaws: [Flaw]

  /// The pages of these documents.
  public init(_ documents: [BookDocument], linkingTo targets: LinkTargets) {
    let book = Manuscript(documents)
    let names = book.chapters.indices.map { index in
      index == 0 ? "index.html" : "\(book.chapters[index].title?.anchor ?? "\(index)").html"
    }
    let places = HeadingPlaces(book.chapters, pages: names)
    let contents = Contents(chapters: book.chapters, places: places)
    var writer = PassageWriter(targets, places)
    for (index, chapter) in book.chapters.enumerated() {
      writer.page = names[index]
      let main = writer.write(chapter, contents.turn(chapter: index, isAlone: true))
      let title = index == 0 ? book.title : "\(chapter.title?.title.plainText ?? "") · \(book.title)"
      pages.append(
        (
          names[index],
          Page.file(
            title: title, styles: [.pageStyle],
            Page.body(main, beside: contents.navigation(at: index), home: index == 0 ? nil : names[0]))
        ))
    }
    for path in writer.shownFiles.sorted() {
      guard let text = targets.text(path) else { continue }
      pages.append((PassageWriter.page(ofFile: path), Self.file(path, text, of: book.title)))
    }
    flaws = (book.flaws + writer.flaws).inOrder(of: documents)
  }

  /// The page of a file: its lines with their numbers.
  private static func file(_ path: String, _ text: String, of title: String) -> String {
    let home = String(repeating: "../", count: PassageWriter.page(ofFile: path).count { $0 == "/" }) + "index.html"
    let top = Markup.element("p", ["class": "top"], .element("a", ["href": home, "rel": "start"], text: title))
    let code =
      Markup.element("h1", [:], .element("code", text: path)) + .newline + .numbered(path, TextLines(text).lines)
    let main = Markup.element("main", ["id": "page.text", "class": "file"], .newline + code)
    return Page.file(
      title: "\(path) · \(title)", styles: [.pageStyle], .newline + top + .newline + main + .newline)
  }
}

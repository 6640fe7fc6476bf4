import Foundation
import Markdown
import Pages
import Workbench

/// The documents of the book, and the files to which they link.
struct BookFiles {
  /// The folder of the package; for a text elsewhere, the folder of the text.
  let root: URL

  /// The paths of the documents from the root, in order.
  let paths: [String]

  /// The book of the package in a folder: `BOOK.md`, and the `README.md` of each chapter.
  init(root: URL) {
    self.root = root.standardizedFileURL
    let chapters =
      (try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("Chapters").path)) ?? []
    let readmes = chapters.filter { $0.contains("-") }.sorted().map { "Chapters/\($0)/README.md" }
    paths =
      ["BOOK.md"] + readmes.filter { FileManager.default.fileExists(atPath: root.appendingPathComponent($0).path) }
  }

  /// The names of the chapters: `Counter`.
  var chapters: Set<String> { Set(paths.compactMap { ChapterText(path: $0)?.program }) }

  /// The names of the exercises: `Counter/ResetUnseen`.
  var exercises: Set<String> { Set((try? Shelf(root: root))?.exercises.map(\.path) ?? []) }

  /// One text.
  init(text path: String) {
    let file = URL(fileURLWithPath: path).standardizedFileURL
    var folder = file.deletingLastPathComponent()
    while folder.path != "/",
      !FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
    {
      folder.deleteLastPathComponent()
    }
    root = folder.path == "/" ? file.deletingLastPathComponent() : folder
    paths = [file.pathComponents.dropFirst(root.pathComponents.count).joined(separator: "/")]
  }

  func url(_ path: String) -> URL { root.appendingPathComponent(path) }

  /// Returns the text of a document.
  ///
  /// - Throws: `BookError` if it is not there, or is no text.
  func text(of path: String) throws(BookError) -> String {
    if let text = contents(path) { return text }
    guard FileManager.default.fileExists(atPath: url(path).path) else {
      throw BookError(66, "Book: there is no \(path) here: go to the folder of the package, or name a file")
    }
    throw BookError(66, "Book: \(path) cannot be read as text: name a Markdown file")
  }

  /// Returns the documents.
  func documents() throws(BookError) -> [BookDocument] {
    var documents: [BookDocument] = []
    for path in paths { documents.append(BookDocument(MarkdownDocument(try text(of: path)), path: path)) }
    return documents
  }

  /// The targets of links, as a page in a folder reaches them.
  ///
  /// - Parameter showsFiles: true if files become pages.
  func targets(from folder: URL, showsFiles: Bool = false) -> LinkTargets {
    // An index links to each chapter hundreds of times. The cache locks itself.
    nonisolated(unsafe) let cache = NSCache<NSString, NSSet>()
    return LinkTargets(
      prefix: Self.path(from: folder.standardizedFileURL, to: root),
      text: { showsFiles ? contents($0) : nil },
      picture: { (try? Data(contentsOf: url($0)))?.base64EncodedString() },
      anchors: { path in
        guard FileManager.default.fileExists(atPath: url(path).path) else { return nil }
        guard let text = contents(path) else { return [] }
        guard path.hasSuffix(".md") else {
          return Set(TextLines(text).lines.indices.map { "L\($0 + 1)" })
        }
        if let known = cache.object(forKey: path as NSString) as? Set<String> { return known }
        let anchors = Set(MarkdownDocument(text).headings.map(\.anchor))
        cache.setObject(anchors as NSSet, forKey: path as NSString)
        return anchors
      })
  }

  private func contents(_ path: String) -> String? { try? String(contentsOf: url(path), encoding: .utf8) }

  /// Returns the path from one folder to another: nothing, or a path that ends with a slash.
  static func path(from start: URL, to end: URL) -> String {
    let (here, there) = (start.pathComponents, end.pathComponents)
    let shared = zip(here, there).prefix { $0 == $1 }.count
    let steps = Array(repeating: "..", count: here.count - shared) + there[shared...]
    return steps.map {
      "\($0.addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(.init(charactersIn: "-._~"))) ?? $0)/"
    }
    .joined()
  }
}

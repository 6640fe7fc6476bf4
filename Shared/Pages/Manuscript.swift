import Markdown

/// A document of a book.
public struct BookDocument: Sendable {
  /// Its path from the folder of the links; empty for a text that stands alone.
  public let path: String

  /// Its text.
  public let text: MarkdownDocument

  /// A document at this path.
  public init(_ text: MarkdownDocument, path: String = "") {
    self.path = path
    self.text = text
  }
}

/// The chapters of a book, in order.
///
/// A chapter begins with each heading of the first level. The first one is the title's; the documents behind the first one
/// follow it, and then the other chapters of the first document.
struct Manuscript {
  struct Chapter {
    /// The path of the document in which it stands.
    let path: String
    fileprivate(set) var passages: [Passage] = []

    var headings: [Heading] { passages.compactMap(\.heading) }

    var title: Heading? { headings.first }

    var sections: [Heading] { headings.dropFirst().filter { $0.level <= 3 } }
  }

  private(set) var chapters: [Chapter] = []

  /// The flaws of the texts, and directives that are not woven.
  private(set) var flaws: [Flaw] = []

  init(_ documents: [BookDocument]) {
    var rest: [Chapter] = []
    for (index, document) in documents.enumerated() {
      var reader = PassageReader()
      let own = Self.chapters(reader.read(document.text.blocks), document.path)
      flaws += (document.text.flaws + reader.flaws).map { $0.located(in: document.path) }
      chapters += index == 0 ? own.prefix(1) : own[...]
      if index == 0 { rest = Array(own.dropFirst()) }
    }
    chapters += rest
  }

  /// The passages up to each heading of the first level; what stands above the first heading belongs to it.
  private static func chapters(_ passages: [Passage], _ path: String) -> [Chapter] {
    passages.reduce(into: [Chapter(path: path)]) { chapters, passage in
      if chapters[chapters.count - 1].title != nil, passage.heading?.level == 1 { chapters.append(Chapter(path: path)) }
      chapters[chapters.count - 1].passages.append(passage)
    }
  }
}

extension Flaw {
  /// The flaw as one of several documents.
  func located(in document: String) -> Flaw {
    var flaw = self
    flaw.document = document
    return flaw
  }
}

extension Passage {
  var heading: Heading? {
    if case .block(let block) = self, case .heading(let heading) = block.content { heading } else { nil }
  }
}

/// The pages on which the headings of a book stand, and their ids there.
struct HeadingPlaces {
  private struct Place {
    let page: String
    let id: String
  }

  private var places: [String: [String: Place]] = [:]
  private var starts: [String: Place] = [:]

  /// All on one page, or on a page for each chapter.
  ///
  /// - Parameter pages: the names of the chapters' pages, or nil.
  init(_ chapters: [Manuscript.Chapter], pages: [String]? = nil) {
    for (index, chapter) in chapters.enumerated() {
      let title = chapter.title?.anchor ?? ""
      for heading in chapter.headings {
        // On one page, each document has a heading `predict`. No anchor has a point.
        let isUnique = pages != nil || chapter.path == chapters[0].path || heading.level == 1
        let place = Place(
          page: pages?[index] ?? "", id: isUnique ? heading.anchor : "\(title).\(heading.anchor)")
        places[chapter.path, default: [:]][heading.anchor] = place
        if starts[chapter.path] == nil { starts[chapter.path] = place }
      }
      if places[chapter.path] == nil { places[chapter.path] = [:] }
    }
  }

  /// The page of a chapter.
  func page(_ chapter: Manuscript.Chapter) -> String {
    chapter.title.flatMap { places[chapter.path]?[$0.anchor]?.page } ?? ""
  }

  func id(_ heading: Heading, in document: String) -> String { places[document]?[heading.anchor]?.id ?? heading.anchor }

  /// Returns the address of a heading as a page writes it, or of the beginning of a document; `nil` for a path that is
  /// none of the documents'.
  ///
  /// - Throws: `BadLink` if no heading has the anchor.
  func address(_ place: LinkedPlace, in document: String, from page: String) throws(BadLink) -> String? {
    guard let anchors = places[place.path] else { return nil }
    guard let there = place.anchor.map({ anchors[$0] }) ?? starts[place.path] else {
      let name = place.path == document ? "here" : "of \(place.path)"
      throw BadLink("no heading \(name) has the anchor #\(place.anchor ?? "")")
    }
    return there.page == page ? "#\(there.id)" : "\(there.page)#\(there.id)"
  }
}

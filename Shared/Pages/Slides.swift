import Markdown
import Pictures

/// A text as slides with speaker's notes, in one HTML file that needs nothing else.
///
/// A slide begins with each heading of the first three levels and with each rule. It shows what is to be looked at: lists,
/// tables, quotes, code, outputs, diagrams, and paragraphs that are all emphasis. All other paragraphs are the speaker's
/// notes. A second listing, output or diagram under the same heading gets a slide of its own, and so does a heading of a lower
/// level with what follows.
///
/// ← and →, or two buttons, turn the slides; the space bar goes to the end of a long slide first. `n` shows the notes, `Esc`
/// shows all as a text; without a script it is that text.
public struct Slides: Sendable {
  /// The flaws of the text, by lines.
  public let flaws: [Flaw]

  /// The file.
  public let html: String

  /// The number of slides.
  public let count: Int

  /// The slides of the documents of a book, or of one text.
  public init(_ documents: [BookDocument], linkingTo targets: LinkTargets) {
    let book = Manuscript(documents)
    var writer = PassageWriter(targets, HeadingPlaces(book.chapters))
    var deck = Deck()
    for chapter in book.chapters {
      writer.document = chapter.path
      for passage in chapter.passages { deck.add(passage, &writer) }
    }
    let slides = deck.slides
    count = slides.count
    let content = slides.enumerated().map { $1.markup(number: $0 + 1, of: slides.count) }.joined()
    html = Page.file(
      title: book.title, styles: [.pageStyle, .slideStyle], script: .slideKeys,
      isSlides: true, .newline + .element("main", [:], .newline + content) + .newline + Self.turning + .newline)
    flaws = (book.flaws + writer.flaws).inOrder(of: documents)
  }

  /// For those who have no keys; the script shows it, and says which slide this is.
  private static var turning: Markup {
    .element(
      "nav", ["class": "turning", "aria-label": "Slides"],
      .element("button", ["class": "back", "type": "button", "aria-label": "Slide before"], text: "←")
        + .element("p", ["aria-live": "polite"])
        + .element("button", ["class": "next", "type": "button", "aria-label": "Next slide"], text: "→"))
  }
}

/// One slide.
private struct Slide {
  var heading: Heading?
  var title = Markup()
  var shown = Markup()
  var notes = Markup()

  /// True if something fills the slide.
  var isFull = false

  var isEmpty: Bool { heading == nil && shown == Markup() && notes == Markup() }

  func markup(number: Int, of count: Int) -> Markup {
    var content = Markup.newline + title + shown
    content += .element("p", ["class": "place"], text: "\(number) / \(count)") + .newline
    let slide = Markup.element("div", ["class": heading?.level == 1 ? "face chapter" : "face"], content) + .newline
    let aside =
      notes == Markup()
      ? Markup() : .element("aside", ["class": "notes", "aria-label": "Notes"], notes) + .newline
    return .element("section", ["class": "slide", "tabindex": "-1"], .newline + slide + aside) + .newline
  }
}

extension Slide {
  /// A further slide under a heading, whose anchor stands only once.
  fileprivate init(again heading: Heading?) {
    let title = heading.map { Markup.element("p", ["class": "again"], text: $0.title.plainText) + .newline }
    self.init(heading: heading, title: title ?? Markup())
  }
}

/// Slides that grow passage by passage.
private struct Deck {
  /// The slides so far; what is said behind something that fills a slide is said while it is there.
  private(set) var slides: [Slide] = []

  mutating func add(_ passage: Passage, _ writer: inout PassageWriter) {
    switch passage {
    case .block(let block): add(block, &writer)
    case .ways(let columns):
      for block in columns.flatMap(\.lead) { note(writer.write(block)) }
      let bare = columns.map {
        WayColumn(way: $0.way, lead: [], file: $0.file, part: $0.part, from: $0.from, lines: $0.lines)
      }
      show(writer.write(.ways(bare)), isLarge: true)
    // On slides an answer is the speaker's to give.
    case .details: note(writer.write(passage))
    case .listing, .change, .output, .sequences, .marbles: show(writer.write(passage), isLarge: true)
    }
  }

  private mutating func add(_ block: Block, _ writer: inout PassageWriter) {
    switch block.content {
    case .heading(let heading) where heading.level <= 3:
      begin(heading, writer.write(block))
    case .rule:
      begin(nil, Markup())
    case .paragraph(let inlines):
      if inlines.allSatisfy(\.isEmphasis) {
        show(writer.write(block), isLarge: false)
      } else {
        note(writer.write(block))
      }
    case .code:
      show(writer.write(block), isLarge: true)
    case .heading:
      if let last = slides.last, last.shown != Markup() { slides.append(Slide(again: last.heading)) }
      show(writer.write(block), isLarge: false)
    case .list, .table, .quote:
      show(writer.write(block), isLarge: false)
    case .details, .comment: break
    }
  }

  private mutating func begin(_ heading: Heading?, _ title: Markup) {
    // A rule and a heading under it begin one slide, not two.
    if slides.last?.isEmpty == true { slides.removeLast() }
    slides.append(Slide(heading: heading, title: title))
  }

  private mutating func show(_ content: Markup, isLarge: Bool) {
    if slides.isEmpty { slides.append(Slide()) }
    let last = slides.count - 1
    guard slides[last].isFull else {
      slides[last].shown += content
      slides[last].isFull = isLarge
      return
    }
    slides.append(Slide(again: slides[last].heading))
    show(content, isLarge: isLarge)
  }

  private mutating func note(_ content: Markup) {
    if slides.isEmpty { slides.append(Slide()) }
    slides[slides.count - 1].notes += content
  }
}

extension Inline {
  fileprivate var isEmphasis: Bool {
    if case .emphasis = self { true } else { false }
  }
}

import Markdown
import Pictures

/// A text as slides with speaker's notes, in one HTML file that needs nothing else.
///
/// A slide begins with each heading of the first three levels and with each rule. It shows what is to be looked at: lists,
/// tables, quotes, code, outputs, diagrams, and paragraphs that are all emphasis. All other paragraphs are the speaker's
/// notes. A second listing, output or diagram under the same heading gets a slide of its own, and so does a heading of a lower
/// level with what follows. What the last row of a room could not read on one slide is cut into several.
///
/// ← and →, or two buttons, turn the slides. `p` opens the presenter's window, with the notes, `o` shows an overview, `?` the
/// keys, `Esc` all as a text; without a script it is that text.
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
    var deck = SlideDeck()
    for chapter in book.chapters {
      writer.document = chapter.path
      for passage in chapter.passages { deck.add(passage, &writer) }
    }
    let slides = deck.slides
    count = slides.count
    let content = slides.enumerated().map { $1.markup(number: $0 + 1, of: slides.count) }.joined()
    html = Page.file(
      title: book.title, styles: [.pageStyle, .slideStyle], script: .slideKeys, isSlides: true,
      .newline + .element("main", [:], .newline + content) + .newline + Self.turning + Self.help + .newline)
    flaws = (book.flaws + writer.flaws).inOrder(of: documents)
  }

  /// Two buttons, for a reader without a keyboard; the script shows them and the number of the slide, and in the presenter's
  /// window a clock.
  private static let turning: Markup = .element(
    "nav", ["class": "turning", "aria-label": "Slides"],
    .element("p", ["class": "clock", "role": "timer"])
      + .element("button", ["class": "back", "type": "button", "aria-label": "Previous slide"], text: "←")
      + .element("p", ["class": "counter", "aria-live": "polite"])
      + .element("button", ["class": "next", "type": "button", "aria-label": "Next slide"], text: "→"))

  private static let help: Markup = .element(
    "dialog", ["aria-label": "Keys"],
    .element(
      "dl", [:],
      keys.map { .element("dt", [:], .element("kbd", text: $0)) + .element("dd", text: $1) }.joined(.newline)))

  private static let keys = [
    ("→ PageDown Space", "next slide"), ("← PageUp Shift-Space", "previous slide"), ("Home End", "first, last slide"),
    ("p", "presenter’s window: notes, next slide, clock"), ("r", "start its clock again"),
    ("o", "overview: arrow keys and Enter, or a click, go to a slide"), ("Esc", "all slides as a text, and back"),
    ("?", "these keys"),
  ]
}

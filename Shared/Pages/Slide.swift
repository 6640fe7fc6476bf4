import Markdown
import Pictures

/// One slide.
struct Slide {
  private(set) var heading: Heading?
  private(set) var title = Markup()
  private(set) var shown = Markup()
  var notes = Markup()

  /// The height that is left.
  private(set) var space: Int

  /// True if a chapter begins here.
  private var isChapter: Bool

  /// True if something fills the slide.
  private var isFull = false

  /// True if it shows only a heading of a lower level.
  var isLeadOnly = false

  init(heading: Heading? = nil, title: Markup = Markup()) {
    self.heading = heading
    self.title = title
    isChapter = heading?.level == 1
    space = SlideSpace.height(under: heading?.title.plainText ?? "")
  }

  /// A further slide under a heading, whose anchor stands only once.
  init(again heading: Heading?) {
    let title = heading.map { Markup.element("p", ["class": "again"], text: $0.title.plainText) + .newline }
    self.init(heading: heading, title: title ?? Markup())
    isChapter = false
  }

  var isEmpty: Bool { heading == nil && shown == Markup() && notes == Markup() }

  func hasRoom(for piece: SlidePiece) -> Bool {
    if shown == Markup() { return true }
    // Below the main thing there is room for a few words only.
    return isFull ? !piece.isLarge && piece.height <= space - SlideSpace.height / 3 : piece.height <= space
  }

  mutating func show(_ piece: SlidePiece, _ content: Markup) {
    shown += piece.columns == 1 ? content : .element("div", ["class": "beside"], content) + .newline
    space -= piece.height
    isFull = isFull || piece.isLarge
    isLeadOnly = false
  }

  func markup(number: Int, of count: Int) -> Markup {
    var content = Markup.newline + title
    if shown != Markup() { content += .element("div", ["class": "shown"], shown) + .newline }
    content += .element("p", ["class": "place"], text: "\(number) / \(count)") + .newline
    let slide = Markup.element("div", ["class": isChapter ? "face chapter" : "face"], content) + .newline
    let aside =
      notes == Markup()
      ? Markup() : .element("aside", ["class": "notes", "aria-label": "Notes on slide \(number)"], notes) + .newline
    let name = "Slide \(number) of \(count)"
    return .element(
      "section", ["class": "slide", "role": "group", "aria-label": name, "tabindex": "-1"], .newline + slide + aside)
      + .newline
  }
}

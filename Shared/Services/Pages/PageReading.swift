/// The way through a page, tag by tag.
nonisolated struct PageReading {
  private(set) var title = String.UnicodeScalarView()
  private(set) var layout: TextLayout

  private var tokenizer: HTMLTokenizer
  private var open = OpenElements()
  private var isInHead = true
  private var titleElement = TitleElement.awaited
  private var moves = 0

  /// Only the first counts.
  private enum TitleElement {
    case awaited, open, closed
  }

  init(_ html: String, limit: Int) {
    tokenizer = HTMLTokenizer(html)
    layout = TextLayout(limit: limit)
  }

  /// The number of times that a byte was read, and an element opened or closed.
  var steps: Int { tokenizer.steps + moves }

  mutating func run() {
    while !layout.isCut, let token = tokenizer.next() {
      switch token {
      case .start(let name, let attributes, let closesItself): start(name, attributes, closesItself)
      case .end(let name): end(name)
      case .text(let text): write(text)
      }
    }
  }

  private mutating func start(_ name: String, _ attributes: [String: String], _ closesItself: Bool) {
    if !HTMLElements.head.contains(name) { isInHead = false }
    close(open.closed(byStartOf: name))
    if !open.isHidden { lay(name, attributes) }
    guard !["html", "head", "body"].contains(name), !HTMLElements.void.contains(name) else { return }
    // Drawings and formulas are XML: only there does `/>` close.
    guard !(closesItself && (open.isInXML || name == "svg" || name == "math")) else { return }
    moves += 1
    if name == "title", isInHead, !open.isHidden, titleElement == .awaited { titleElement = .open }
    open.open(name, isHidden: HTMLElements.leftOut.contains(name) || Self.isHidden(attributes))
    if let element = open.innermost, !element.isHidden { begin(name, attributes) }
  }

  /// Lays out the line before the start or the end of an element.
  private mutating func lay(_ name: String, _ attributes: [String: String]) {
    if name == "br" {
      layout.addBreak()
    } else if HTMLElements.blocks.contains(name) && !Self.isHidden(attributes) {
      layout.breakLine(blank: HTMLElements.paragraphs.contains(name) ? 1 : 0)
    }
  }

  /// Begins the layout of the text in an element that is shown.
  private mutating func begin(_ name: String, _ attributes: [String: String]) {
    switch name {
    case "ol": layout.beginList(from: attributes["start"].flatMap { Int($0) } ?? 1)
    case _ where HTMLElements.lists.contains(name): layout.beginList(from: nil)
    case "li": layout.beginItem(number: attributes["value"].flatMap { Int($0) })
    case "td", "th": layout.beginCell()
    case _ where HTMLElements.verbatim.contains(name): layout.beginVerbatim()
    default: break
    }
  }

  private mutating func end(_ name: String) {
    if name == "head" { isInHead = false }
    let count = open.closed(byEndOf: name)
    close(count)
    // As browsers do: these two mean something even where nothing is open.
    if count == 0, name == "br" || name == "p", !open.isHidden { lay(name, [:]) }
  }

  private mutating func close(_ count: Int) {
    for _ in 0..<count {
      moves += 1
      guard let element = open.closeInnermost() else { return }
      if element.name == "title", titleElement == .open { titleElement = .closed }
      guard !element.isHidden else { continue }
      lay(element.name, [:])
      if element.name == "li" { layout.endItem() }
      if HTMLElements.lists.contains(element.name) { layout.endList() }
    }
  }

  private mutating func write(_ text: String) {
    if titleElement == .open {
      addTitle(text)
    } else if !open.isHidden {
      if !text.utf8.allSatisfy(\.isASCIIWhitespace) { isInHead = false }
      layout.write(text, isVerbatim: open.isVerbatim)
    }
  }

  private mutating func addTitle(_ text: String) {
    var line = TextLayout(limit: PageText.titleLimit)
    line.write(text, isVerbatim: false)
    title = line.text
  }

  private static func isHidden(_ attributes: [String: String]) -> Bool {
    attributes["hidden"] != nil
      || attributes["style"].map { style in
        style.filter { !$0.isWhitespace }.lowercased().contains("display:none")
      } ?? false
  }
}

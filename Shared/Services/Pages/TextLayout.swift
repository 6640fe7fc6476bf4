/// Lines of text as they grow: folds white space, breaks lines, marks the items of lists.
///
/// The result has no character that a terminal would obey; lines end with a line feed. No line ends with a space, and
/// outside of `pre` there is never more than one empty line.
nonisolated struct TextLayout {
  private(set) var text = String.UnicodeScalarView()
  /// A Boolean value indicating whether something did not fit.
  private(set) var isCut = false

  private let limit: Int
  private var length = 0
  /// Line breaks and spaces that count only if something follows.
  private var breaks = 0
  private var spaces = 0
  /// The width of the present line; 0 if it is empty.
  private var column = 0
  private var marker = ""
  /// The open lists: the number of the next item, or `nil` if they have bullets.
  private var lists: [Int?] = []
  /// The last character, where line breaks count: `\r\n` is one.
  private var last: Unicode.Scalar?
  private var isFresh = false

  /// At most `limit` Unicode scalars.
  init(limit: Int) {
    self.limit = max(0, limit)
  }

  /// Goes to a new line if this one has something, with `blank` empty lines between.
  mutating func breakLine(blank: Int = 0) {
    breaks = max(breaks, 1 + blank)
    spaces = 0
    last = nil
  }

  /// `<br>`.
  mutating func addBreak() {
    breaks = max(breaks, min(breaks + 1, 2))
    spaces = 0
  }

  /// The line break directly behind `<pre>` is none.
  mutating func beginVerbatim() {
    isFresh = true
  }

  /// The next cell of a row stands a little apart.
  mutating func beginCell() {
    if hasLine { spaces = 2 }
  }

  mutating func beginList(from number: Int?) {
    lists.append(number)
  }

  mutating func endList() {
    _ = lists.popLast()
  }

  mutating func beginItem(number: Int?) {
    let depth = min(max(lists.count - 1, 0), 8)
    marker = String(repeating: "  ", count: depth)
    if let next = number ?? lists.last ?? nil, lists.last ?? nil != nil {
      marker += "\(next). "
      lists[lists.count - 1] = next &+ 1
    } else {
      marker += "• "
    }
  }

  /// An item that had no text leaves no mark.
  mutating func endItem() {
    marker = ""
  }

  /// Adds text; `isVerbatim` keeps its spaces and line breaks.
  mutating func write(_ addition: String, isVerbatim: Bool) {
    for scalar in addition.unicodeScalars where !isCut {
      defer {
        last = scalar
        isFresh = false
      }
      if scalar.isWhiteSpaceOfPages {
        isVerbatim ? keep(scalar) : fold()
      } else if !scalar.commandsTerminal {
        put(scalar)
      }
    }
  }

  private var hasLine: Bool { column > 0 && breaks == 0 }

  private mutating func fold() {
    if hasLine { spaces = max(spaces, 1) }
  }

  private mutating func keep(_ space: Unicode.Scalar) {
    switch space {
    case "\n" where last == "\r": break
    case "\n" where isFresh, "\r" where isFresh: break
    case " ": spaces += 1
    case "\t": spaces += 8 - ((breaks > 0 ? 0 : column) + spaces) % 8
    default:
      breaks += 1
      spaces = 0
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    if breaks > 0 {
      if length > 0 { append("\n", breaks) }
      column = 0
      breaks = 0
    }
    if column == 0, !marker.isEmpty {
      for scalar in marker.unicodeScalars { append(scalar, 1) }
      marker = ""
    }
    append(" ", spaces)
    spaces = 0
    append(scalar, 1)
  }

  private mutating func append(_ scalar: Unicode.Scalar, _ count: Int) {
    let fitting = min(count, limit - length)
    text.append(contentsOf: repeatElement(scalar, count: fitting))
    length += fitting
    column += fitting
    isCut = isCut || fitting < count
  }
}

nonisolated extension Unicode.Scalar {
  /// The white space of pages, and the separators that would break a line elsewhere.
  fileprivate var isWhiteSpaceOfPages: Bool {
    switch self {
    case " ", "\t", "\n", "\u{C}", "\r", "\u{2028}", "\u{2029}": true
    default: false
    }
  }

  /// A Boolean value indicating whether a terminal would obey it instead of showing it: controls, and marks of
  /// direction.
  fileprivate var commandsTerminal: Bool {
    if value < 0x7F { return value < 0x20 }
    return properties.generalCategory == .control || properties.isBidiControl
  }
}

/// A place in the bytes of a page. All reading goes through `byte(_:)`, which counts.
nonisolated struct HTMLReader: Sendable {
  /// The markup that begins at a `<`.
  enum Markup {
    case start, end, comment, declaration, nothing
  }

  private let bytes: [UInt8]
  private(set) var position = 0
  private(set) var steps = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { position >= bytes.count }

  /// Returns the byte so many places ahead; `nil` behind the end.
  mutating func byte(_ ahead: Int = 0) -> UInt8? {
    steps += 1
    return position + ahead < bytes.count ? bytes[position + ahead] : nil
  }

  mutating func skip(_ count: Int) {
    position = min(position + count, bytes.count)
  }

  /// Takes the bytes up to the first that `ends` the run, which stays.
  mutating func run(_ ends: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    let start = position
    while let next = byte(), !ends(next) { position += 1 }
    return bytes[start..<position]
  }

  /// Skips to behind the next such byte, or to the end.
  mutating func skip(past end: UInt8) {
    _ = run { $0 == end }
    skip(1)
  }

  /// Returns true if these letters, in upper or lower case, are so many places ahead.
  mutating func has(_ letters: String, _ ahead: Int) -> Bool {
    for (index, letter) in letters.utf8.enumerated() where byte(ahead + index)?.asciiLowercased != letter {
      return false
    }
    return true
  }

  /// The markup that begins here; `nil` if here is text.
  mutating func markup() -> Markup? {
    guard byte() == UInt8(ascii: "<"), let next = byte(1) else { return nil }
    switch next {
    case UInt8(ascii: "!"): return has("--", 2) ? .comment : .declaration
    case UInt8(ascii: "?"): return .declaration
    case UInt8(ascii: "/"):
      guard let first = byte(2) else { return nil }
      return first.isASCIILetter ? .end : first == UInt8(ascii: ">") ? .nothing : .declaration
    default: return next.isASCIILetter ? .start : nil
    }
  }

  /// A comment ends at `-->`, at `--!>`, or at once, as `<!-->` and `<!--->` do; and at the end of the page.
  mutating func skipComment() {
    skip(4)
    if byte() == UInt8(ascii: ">") { return skip(1) }
    if has("->", 0) { return skip(2) }
    while !isAtEnd {
      _ = run { $0 == UInt8(ascii: "-") }
      if has("-->", 0) { return skip(3) }
      if has("--!>", 0) { return skip(4) }
      skip(1)
    }
  }
}

/// Finds which stars belong together (CommonMark 0.31, 6.2).
struct EmphasisMatcher {
  private enum Piece {
    case inline(Inline)
    /// Stars that begin emphasis if others end it.
    case opening(stars: Int, position: Int)
  }

  private var pieces: [Piece] = []

  /// Characters that are no piece yet.
  private var text = ""

  /// The places where single stars and pairs of them open, the latest last.
  private var openings: [Int: [Int]] = [1: [], 2: []]

  /// The limit for nested emphasis, so that the result can be traversed with little stack.
  private static let deepest = 20

  /// A character that stands for itself.
  mutating func append(_ character: Character) { text.append(character) }

  /// A piece that is whole.
  mutating func append(_ inline: Inline) {
    endText()
    pieces.append(.inline(inline))
  }

  private mutating func endText() {
    if !text.isEmpty { pieces.append(.inline(.text(text))) }
    text = ""
  }

  /// Stars, and what stands around them: whether they can begin or end emphasis depends on it.
  mutating func append(stars: Int, between before: Character, and after: Character, at position: Int) {
    let opens = !after.isWhitespace && (!after.isSign || before.isWhitespace || before.isSign)
    let closes = !before.isWhitespace && (!before.isSign || after.isWhitespace || after.isSign)
    guard stars <= 3, opens || closes else {
      for _ in 0..<stars { append("*") }
      return
    }
    var open = stars
    while closes, open > 0, let closed = close(atMost: open) { open -= closed }
    guard opens, openings.values.joined().count < Self.deepest else {
      for _ in 0..<open { append("*") }
      return
    }
    endText()
    // Three stars are strong text in emphasis.
    for run in open == 3 ? [1, 2] : open > 0 ? [open] : [] {
      openings[run]?.append(pieces.count)
      pieces.append(.opening(stars: run, position: position))
    }
  }

  /// The positions of two stars that are never closed.
  var unclosedStrong: [Int] {
    pieces.compactMap { if case .opening(2, let position) = $0 { position } else { nil } }
  }

  /// All pieces; stars that nothing ends stand for themselves.
  var inlines: [Inline] { Self.inlines(pieces + (text.isEmpty ? [] : [.inline(.text(text))])) }

  /// Ends what began last, by that many stars at most, and returns by how many.
  private mutating func close(atMost limit: Int) -> Int? {
    endText()
    let found = (1...2).filter { $0 <= limit }.compactMap { stars in openings[stars]?.last.map { ($0, stars) } }
    // Nothing between them: there is nothing to emphasise.
    guard let (start, stars) = found.max(by: { $0.0 < $1.0 }), start + 1 < pieces.count else { return nil }
    let content = Self.inlines(pieces[(start + 1)...])
    pieces.removeSubrange(start...)
    for stars in 1...2 { openings[stars]?.removeAll { $0 >= start } }
    pieces.append(.inline(stars == 2 ? .strong(content) : .emphasis(content)))
    return stars
  }

  private static func inlines(_ pieces: some Sequence<Piece>) -> [Inline] {
    pieces.reduce(into: []) { inlines, piece in
      let next: Inline =
        switch piece {
        case .inline(let inline): inline
        case .opening(let stars, _): .text(String(repeating: "*", count: stars))
        }
      if case .text(let earlier)? = inlines.last, case .text(let text) = next {
        inlines[inlines.count - 1] = .text(earlier + text)
      } else {
        inlines.append(next)
      }
    }
  }
}

extension Character {
  /// True for a character that is neither a letter, a digit nor white space.
  fileprivate var isSign: Bool { isPunctuation || isSymbol }
}

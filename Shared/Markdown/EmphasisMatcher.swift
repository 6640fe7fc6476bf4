/// Finds which stars belong together (CommonMark 0.31, 6.2).
struct EmphasisMatcher {
  private enum Piece {
    case inline(Inline)
    /// Stars that begin emphasis if others end it.
    case opening(stars: Int, position: Int)
  }

  private var pieces: [Piece] = []

  /// A character that stands for itself.
  mutating func append(_ character: Character) {
    if case .inline(.text(let text))? = pieces.last {
      pieces[pieces.count - 1] = .inline(.text(text + String(character)))
    } else {
      pieces.append(.inline(.text(String(character))))
    }
  }

  /// A piece that is whole.
  mutating func append(_ inline: Inline) { pieces.append(.inline(inline)) }

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
    guard opens else {
      for _ in 0..<open { append("*") }
      return
    }
    // Three stars are strong text in emphasis.
    for run in open == 3 ? [1, 2] : open > 0 ? [open] : [] { pieces.append(.opening(stars: run, position: position)) }
  }

  /// Where two stars stand that nothing ends.
  var unclosedStrong: [Int] {
    pieces.compactMap { if case .opening(2, let position) = $0 { position } else { nil } }
  }

  /// All pieces; stars that nothing ends stand for themselves.
  var inlines: [Inline] { Self.inlines(pieces[...]) }

  /// Ends what began last, by that many stars at most, and returns by how many.
  private mutating func close(atMost limit: Int) -> Int? {
    for start in pieces.indices.reversed() {
      guard case .opening(let stars, _) = pieces[start], stars <= limit else { continue }
      // Nothing between them: there is nothing to emphasise.
      guard start + 1 < pieces.count else { return nil }
      let content = Self.inlines(pieces[(start + 1)...])
      pieces.removeSubrange(start...)
      pieces.append(.inline(stars == 2 ? .strong(content) : .emphasis(content)))
      return stars
    }
    return nil
  }

  private static func inlines(_ pieces: ArraySlice<Piece>) -> [Inline] {
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
  /// Whether it is neither letter nor digit nor white space.
  fileprivate var isSign: Bool { isPunctuation || isSymbol }
}

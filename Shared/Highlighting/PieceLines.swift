/// Lines of pieces that are put together character by character.
struct PieceLines {
  private(set) var lines: [[HighlightedSource.Piece]] = []

  // A break at the end of the text begins no line: only what comes behind it does.
  private var startsLine = true

  /// Goes on with `character`: in the last piece if that is of the same kind, else in a new one.
  mutating func append(_ character: Character, _ kind: HighlightedSource.Kind) {
    if startsLine { lines.append([]) }
    startsLine = character.breaksLine
    if startsLine { return }
    let line = lines.count - 1
    if lines[line].last?.kind == kind {
      lines[line][lines[line].count - 1].text.append(character)
    } else {
      lines[line].append(HighlightedSource.Piece(String(character), kind))
    }
  }
}

extension String {
  /// The text on lines of at most `columns`: broken at line breaks, between words, and after a wide character, between
  /// which East Asian writing may break.
  ///
  /// Only blanks and line breaks are left out. A word wider than a line begins on a line of its own and is broken between
  /// characters; a character wider than the line stands alone. There is always a line.
  public func wrapped(toColumns columns: Int) -> [String] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap { paragraph in
      var lines = LineBreaking(columns: columns)
      for character in paragraph { lines.append(character) }
      return lines.finished()
    }
  }
}

/// One paragraph on its way into lines.
private struct LineBreaking {
  let columns: Int
  private var lines: [String] = []
  private var line = ""
  private var lineWidth = 0
  /// Blanks that are left out where a line ends.
  private var blanks = 0
  private var word = ""
  private var wordWidth = 0

  init(columns: Int) {
    self.columns = columns
  }

  mutating func append(_ character: Character) {
    if character == " " || character == "\t" {
      endWord()
      blanks += 1
      return
    }
    let width = character.displayWidth
    if wordWidth > 0, wordWidth + width > columns { breakWord() }
    word.append(character)
    wordWidth += width
    if width > 1 { endWord() }
  }

  mutating func finished() -> [String] {
    endWord()
    return lines + [line]
  }

  private mutating func endWord() {
    guard !word.isEmpty else { return }
    if lineWidth + blanks + wordWidth > columns, !line.isEmpty { endLine() }
    // Blanks at the head of a paragraph are meant; those at the head of another line were a place to break.
    if line.isEmpty, !lines.isEmpty || blanks + wordWidth > columns { blanks = 0 }
    line += String(repeating: " ", count: blanks) + word
    lineWidth += blanks + wordWidth
    (blanks, word, wordWidth) = (0, "", 0)
  }

  /// The word fills a line of its own and continues.
  private mutating func breakWord() {
    endWord()
    endLine()
  }

  private mutating func endLine() {
    lines.append(line)
    (line, lineWidth) = ("", 0)
  }
}

nonisolated extension String {
  /// How many columns of a terminal the text takes: two for what is wide in East Asian writing and for emoji.
  ///
  /// After Unicode's UAX #11 (the wide blocks) and UTS #51 (emoji); a combining mark takes none of its own.
  var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }

  /// The text with blanks behind it, up to `width` columns.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - displayWidth))
  }

  /// As many characters from the beginning as fit on `width` columns.
  func prefix(columns width: Int) -> String {
    var room = width
    return String(
      prefix { character in
        room -= character.displayWidth
        return room >= 0
      })
  }
}

nonisolated extension Character {
  fileprivate var displayWidth: Int {
    guard let first = unicodeScalars.first, first.value >= 0x20 else { return 0 }
    if unicodeScalars.contains("\u{FE0F}") || first.properties.isEmojiPresentation { return 2 }
    if Self.wide.contains(where: { $0.contains(first.value) }) { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return 1
    }
  }

  /// Hangul Jamo, CJK from radicals to compatibility forms, Hangul syllables, full-width forms, Tangut and old kana, the
  /// ideographic planes.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x20000...0x3FFFD,
  ]
}

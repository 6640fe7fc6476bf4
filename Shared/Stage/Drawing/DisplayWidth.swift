nonisolated extension String {
  /// How many columns of a terminal the text takes: two for what is wide in East Asian writing and for emoji.
  ///
  /// After Unicode's UAX #11 (the wide blocks) and UTS #51 (emoji); a combining mark takes none of its own.
  var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }

  /// The text with blanks behind it, up to `width` columns.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - displayWidth))
  }
}

nonisolated extension Character {
  fileprivate var displayWidth: Int {
    guard let first = unicodeScalars.first else { return 0 }
    if first.isASCII { return 1 }
    if first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}") { return 2 }
    if Self.wide.contains(where: { $0.contains(first.value) }) { return 2 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return 1
    }
  }

  /// Hangul Jamo, CJK from radicals to compatibility forms, Hangul syllables, full-width forms, the ideographic planes.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
  ]
}

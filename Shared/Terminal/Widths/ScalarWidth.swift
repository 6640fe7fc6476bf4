extension Unicode.Scalar {
  /// The number of columns that the character takes when it stands by itself or at the head of a grapheme.
  ///
  /// Two for what is wide in East Asian writing (UAX #11) and for what is an emoji by itself (UTS #51); none for marks
  /// that sit on another character and for invisible ones; one for the rest, also for what is ambiguous in UAX #11.
  var columns: Int {
    if value < 0x300 { return 1 }
    // The vowels and final consonants of Hangul stand inside the block that the first consonant begins.
    if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return 0 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    case .spacingMark: return WideScalars.contains(value) ? 0 : 1
    case .format: return isHidden || prependsVisibly ? 1 : 0
    case .lineSeparator, .paragraphSeparator: return 1
    default: return WideScalars.contains(value) || properties.isEmojiPresentation ? 2 : 1
    }
  }

  /// True if the character must not reach a terminal as it is.
  ///
  /// The controls C0, DEL and C1, which a terminal obeys (ECMA-48), line and paragraph separators, the bidirectional
  /// controls, with which a line reads otherwise than it is (UAX #9), and characters without a picture: tags, private
  /// use and unassigned characters.
  var isHidden: Bool {
    if value < 0x7F { return value < 0x20 }
    if value < 0x300 { return value < 0xA0 }
    if isTag { return true }
    return switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse: true
    default: properties.isBidiControl
    }
  }

  /// The signs of Arabic, Syriac and Kaithi that are written around the number after them: Prepended_Concatenation_Mark.
  var prependsVisibly: Bool {
    switch value {
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: true
    default: false
    }
  }

  /// The tags of the block E0000, of which flags of regions such as Wales are spelled.
  var isTag: Bool { (0xE0000...0xE0FFF).contains(value) && !(0xE0100...0xE01EF).contains(value) }

  var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  /// U+FE0F: what precedes is an emoji, in colour.
  static let emojiSelector: Unicode.Scalar = "\u{FE0F}"
}

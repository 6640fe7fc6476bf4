extension Character {
  /// The number of columns of a terminal that the grapheme takes.
  ///
  /// The head's columns and those of its spacing marks, so that a syllable of Hindi may take three; two for every emoji
  /// sequence of UTS #51: flags, keycaps, skin tones, families, and what U+FE0F makes an emoji. U+FE0E does not change a
  /// width, as UAX #11 has it. It measures what a ``Surface`` shows, where a control character is one `U+FFFD`, and a mark
  /// with nothing to sit on stands on a dotted circle.
  public var displayWidth: Int {
    let scalars = unicodeScalars
    guard let head = scalars.first else { return 0 }
    let headColumns = head.columns
    if scalars.index(after: scalars.startIndex) == scalars.endIndex {
      return headColumns == 0 && head.isMark ? 1 : headColumns
    }
    if isEmojiSequence { return 2 }
    return max(head.isMark ? 1 : 0, scalars.reduce(0) { $0 + $1.columns })
  }

  /// True if the grapheme, of several scalars, is one picture (UTS #51).
  var isEmojiSequence: Bool {
    var scalars = unicodeScalars.makeIterator()
    guard let head = scalars.next(), let second = scalars.next() else { return false }
    guard head.properties.isEmoji else { return false }
    return head.properties.isEmojiPresentation && second != "\u{FE0E}" || second == .emojiSelector
      || head.properties.isEmojiModifierBase && second.properties.isEmojiModifier
  }
}

extension String {
  /// The number of columns of a terminal that the text takes: the sum of its characters' columns.
  public var displayWidth: Int {
    var bytes = utf8.makeIterator()
    var count = 0
    while let byte = bytes.next() {
      // A carriage return may be half of a grapheme.
      guard byte < 0x80, byte != 0x0D else { return reduce(0) { $0 + $1.displayWidth } }
      count += 1
    }
    return count
  }
}

extension Unicode.Scalar {
  /// True if the character needs another one to sit on.
  var isMark: Bool {
    guard value >= 0x300 else { return false }
    return switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }
}

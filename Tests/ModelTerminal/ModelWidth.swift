/// The widths of characters, by blocks and Swift's properties of emoji: independent of the tested table.
enum ModelWidth {
  static func columns(ofGrapheme text: String) -> Int {
    guard let head = text.unicodeScalars.first else { return 0 }
    let isEmoji = head.properties.isEmoji
    if isEmoji, text.unicodeScalars.contains("\u{FE0F}") || text.unicodeScalars.count > 1 && columns(of: head) == 2 {
      return 2
    }
    if text.unicodeScalars.contains(where: \.properties.isEmojiModifier) { return 2 }
    return min(2, text.unicodeScalars.reduce(0) { $0 + columns(of: $1) })
  }

  static func columns(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: return 0
    case 0xAD, 0x600...0x605, 0x6DD, 0x70F: return 1
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    case .spacingMark where (0x302E...0x302F).contains(scalar.value): return 0
    default: break
    }
    if scalar.properties.isEmojiPresentation { return 2 }
    return wide.contains { $0.contains(scalar.value) } ? 2 : 1
  }

  /// Hangul consonants, CJK from radicals to Yi except one blank, Hangul syllables, compatibility and full-width forms,
  /// Tangut and old kana, the ideographic planes.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
    0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD,
  ]
}

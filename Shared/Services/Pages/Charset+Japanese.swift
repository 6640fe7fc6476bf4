// Shift_JIS and EUC-JP number the same characters (rows of 94) in different ways, as the Encoding Standard describes.
nonisolated extension Charset {
  static func nextShiftJIS(_ bytes: inout ArraySlice<UInt8>) -> Unicode.Scalar {
    let lead = bytes.removeFirst()
    switch lead {
    case 0x00...0x80:
      return Unicode.Scalar(lead)
    case 0xA1...0xDF:
      return halfWidthKatakana(lead)
    case 0x81...0x9F, 0xE0...0xFC:
      guard let trail = bytes.first else { return replacement }
      var character: Unicode.Scalar?
      if (0x40...0x7E).contains(trail) || (0x80...0xFC).contains(trail) {
        let row = Int(lead) - (lead < 0xA0 ? 0x81 : 0xC1)
        let cell = Int(trail) - (trail < 0x7F ? 0x40 : 0x41)
        character = JISCharacters.basic[row * 188 + cell]
      }
      return finish(character, trail, &bytes)
    default:
      return replacement
    }
  }

  static func nextEUCJP(_ bytes: inout ArraySlice<UInt8>) -> Unicode.Scalar {
    let lead = bytes.removeFirst()
    switch lead {
    case 0x00...0x7F:
      return Unicode.Scalar(lead)
    case 0x8E:
      guard let trail = bytes.first else { return replacement }
      return finish((0xA1...0xDF).contains(trail) ? halfWidthKatakana(trail) : nil, trail, &bytes)
    case 0x8F:
      guard let row = bytes.first else { return replacement }
      guard eucRange.contains(row) else { return finish(nil, row, &bytes) }
      bytes.removeFirst()
      return pair(row, in: JISCharacters.supplementary, &bytes)
    case eucRange:
      return pair(lead, in: JISCharacters.basic, &bytes)
    default:
      return replacement
    }
  }

  private static let eucRange: ClosedRange<UInt8> = 0xA1...0xFE
  private static let replacement: Unicode.Scalar = "\u{FFFD}"

  private static func pair(
    _ row: UInt8, in table: [Unicode.Scalar?], _ bytes: inout ArraySlice<UInt8>
  ) -> Unicode.Scalar {
    guard let cell = bytes.first else { return replacement }
    let isCharacter = eucRange.contains(cell)
    return finish(isCharacter ? table[(Int(row) - 0xA1) * 94 + Int(cell) - 0xA1] : nil, cell, &bytes)
  }

  private static func halfWidthKatakana(_ byte: UInt8) -> Unicode.Scalar {
    Unicode.Scalar(0xFF61 - 0xA1 + UInt32(byte)) ?? replacement
  }

  /// Takes the last byte of a character, but leaves an ASCII byte that was none of it.
  private static func finish(
    _ character: Unicode.Scalar?, _ last: UInt8, _ bytes: inout ArraySlice<UInt8>
  ) -> Unicode.Scalar {
    if character != nil || last >= 0x80 {
      bytes.removeFirst()
    }
    return character ?? replacement
  }
}

nonisolated extension Charset {
  /// Returns the text of the bytes, without a byte order mark.
  ///
  /// Never fails: invalid bytes become U+FFFD, and an ASCII byte is never swallowed by a broken character before it – a
  /// tag that follows stays a tag.
  public func decode(_ bytes: [UInt8]) -> String {
    let mark = Self.byteOrderMark(of: bytes)
    let bytes = mark?.charset == self ? bytes.dropFirst(mark?.length ?? 0) : bytes[...]
    switch self {
    case .utf8: return String(decoding: bytes, as: UTF8.self)
    case .utf16LittleEndian: return Self.utf16(bytes) { low, high in UInt16(low) | UInt16(high) << 8 }
    case .utf16BigEndian: return Self.utf16(bytes) { high, low in UInt16(low) | UInt16(high) << 8 }
    case .shiftJIS: return Self.text(bytes, next: Self.nextShiftJIS)
    case .eucJP: return Self.text(bytes, next: Self.nextEUCJP)
    case .windows1252: return Self.text(bytes) { Self.windows1252Scalar($0.removeFirst()) }
    }
  }

  /// Returns the character that `windows-1252` has where ISO-8859-1 has control characters: bytes 0x80 to 0x9F.
  static func windows1252Scalar(_ byte: UInt8) -> Unicode.Scalar {
    guard (0x80...0x9F).contains(byte) else { return Unicode.Scalar(byte) }
    return windows1252Middle[Int(byte) - 0x80]
  }

  private static let windows1252Middle = Array(
    """
    €\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\
    \u{90}‘’“”•–—˜™š›œ\u{9D}žŸ
    """.unicodeScalars)

  private static func utf16(_ bytes: ArraySlice<UInt8>, unit: (UInt8, UInt8) -> UInt16) -> String {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2 + 1)
    var rest = bytes
    while let first = rest.popFirst() {
      // A lone last byte stands for nothing.
      units.append(rest.popFirst().map { unit(first, $0) } ?? 0xFFFD)
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// `next` takes one character from the front of bytes that are not empty.
  private static func text(
    _ bytes: ArraySlice<UInt8>, next: (inout ArraySlice<UInt8>) -> Unicode.Scalar
  ) -> String {
    var text = String.UnicodeScalarView()
    var rest = bytes
    while !rest.isEmpty {
      text.append(next(&rest))
    }
    return String(text)
  }
}

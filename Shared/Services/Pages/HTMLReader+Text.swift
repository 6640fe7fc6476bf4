nonisolated extension HTMLReader {
  /// The text from here to the next markup, decoded.
  mutating func text() -> String {
    var text: [UInt8] = []
    repeat {
      // The first byte is known to be no markup.
      if byte() == UInt8(ascii: "&") {
        text += characterReference(inAttribute: false)
      } else {
        text.append(byte() ?? 0)
        skip(1)
      }
      text += run { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }
    } while !isAtEnd && markup() == nil
    return String(decoding: text, as: UTF8.self)
  }

  /// The text from here to the end tag `</name`, or to the end of the page.
  mutating func text(upToEndOf name: String, isDecoded: Bool) -> String {
    var text: [UInt8] = []
    while let next = byte() {
      if next == UInt8(ascii: "<"), isEnd(of: name) { break }
      if next == UInt8(ascii: "&"), isDecoded {
        text += characterReference(inAttribute: false)
      } else {
        text.append(next)
        skip(1)
      }
      text += run { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "&") }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func isEnd(of name: String) -> Bool {
    guard name != "plaintext", has("</", 0), has(name, 2), let next = byte(2 + name.utf8.count) else { return false }
    return next.isASCIIWhitespace || next == UInt8(ascii: "/") || next == UInt8(ascii: ">")
  }

  /// Takes an `&` and the reference that it begins, and returns its character.
  mutating func characterReference(inAttribute: Bool) -> [UInt8] {
    skip(1)
    if byte() == UInt8(ascii: "#"), let scalar = numericReference() {
      return Array(String(scalar).utf8)
    }
    return namedReference(inAttribute: inAttribute) ?? [UInt8(ascii: "&")]
  }

  private mutating func numericReference() -> Unicode.Scalar? {
    let isHex = byte(1).map { $0.asciiLowercased == UInt8(ascii: "x") } ?? false
    var length = isHex ? 2 : 1
    var value: UInt32?
    while let next = byte(length), let digit = Self.digit(next), isHex || digit < 10 {
      // More digits do not bring it back into Unicode.
      value = min((value ?? 0) * (isHex ? 16 : 10) + digit, 0x11_0000)
      length += 1
    }
    guard let value else { return nil }
    skip(byte(length) == UInt8(ascii: ";") ? length + 1 : length)
    // Windows characters by number, as old editors wrote them.
    if let byte = UInt8(exactly: value), value != 0 { return Charset.windows1252Scalar(byte) }
    return value == 0 ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    if byte.isASCIIDigit { return UInt32(byte) - 0x30 }
    let lower = byte.asciiLowercased
    return (0x61...0x66).contains(lower) ? UInt32(lower) - 0x61 + 10 : nil
  }

  private mutating func namedReference(inAttribute: Bool) -> [UInt8]? {
    var name = ""
    while name.utf8.count < HTMLEntities.longest, let next = byte(name.utf8.count),
      next.isASCIILetter || next.isASCIIDigit
    {
      name.unicodeScalars.append(Unicode.Scalar(next))
    }
    if byte(name.utf8.count) == UInt8(ascii: ";"), let scalar = HTMLEntities.named[name] {
      skip(name.utf8.count + 1)
      return Array(String(scalar).utf8)
    }
    // The old names count without a semicolon, the longest first: `&notit` is `¬it`.
    while !name.isEmpty {
      if let scalar = HTMLEntities.withoutSemicolon[name] { return old(scalar, name.utf8.count, inAttribute) }
      name.removeLast()
    }
    return nil
  }

  /// In an attribute such as `href="?a=1&copy=2"` an old name that a letter, a digit or `=` follows is plain text.
  private mutating func old(_ scalar: Unicode.Scalar, _ length: Int, _ inAttribute: Bool) -> [UInt8]? {
    if inAttribute, let next = byte(length), next == UInt8(ascii: "=") || next.isASCIILetter || next.isASCIIDigit {
      return nil
    }
    skip(byte(length) == UInt8(ascii: ";") ? length + 1 : length)
    return Array(String(scalar).utf8)
  }
}

/// The kinds of words of a script. They are ASCII throughout: a digit of another writing is a letter here.
nonisolated extension Grammar {
  /// `save`, `reset-password`, `A1`.
  static func isIdentifier(_ word: String) -> Bool {
    guard let first = word.utf8.first, isLetter(first) else { return false }
    return word.utf8.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") }
  }

  /// Returns true if an argument of an event needs no quotation marks.
  static func isBareArgument(_ word: String) -> Bool {
    !word.isEmpty && word.utf8.allSatisfy { isLetter($0) || isDigit($0) || ".:_+-".utf8.contains($0) }
  }

  /// One digit or more.
  package static func isDigits(_ word: some StringProtocol) -> Bool {
    !word.isEmpty && word.utf8.allSatisfy(isDigit)
  }

  /// A number from 0 to 1; `nil` for anything else, `nan` and hexadecimal included.
  static func fraction(_ word: String) -> Double? {
    guard let first = word.utf8.first, isDigit(first), !word.utf8.contains(UInt8(ascii: "x")),
      let number = Double(word), (0...1).contains(number)
    else { return nil }
    return number
  }

  /// A decimal number, perhaps with a sign; `nil` for anything else, `nan`, `inf` and hexadecimal included.
  static func decimalNumber(_ word: String) -> Float? {
    let digits = word.utf8.first == UInt8(ascii: "-") ? word.utf8.dropFirst() : word.utf8[...]
    guard let first = digits.first, isDigit(first), !word.utf8.contains(UInt8(ascii: "x")),
      let number = Float(word), number.isFinite
    else { return nil }
    return number
  }

  /// `3` rather than `3.0`, as a person writes it; it reads back as the same number.
  package static func written(_ number: Float) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}

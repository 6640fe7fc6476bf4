import Foundation

/// A decimal number as digits: how it is typed and how it is shown.
struct DecimalText {
  private let isNegative: Bool
  /// Without zeros at either end; none for 0.
  private let digits: Substring
  /// The power of ten of the last digit.
  private let exponent: Int

  /// Digits with or without a point, perhaps with an exponent, taken from the front of `text`; nil if there are none.
  ///
  /// - Parameter signed: whether a sign may stand before them.
  init?(readingFrom text: inout Substring.UTF8View.SubSequence, signed: Bool) {
    var rest = text
    var isNegative = false
    if signed, let sign = rest.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") {
      isNegative = sign == UInt8(ascii: "-")
      rest.removeFirst()
    }
    let whole = rest.prefix(while: \.isDigit)
    rest = rest.dropFirst(whole.count)
    var fraction = rest.prefix(0)
    if rest.first == UInt8(ascii: ".") {
      fraction = rest.dropFirst().prefix(while: \.isDigit)
      rest = rest.dropFirst(1 + fraction.count)
    }
    guard !whole.isEmpty || !fraction.isEmpty else { return nil }
    let power = Self.power(readingFrom: &rest)
    text = rest
    let digits = String(Substring(whole)) + String(Substring(fraction))
    let significant = digits.utf8.drop { $0 == UInt8(ascii: "0") }
    self.init(isNegative, Substring(significant), exponent: power - fraction.count)
  }

  init(_ number: Decimal) {
    self.init(number.sign == .minus, Substring(number.digits), exponent: number.exponent)
  }

  /// - Parameters:
  ///   - digits: those of the number, the first one not 0.
  ///   - exponent: the power of ten of the last one.
  init(_ isNegative: Bool, _ digits: Substring, exponent: Int) {
    let zeros = digits.utf8.reversed().prefix { $0 == UInt8(ascii: "0") }.count
    self.digits = digits == "0" ? "" : Substring(digits.utf8.dropLast(zeros))
    self.exponent = exponent + zeros
    self.isNegative = isNegative && !self.digits.isEmpty
  }

  /// The number that a cell makes of it.
  var value: CellValue {
    guard !digits.isEmpty else { return .number(0) }
    let order = digits.utf8.count - 1 + exponent
    if order > CellValue.largestOrder { return .failure(.number) }
    if order < -CellValue.fractionDigits - 1 { return .number(0) }
    let head = Substring(digits.utf8.prefix(CellValue.digits))
    guard var significand = Decimal(digits: head) else { return .failure(.value) }
    if let next = digits.utf8.dropFirst(CellValue.digits).first, next >= UInt8(ascii: "5") { significand += 1 }
    let power = exponent + digits.utf8.count - head.utf8.count
    return CellValue.rounded(Decimal(sign: isNegative ? .minus : .plus, exponent: power, significand: significand))
  }

  /// The digits with their point where that takes 40 at most, else in scientific notation: "0.25", "1.5e60".
  var text: String {
    guard !digits.isEmpty else { return "0" }
    let count = digits.utf8.count
    let sign = isNegative ? "-" : ""
    if exponent >= 0, count + exponent <= 40 { return sign + digits + String(repeating: "0", count: exponent) }
    if exponent < 0, max(count, 1 - exponent) <= 40 {
      let padded = String(repeating: "0", count: max(0, 1 - exponent - count)) + digits
      return sign + padded.dropLast(-exponent) + "." + padded.suffix(-exponent)
    }
    let fraction = digits.dropFirst()
    return sign + digits.prefix(1) + (fraction.isEmpty ? "" : "." + fraction) + "e\(exponent + count - 1)"
  }

  /// An exponent, if one is there. What is farther out than any number of a cell is only far out.
  private static func power(readingFrom text: inout Substring.UTF8View.SubSequence) -> Int {
    guard let mark = text.first, mark | 0x20 == UInt8(ascii: "e") else { return 0 }
    var rest = text.dropFirst()
    let sign = rest.first
    if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { rest = rest.dropFirst() }
    let digits = rest.prefix(while: \.isDigit)
    guard !digits.isEmpty else { return 0 }
    text = rest.dropFirst(digits.count)
    let magnitude = min(Int(Substring(digits)) ?? .max, 1 << 40)
    return sign == UInt8(ascii: "-") ? -magnitude : magnitude
  }
}

extension UInt8 {
  /// True for the ASCII digits 0 to 9.
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}

import Foundation

/// The digits of a number. Foundation takes long to read and write them; the few of a small number go by an integer.
extension Decimal {
  /// The integer of these digits, of which there may be 38; nil if one is something else.
  init?(digits: Substring) {
    if let integer = Int(digits) {
      self.init(integer)
    } else {
      self.init(string: String(digits))
    }
  }

  /// The digits of the significand, without a sign.
  var digits: String {
    smallSignificand.map { String($0) } ?? "\(significand.magnitude)"
  }

  /// The exponent in scientific notation, which is the place of the first digit: 2 for 123, -1 for 0.5. Not for 0.
  var magnitudeOrder: Int { digits.utf8.count - 1 + exponent }

  /// The significand, if it is so small that a `Double` has all of its digits.
  private var smallSignificand: Int? {
    let number = NSDecimalNumber(decimal: significand.magnitude).doubleValue
    return number < 1e15 ? Int(number) : nil
  }
}

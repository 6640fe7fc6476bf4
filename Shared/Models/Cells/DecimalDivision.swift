import Foundation

/// Long division, digit by digit, as on paper: Foundation's quotients of long numbers are wrong in the first digits
/// already (tried with Swift 6.3: 3.16230951023116264199e45 / 199302731470 came out as 3.16e34).
struct DecimalDivision {
  private var digits = ""
  private var exponent: Int
  private let isNegative: Bool

  /// `dividend` by `divisor`; neither is 0.
  init?(_ dividend: Decimal, by divisor: Decimal) {
    guard let numerator = UInt128("\(dividend.significand.magnitude)"),
      let denominator = UInt128("\(divisor.significand.magnitude)"), denominator > 0
    else { return nil }
    isNegative = (dividend < 0) != (divisor < 0)
    exponent = dividend.exponent - divisor.exponent
    var (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
    if quotient > 0 { digits = "\(quotient)" }
    // One digit more than is kept, to round by.
    while remainder > 0, digits.utf8.count <= CellValue.digits {
      let next = remainder.multipliedFullWidth(by: 10)
      (quotient, remainder) = denominator.dividingFullWidth((next.high, next.low))
      if !digits.isEmpty || quotient > 0 { digits += "\(quotient)" }
      exponent -= 1
    }
  }

  /// The quotient as a cell keeps it.
  var value: CellValue {
    DecimalText(isNegative, digits[...], exponent: exponent).value
  }
}

import Foundation

/// Arithmetic in decimal digits: 0.1 × 3 is 0.3.
///
/// A failure goes through it, the left one of two; else emptiness does: what rests on an empty cell is empty.
extension CellValue {
  /// The sum; of numbers that are far apart Foundation keeps a few digits less than 38.
  public static func + (left: CellValue, right: CellValue) -> CellValue {
    combine(left, right) { rounded($0 + $1) }
  }

  /// The difference, as exact as the sum.
  public static func - (left: CellValue, right: CellValue) -> CellValue {
    combine(left, right) { rounded($0 - $1) }
  }

  /// The product, to 38 digits.
  public static func * (left: CellValue, right: CellValue) -> CellValue {
    combine(left, right) { left, right in
      guard !left.isZero, !right.isZero else { return .number(0) }
      return within(left.magnitudeOrder + right.magnitudeOrder) { left * right }
    }
  }

  /// The quotient, to 38 digits; by 0 it is `#DIV/0!`.
  public static func / (left: CellValue, right: CellValue) -> CellValue {
    combine(left, right) { left, right in
      guard !right.isZero else { return .failure(.division) }
      guard !left.isZero else { return .number(0) }
      return DecimalDivision(left, by: right)?.value ?? .failure(.value)
    }
  }

  /// The value with the other sign.
  public static prefix func - (value: CellValue) -> CellValue {
    .number(0) - value
  }

  private static func combine(
    _ left: CellValue, _ right: CellValue, _ operation: (Decimal, Decimal) -> CellValue
  ) -> CellValue {
    switch (left, right) {
    case (.failure, _): left
    case (_, .failure): right
    case (.empty, _), (_, .empty): .empty
    case (.number(let left), .number(let right)): operation(left, right)
    }
  }

  /// Computes a value of about 10^`order`; far outside its range, where `Decimal` would crash, returns a failure or 0.
  private static func within(_ order: Int, _ compute: () -> Decimal) -> CellValue {
    if order > largestOrder { return .failure(.number) }
    // One less, for the product of 9 and 9 has one digit more than that of 1 and 1.
    if order < -fractionDigits - 1 { return .number(0) }
    return rounded(compute())
  }

  /// `number` as a cell keeps it, to its last digit; too large it is `#NUM!`.
  static func rounded(_ number: Decimal) -> CellValue {
    let kept = number.rounded(toDigits: digits).rounded(toPlaces: fractionDigits)
    return kept.isZero || kept.magnitudeOrder <= largestOrder ? .number(kept) : .failure(.number)
  }

  /// The largest numbers are less than 10^100.
  static let largestOrder = 99

  /// `Decimal` has some numbers of 39 digits, and not all.
  static let digits = 38

  /// The number of decimal places to which results are rounded.
  static let fractionDigits = 40
}

extension Decimal {
  fileprivate func rounded(toDigits digits: Int) -> Decimal {
    isZero ? self : rounded(toPlaces: digits - 1 - magnitudeOrder)
  }

  /// - Parameter places: behind the point, or before it if negative; halves go away from 0.
  fileprivate func rounded(toPlaces places: Int) -> Decimal {
    var (number, result) = (self, Decimal())
    NSDecimalRound(&result, &number, places, .plain)
    return result
  }
}

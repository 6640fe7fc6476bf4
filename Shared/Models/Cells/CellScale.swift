import Foundation

/// What a slider can say of a cell: the tenths from -10 to 10.
///
/// A slider's position is binary and stands between two tenths: a cell gets the nearer one.
public enum CellScale {
  /// Where the slider begins.
  public static let minimum: Float = -10

  /// Where the slider ends.
  public static let maximum: Float = 10

  /// What to type into the cell for a slider at `position`: "3.1".
  public static func text(at position: Float) -> String {
    let tenths = (Double(position.clamped(to: minimum...maximum)) * 10).rounded()
    return CellValue.number(
      Decimal(sign: tenths < 0 ? .minus : .plus, exponent: -1, significand: Decimal(tenths.magnitude))
    ).text
  }

  /// Where the slider of a cell with this value stands: at an end for a number beyond it, nowhere for what is no number.
  public static func position(of value: CellValue) -> Float? {
    guard case .number(let number) = value else { return nil }
    return Float(truncating: number as NSDecimalNumber).clamped(to: minimum...maximum)
  }
}

extension Float {
  fileprivate func clamped(to range: ClosedRange<Float>) -> Float {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

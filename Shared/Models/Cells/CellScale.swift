import Foundation

/// The scale of a slider for a cell: the tenths from -10 to 10.
///
/// A slider's position is binary and stands between two tenths: a cell gets the nearer one.
public enum CellScale {
  /// The start of the slider.
  public static let minimum: Float = -10

  /// The end of the slider.
  public static let maximum: Float = 10

  /// Returns the input for the cell when the slider is at `position`: "3.1".
  public static func text(at position: Float) -> String {
    let tenths = (Double(position.clamped(to: minimum...maximum)) * 10).rounded()
    return CellValue.number(
      Decimal(sign: tenths < 0 ? .minus : .plus, exponent: -1, significand: Decimal(tenths.magnitude))
    ).text
  }

  /// Returns the slider's position for a value: an end for a number beyond it, nil without a number.
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

import Foundation

/// The texts of chapter 08 about the keyboard. Lengths are points.
public enum KeyboardText {
  /// Left, top and size: "0, 889, 820 × 291".
  public static func frame(_ frame: CGRect) -> String {
    "\(length(frame.minX)), \(length(frame.minY)), \(length(frame.width)) × \(length(frame.height))"
  }

  /// The text for the covered height: "covers 291".
  public static func visibleHeight(_ height: CGFloat) -> String { "covers \(length(height))" }

  /// Before the keyboard has come up once.
  public static let neverShown = "has not come up"

  /// The text for the height of its last appearance: "last came up to 291".
  public static func willShow(_ height: CGFloat) -> String { "last came up to \(length(height))" }

  /// "hidden" or "shown".
  public static func isHidden(_ isHidden: Bool) -> String { isHidden ? "hidden" : "shown" }

  /// A length without a fraction that says nothing: "291", "0.5".
  public static func length(_ length: CGFloat) -> String {
    let text = "\(Double(length))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

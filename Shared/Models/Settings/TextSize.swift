/// The size of text.
public enum TextSize: String, CaseIterable, Hashable, Sendable {
  /// Smaller than usual.
  case small
  /// As usual.
  case medium
  /// Larger than usual.
  case large

  /// The name that a person reads.
  public var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

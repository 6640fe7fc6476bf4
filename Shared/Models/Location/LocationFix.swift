/// A position as a receiver reports it: the point, and how exact it is.
public struct LocationFix: Hashable, Sendable {
  /// The position.
  public let coordinate: Coordinate

  /// The accuracy in metres; nil if the receiver does not report it.
  public let horizontalAccuracy: Double?

  /// A fix at `coordinate`, with this accuracy.
  public init(_ coordinate: Coordinate, horizontalAccuracy: Double? = nil) {
    self.coordinate = coordinate
    self.horizontalAccuracy = horizontalAccuracy
  }

  /// Returns the fix made less accurate, to `metres` at best; the fix itself if that is not positive.
  public func coarsened(to metres: Double) -> LocationFix {
    guard metres > 0 else { return self }
    return LocationFix(
      coordinate.rounded(to: metres), horizontalAccuracy: horizontalAccuracy.map { max($0, metres) } ?? metres)
  }
}

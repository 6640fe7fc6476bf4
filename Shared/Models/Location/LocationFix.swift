/// A position as a receiver reports it: the point, and how exact it is.
public struct LocationFix: Hashable, Sendable {
  /// Where.
  public let coordinate: Coordinate

  /// How far off it may be, in metres; nil where the receiver does not tell.
  public let horizontalAccuracy: Double?

  /// A fix at `coordinate`, as exact as told.
  public init(_ coordinate: Coordinate, horizontalAccuracy: Double? = nil) {
    self.coordinate = coordinate
    self.horizontalAccuracy = horizontalAccuracy
  }

  /// What is left of the fix for somebody who wants no more than `metres` of accuracy; all of it if that is not positive.
  public func coarsened(to metres: Double) -> LocationFix {
    guard metres > 0 else { return self }
    return LocationFix(
      coordinate.rounded(to: metres), horizontalAccuracy: horizontalAccuracy.map { max($0, metres) } ?? metres)
  }
}

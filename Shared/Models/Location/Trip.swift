import Foundation

/// A trip with its distance, point by point.
public struct Trip: Hashable, Sendable {
  /// The way so far, in metres.
  public private(set) var metres = 0.0

  /// The latest point.
  private var last: Coordinate?

  /// A trip that has not begun.
  public init() {}

  /// The trip with the way to `coordinate`; the first point is where it begins.
  public func going(to coordinate: Coordinate) -> Trip {
    var trip = self
    trip.metres += last?.distance(to: coordinate) ?? 0
    trip.last = coordinate
    return trip
  }

  /// The trip with the way to where `readout` says that one is; unchanged if it does not say.
  public func following(_ readout: LocationReadout) -> Trip {
    readout.location.map { going(to: $0.coordinate) } ?? self
  }

  /// "Trip: 42 m", from a kilometre on "Trip: 1.2 km".
  public var text: String {
    metres.rounded() < 1000
      ? "Trip: \(Int(metres.rounded())) m" : "Trip: \(String(format: "%.1f", metres / 1000)) km"
  }
}

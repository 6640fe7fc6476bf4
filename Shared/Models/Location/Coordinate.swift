import Foundation

/// A point on the globe, in degrees.
public struct Coordinate: Hashable, Sendable {
  /// From -90 at the south pole to 90 at the north pole.
  public let latitude: Double

  /// From -180 to 180, positive to the east of Greenwich.
  public let longitude: Double

  /// The point there; nil where the globe has none.
  public init?(latitude: Double, longitude: Double) {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else { return nil }
    self.latitude = latitude
    self.longitude = longitude
  }

  /// The point as the screen shows it: "Lat: 35.6586 / Lon: 139.7454".
  public var text: String {
    "Lat: \(latitude.withFourDigits) / Lon: \(longitude.withFourDigits)"
  }

  /// The way along the globe's surface, in metres, taking the globe for a sphere: up to half a percent off.
  public func distance(to other: Coordinate) -> Double {
    let (from, to) = (latitude.inRadians, other.latitude.inRadians)
    let (height, width) = (sin((to - from) / 2), sin((other.longitude - longitude).inRadians / 2))
    // The haversine of the angle; rounding must not push it past 1, at the opposite end of the globe.
    let haversine = min(1, height * height + cos(from) * cos(to) * width * width)
    return 2 * Coordinate.radius * asin(haversine.squareRoot())
  }

  /// The nearest point of a grid whose lines are `metres` apart; the point itself if that is not positive.
  public func rounded(to metres: Double) -> Coordinate {
    guard metres > 0, metres.isFinite else { return self }
    let step = metres / Coordinate.metresPerDegree
    let latitude = max(-90, min(90, (latitude / step).rounded() * step))
    // Meridians draw together towards the poles, where one step may be all of the way around.
    let longitudeStep = step / max(cos(latitude.inRadians), step / 360)
    let longitude = max(-180, min(180, (longitude / longitudeStep).rounded() * longitudeStep))
    return Coordinate(latitude: latitude, longitude: longitude) ?? self
  }

  /// The mean radius of the globe, in metres.
  private static let radius = 6_371_008.8
  private static let metresPerDegree = radius * .pi / 180
}

extension Double {
  fileprivate var inRadians: Double { self * .pi / 180 }

  /// Four digits behind the point, and no minus before a zero.
  fileprivate var withFourDigits: String {
    let text = String(format: "%.4f", self)
    return text == "-0.0000" ? "0.0000" : text
  }
}

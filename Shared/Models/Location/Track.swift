/// Positions in the order of time, as a receiver recorded them.
public struct Track: Hashable, Sendable {
  /// A position and when it was taken.
  public struct Point: Hashable, Sendable {
    /// The time since the first point of the track.
    public let offset: Duration

    /// The position.
    public let coordinate: Coordinate

    /// The point at `coordinate`, `offset` after the first.
    public init(_ offset: Duration, _ coordinate: Coordinate) {
      self.offset = offset
      self.coordinate = coordinate
    }
  }

  /// A signal of a receiver that follows the track.
  public enum Signal: Hashable, Sendable {
    /// A position.
    case fix(LocationFix)

    /// No position for `timeout`.
    case lost
  }

  /// A signal and when it comes.
  public struct Reading: Hashable, Sendable {
    /// The time since the first point of the track.
    public let offset: Duration

    /// The signal.
    public let signal: Signal
  }

  /// The time without a position after which a receiver reports its loss.
  public static let timeout = Duration.seconds(10)

  /// The points, none before the one before it.
  public let points: [Point]

  /// The readings of a receiver, in the order of time, including gaps.
  public let readings: [Reading]

  /// A track of `points`. One that would lie before its predecessor is taken at the predecessor's time.
  public init(_ points: [Point]) {
    var offset = Duration.zero
    self.points = points.map { point in
      offset = max(offset, point.offset)
      return Point(offset, point.coordinate)
    }
    var readings: [Reading] = []
    for point in self.points {
      if let last = readings.last?.offset, point.offset - last > Track.timeout {
        readings.append(Reading(offset: last + Track.timeout, signal: .lost))
      }
      readings.append(Reading(offset: point.offset, signal: .fix(LocationFix(point.coordinate))))
    }
    self.readings = readings
  }
}

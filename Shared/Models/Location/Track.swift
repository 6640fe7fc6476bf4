/// Positions in the order of time, as a receiver recorded them.
public struct Track: Hashable, Sendable {
  /// A position and when it was taken.
  public struct Point: Hashable, Sendable {
    /// The time since the first point of the track.
    public let offset: Duration

    /// Where.
    public let coordinate: Coordinate

    /// The point at `coordinate`, `offset` after the first.
    public init(_ offset: Duration, _ coordinate: Coordinate) {
      self.offset = offset
      self.coordinate = coordinate
    }
  }

  /// What a receiver that follows the track notices.
  public enum Signal: Hashable, Sendable {
    /// It knows where it is.
    case fix(LocationFix)

    /// It has known nothing for `timeout`.
    case lost
  }

  /// A signal and when it comes.
  public struct Reading: Hashable, Sendable {
    /// The time since the first point of the track.
    public let offset: Duration

    /// What is noticed then.
    public let signal: Signal
  }

  /// How long a receiver waits for the next position before it says that it has none.
  public static let timeout = Duration.seconds(10)

  /// The points, none before the one before it.
  public let points: [Point]

  /// What a receiver notices, in the order of time, gaps among them.
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

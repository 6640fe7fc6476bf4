/// The reason why a text contains no track.
nonisolated public enum GPXError: Error, Hashable, Sendable {
  /// It is not XML from this place on, counted from 1.
  case notXML(line: Int, column: Int)

  /// It is XML of another kind, with this element around it.
  case notGPX(root: String)

  /// A point of the line has no place on the globe, or none that can be read.
  case badPoint(line: Int)

  /// A point of the line has a time that cannot be read.
  case badTime(line: Int, String)

  /// It declares entities, which can make hours of reading of a small file.
  case entities

  /// It is GPX, and has no points.
  case noPoints
}

nonisolated extension GPXError: CustomStringConvertible {
  /// The place, the error and the expectation, in a line.
  public var description: String {
    switch self {
    case .notXML(let line, let column): "line \(line), column \(column): this is not XML; expected a GPX file"
    case .notGPX(let root): "expected the element gpx around it all, found \(root)"
    case .badPoint(let line): "line \(line): expected lat=\"…\" from -90 to 90 and lon=\"…\" from -180 to 180"
    case .badTime(let line, let text): "line \(line): expected a time such as 2024-05-04T09:00:00Z, found \(text)"
    case .entities: "it declares entities, which no track needs; expected a GPX file without <!ENTITY"
    case .noPoints: "there is no point in it; expected a trkpt, a rtept or a wpt"
    }
  }
}

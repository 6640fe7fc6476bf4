import Foundation
import Models

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Reads a track from a GPX file: its track points, or else the points of its routes, or else its waypoints.
///
/// A point without a time comes a second after the one before it, as does one whose time is earlier than that.
nonisolated public enum GPXReader {
  /// Returns the track of the file with these bytes.
  public static func track(of bytes: some Sequence<UInt8>) throws(GPXError) -> Track {
    let data = Data(bytes)
    // Here, for on Linux the parser reports neither entities nor their expansion.
    guard !declaresEntities(data) else { throw .entities }
    let parser = XMLParser(data: data)
    parser.shouldProcessNamespaces = true
    let points = GPXPoints()
    parser.delegate = points
    let isXML = parser.parse() && parser.parserError == nil
    if let error = points.error { throw error }
    // Not every parser minds a text that ends in the middle, or before its beginning.
    guard isXML, points.isComplete else {
      throw .notXML(line: max(1, parser.lineNumber), column: max(1, parser.columnNumber))
    }
    guard let found = points.found else { throw .noPoints }
    return Track(found)
  }

  private static func declaresEntities(_ data: Data) -> Bool {
    [String.Encoding.utf8, .utf16LittleEndian, .utf16BigEndian].contains { encoding in
      "<!ENTITY".data(using: encoding).map { data.range(of: $0) != nil } ?? false
    }
  }
}

/// Collects the points that the XML parser meets, by kind.
nonisolated private final class GPXPoints: NSObject, XMLParserDelegate {
  private(set) var error: GPXError?

  private var timed: [String: [TimedPoint]] = [:]
  private var isInside = false
  private var depth = 0
  private var open: (kind: String, depth: Int, coordinate: Coordinate, time: Date?)?
  private var text: String?

  private static let kinds = ["trkpt", "rtept", "wpt"]

  private struct TimedPoint {
    let coordinate: Coordinate
    let time: Date?
  }

  /// A Boolean value indicating whether there was an element, and each that began has ended.
  var isComplete: Bool { isInside && depth == 0 }

  /// The points of the first kind in the order of `kinds` that there is.
  var found: [Track.Point]? {
    let kind = Self.kinds.first { timed[$0] != nil }
    return kind.flatMap { timed[$0] }.map(Self.timedFromTheFirst)
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    depth += 1
    if !isInside {
      isInside = true
      if name != "gpx" { return stop(parser, .notGPX(root: name)) }
    }
    // A maker's own elements in a point are deeper, and may have any name.
    if open == nil, Self.kinds.contains(name) {
      guard let latitude = attributes["lat"].flatMap(Self.number),
        let longitude = attributes["lon"].flatMap(Self.number),
        let coordinate = Coordinate(latitude: latitude, longitude: longitude)
      else { return stop(parser, .badPoint(line: parser.lineNumber)) }
      open = (name, depth, coordinate, nil)
    } else if name == "time", open?.depth == depth - 1 {
      text = ""
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    text?.append(string)
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    defer { depth -= 1 }
    if name == "time", let written = text {
      text = nil
      guard let time = Self.date(written) else {
        return stop(parser, .badTime(line: parser.lineNumber, String(written.prefix(40))))
      }
      open?.time = time
    } else if let point = open, depth == point.depth {
      open = nil
      timed[name, default: []].append(TimedPoint(coordinate: point.coordinate, time: point.time))
    }
  }

  private func stop(_ parser: XMLParser, _ error: GPXError) {
    if self.error == nil { self.error = error }
    parser.abortParsing()
  }

  private static func number(_ text: String) -> Double? {
    Double(text.trimmingCharacters(in: .whitespacesAndNewlines))
  }

  /// XML's date and time, with or without a fraction of the second.
  private static func date(_ text: String) -> Date? {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    return (try? Date(text, strategy: .iso8601))
      ?? (try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
  }

  private static func timedFromTheFirst(_ points: [TimedPoint]) -> [Track.Point] {
    var result: [Track.Point] = []
    let start = points.first { $0.time != nil }?.time
    for point in points {
      let soonest = result.last.map { $0.offset + .seconds(1) } ?? .zero
      var offset = soonest
      if let time = point.time, let start {
        let written = Duration.milliseconds(Int64((time.timeIntervalSince(start) * 1000).rounded()))
        if let last = result.last?.offset { offset = written > last ? written : soonest } else { offset = .zero }
      }
      result.append(Track.Point(offset, point.coordinate))
    }
    return result
  }
}

import Foundation
import Models
import Services
import Testing

@Suite("Services read tracks from GPX")
struct GPXReaderTests {
  private static func track(_ body: String) throws -> [String] {
    let track = try GPXReader.track(of: "<?xml version=\"1.0\"?>\n\(body)".utf8)
    return track.points.map { "\($0.offset) \($0.coordinate.text)" }
  }

  @Test func `the points of all segments and tracks, at their times`() throws {
    let found = try Self.track(
      """
      <gpx version="1.1" creator="x" xmlns="http://www.topografix.com/GPX/1/1">
        <metadata><time>2020-01-01T00:00:00Z</time></metadata>
        <wpt lat="1" lon="1"/>
        <trk><trkseg>
          <trkpt lat="35.6586" lon="139.7454"><ele>40</ele><time>2024-05-04T09:00:00Z</time></trkpt>
          <trkpt lat="35.6587" lon="139.7455"><time>2024-05-04T18:00:05+09:00</time></trkpt>
        </trkseg><trkseg>
          <trkpt lon="139.7456" lat="35.6588"><time> 2024-05-04T09:01:00.500Z </time></trkpt>
        </trkseg></trk>
        <trk><trkseg><trkpt lat="-1.5" lon="-2"/></trkseg></trk>
      </gpx>
      """)
    #expect(
      found == [
        "0.0 seconds Lat: 35.6586 / Lon: 139.7454", "5.0 seconds Lat: 35.6587 / Lon: 139.7455",
        "60.5 seconds Lat: 35.6588 / Lon: 139.7456", "61.5 seconds Lat: -1.5000 / Lon: -2.0000",
      ])
  }

  @Test func `without track points the route's count, without those the waypoints'`() throws {
    let route = #"<rte><rtept lat="2" lon="2"/><rtept lat="3" lon="3"/></rte>"#
    #expect(
      try Self.track("<gpx><wpt lat='1' lon='1'/>\(route)</gpx>") == [
        "0.0 seconds Lat: 2.0000 / Lon: 2.0000", "1.0 seconds Lat: 3.0000 / Lon: 3.0000",
      ])
    #expect(try Self.track("<gpx><wpt lat=' 1 ' lon='1'/></gpx>") == ["0.0 seconds Lat: 1.0000 / Lon: 1.0000"])
    #expect(
      try Self.track("<g:gpx xmlns:g='http://www.topografix.com/GPX/1/0'><g:wpt lat='1' lon='1'/></g:gpx>").count == 1)
  }

  @Test func `a time that runs backwards counts as one second later`() throws {
    func point(_ second: Int) -> String {
      "<trkpt lat='1' lon='1'><time>2024-05-04T09:00:\(second)Z</time></trkpt>"
    }
    #expect(
      try Self.track("<gpx>\(point(10))\(point(20))\(point(15))\(point(20))\(point(30))</gpx>").map { $0.prefix(4) }
        == ["0.0 ", "10.0", "11.0", "12.0", "20.0"])
  }

  @Test(
    arguments: [
      ("<gpx><trkpt lat='1' lon='1'>", "is not XML; expected a GPX file"),
      ("<kml></kml>", "expected the element gpx around it all, found kml"), ("<gpx></gpx>", "there is no point in it"),
      ("<gpx>\n<trkpt lat='91' lon='1'/></gpx>", "line 3: expected lat=\"…\" from -90 to 90"),
      ("<gpx><trkpt lat='1'/></gpx>", "line 2: expected lat"),
      ("<gpx><trkpt lat='1' lon='x'/></gpx>", "line 2: expected lat"),
      ("<gpx><trkpt lat='nan' lon='1'/></gpx>", "line 2: expected lat"),
      ("<gpx><trkpt lat='1' lon='1'><time>noon</time></trkpt></gpx>", "line 2: expected a time such as"),
      ("$GPRMC", "is not XML"), ("", "is not XML"),
    ])
  func `what gives no track says why`(text: String, reason: String) throws {
    let error = #expect(throws: GPXError.self) { try Self.track(text) }
    #expect(try #require(error).description.contains(reason))
  }

  @Test func `entities that multiply are refused in little time and memory`() {
    let levels = (1...12).map { "<!ENTITY e\($0) \"\(String(repeating: "&e\($0 - 1);", count: 10))\">" }.joined()
    let text =
      "<!DOCTYPE gpx [<!ENTITY e0 \"1\">\(levels)]><gpx><trkpt lat='1' lon='1'><time>&e12;</time></trkpt></gpx>"
    #expect(throws: GPXError.self) { try Self.track(text) }
  }

  @Test func `one long entity that is named again and again is refused in little time, too`() {
    let text = """
      <!DOCTYPE gpx [<!ENTITY a "\(String(repeating: "x", count: 100_000))">]>
      <gpx><name>\(String(repeating: "&a;", count: 100_000))</name><wpt lat='1' lon='1'/></gpx>
      """
    for encoding in [String.Encoding.utf8, .utf16, .utf16LittleEndian, .utf16BigEndian] {
      #expect(throws: GPXError.entities) { try GPXReader.track(of: try #require(text.data(using: encoding))) }
    }
  }

  @Test func `a maker's extensions of a point are ignored, whatever their names`() throws {
    let time = "<time>2024-05-04T09:00:00Z</time>"
    let more = "<extensions><x:time>12.5</x:time><x:wpt/><x:trkpt><time>noon</time></x:trkpt></extensions>"
    let found = try Self.track(
      "<gpx xmlns:x='urn:x'><trkpt lat='1' lon='1'>\(time)\(more)</trkpt><trkpt lat='2' lon='2'/></gpx>")
    #expect(
      found == ["0.0 seconds Lat: 1.0000 / Lon: 1.0000", "1.0 seconds Lat: 2.0000 / Lon: 2.0000"])
  }

  @Test func `the bundled track walks at the pace of a person, and has a gap`() {
    let points = Track.bundled.points
    #expect(points.count == 27)
    #expect(points.first?.coordinate.text == "Lat: 35.6586 / Lon: 139.7454")
    #expect(Track.bundled.readings.count { $0.signal == .lost } == 1)
    for (from, to) in zip(points, points.dropFirst()) where to.offset - from.offset <= Track.timeout {
      #expect((0...8.5).contains(from.coordinate.distance(to: to.coordinate)))
    }
  }
}

import Controls
import Models
import Services
import Stage
import Testing
import Trace
import World

@testable import Location

@Suite("12 Location")
struct LocationTests {
  @Test func `a screen that opens before the owner has decided asks for the authorization`() {
    for way in OneReader.ways {
      let (screen, world) = (LocationScreen(), VirtualWorld())
      screen.device.authorize(.notDetermined)
      let controller = World.$current.withValue(world) { way.wire(screen, world) }
      withExtendedLifetime(controller) {
        #expect(screen.alert?.title == "Allow this app to use your location?", "\(way.name)")
      }
    }
  }

  @Test(arguments: Pattern.allCases)
  func `either authorized status is enough; any other shows that location is off`(_ way: Pattern) async throws {
    for status in AuthorizationStatus.allCases {
      let isOn = status.isAuthorized
      try await play(
        """
        event authorize \(status.rawValue)
        expect off "Location is off."
        expect position \(isOn ? "visible" : "hidden")
        expect in-use "\(isOn ? "location in use" : "")"
        event position 51.4779 0
        expect position "\(isOn ? "Lat: 51.4779 / Lon: 0.0000" : "Lat: – / Lon: –")"
        event fail network
        expect failure "\(isOn ? "Finding the position needs the network." : "")"
        event authorize authorizedWhenInUse
        expect position "Lat: 51.4779 / Lon: 0.0000"
        expect in-use "location in use"
        """, on: LocationChapter.steps, way)
    }
  }

  @Test(arguments: Pattern.allCases)
  func `both buttons lead to the settings, and what is chosen there counts`(_ way: Pattern) async throws {
    try await play(
      """
      tap bar-settings
      tap never
      expect off visible
      tap settings
      tap always
      expect position "Lat: 35.6586 / Lon: 139.7454"
      tap bar-settings
      tap bar-settings
      tap in-app
      expect position "Lat: 35.6586 / Lon: 139.7454"
      """, on: LocationChapter.steps, way)
  }

  @Test(arguments: Pattern.allCases)
  func `a receiver's sentences are read however they are cut; bad ones are counted`(_ way: Pattern) async throws {
    try await play(
      #"""
      event nmea "$GPRMC,090000,A,3539.5160,S,13944"
      expect position "Lat: 35.6586 / Lon: 139.7454"
      event nmea ".7240,W,2.1,84.4,040524,,,A*4E\n$GPRMC"
      expect position "Lat: -35.6586 / Lon: -139.7454"
      event nmea ",090000,V,,,,,,,040524,,,N*5D\n"
      expect failure "The position is not known at the moment."
      expect skipped ""
      event nmea "noise\n"
      expect skipped "1 sentence skipped"
      event nmea "$GPRMC,090000,A,3539.5160,N,13944.7240,E,2.1,84.4,040524,,,A*42\n"
      expect skipped "2 sentences skipped"
      expect position "Lat: -35.6586 / Lon: -139.7454"
      wait 100s
      expect position "Lat: -35.6586 / Lon: -139.7454"
      """#, on: LocationChapter.steps, way)
  }

  @Test(arguments: Pattern.allCases)
  func `the receiver starts with the first reader and stops with the last`(_ way: Pattern) async throws {
    try await play(
      """
      expect read-position title "Hide position"
      expect read-trip title "Show trip"
      expect trip hidden
      tap read-trip
      expect in-use "location in use"
      tap read-position
      expect position hidden
      expect read-position title "Show position"
      expect in-use "location in use"
      tap read-trip
      expect in-use ""
      event position 51.4779 0
      tap read-trip
      expect in-use "location in use"
      expect trip "Trip: 0 m"
      tap read-position
      expect position "Lat: 51.4779 / Lon: 0.0000"
      tap read-trip
      tap read-position
      expect in-use ""
      """, on: LocationChapter.self, way)
  }

  @Test(arguments: Pattern.allCases)
  func `a later reader gets the position at once, and a trip begins with its reader`(_ way: Pattern) async throws {
    try await play(
      """
      event position 0 0
      tap read-trip
      expect trip "Trip: 0 m"
      event position 0 0.001
      expect trip "Trip: 111 m"
      event fail locationUnknown
      expect trip "Trip: 111 m"
      tap read-trip
      event position 0 0.002
      tap read-trip
      expect trip "Trip: 0 m"
      event position 0 0.022
      expect trip "Trip: 2.2 km"
      """, on: LocationChapter.self, way)
  }

  @Test(
    "changes of the authorization without a reader are shown, and reading begins when both are there",
    arguments: Pattern.allCases)
  func authorizationWithoutReaders(_ way: Pattern) async throws {
    for status in AuthorizationStatus.allCases where !status.isAuthorized {
      // A reader asks for permission if the owner has not decided yet.
      let decision = status == .notDetermined ? "tap always" : "event authorize authorizedAlways"
      try await play(
        """
        tap read-position
        event authorize \(status.rawValue)
        expect off visible
        tap read-position
        \(decision)
        expect in-use "location in use"
        expect position "Lat: 35.6586 / Lon: 139.7454"
        """, on: LocationChapter.self, way)
    }
  }

  @Test(arguments: Pattern.allCases)
  func `a position that was forgotten is not shown again`(_ way: Pattern) async throws {
    try await play(
      """
      wait 90s
      expect failure "The position is not known at the moment."
      tap read-position
      expect failure ""
      tap read-position
      expect position "Lat: – / Lon: –"
      expect failure "The position is not known at the moment."
      """, on: LocationChapter.self, way)
  }

  @Test func `the screen's manager reports every position, as exact as it comes`() {
    let manager = LocationScreen().makeLocationManager(VirtualWorld())
    #expect(manager.distanceFilter == LocationManager.noDistanceFilter)
    #expect(manager.desiredAccuracy == LocationManager.bestForNavigation)
  }

  @Test("cutting a line of any length into pieces changes neither the positions nor the count of skipped sentences")
  func cutting() {
    let rmc = "$GPRMC,090000,A,3539.5160,N,13944.7240,E,2.1,84.4,040524,,,A*41"
    func noise(_ count: Int) -> String { String(repeating: "x", count: count) }
    for (text, fixes, skipped) in [
      ("\(rmc)\r\n\r\n\(rmc)", 2, 0), (noise(250) + rmc + "\r\n", 1, 1), (noise(2000) + "\n\(rmc)\n", 1, 1),
      (noise(257) + "\n" + noise(3) + "\n", 0, 2), (noise(514), 0, 1), (noise(600) + rmc.prefix(20), 0, 2),
    ] {
      var (cutter, reader) = (LineCutter(), NMEAReader())
      var pieces: [[UInt8]] = []
      for byte in text.utf8 { pieces += cutter.cut([byte]) }
      pieces += cutter.rest().map { [$0 + [UInt8(ascii: "\n")]] } ?? []
      #expect(pieces.flatMap { reader.read($0) }.count == fixes, "\(text)")
      #expect(reader.skipped == skipped, "\(text)")
      #expect(pieces.allSatisfy { $0.count <= NMEAReader.limit + 1 })
    }
  }

  @Test(arguments: Pattern.allCases)
  func `two readers are notified one after the other, in the same order each time`(_ way: Pattern) throws {
    let pane = try Pane(LocationChapter.self, LocationChapter.way(way))
    try pane.perform(.event("position", ["0", "0"]))
    try pane.perform(.tap("read-trip"))
    let (_, links) = try Trace.recording { try pane.perform(.event("position", ["0", "0.001"])) }
    #expect(
      links.filter { $0.event == "text" && $0.sender != "failure" }.map(\.description) == [
        "position.text = \"Lat: 0.0000 / Lon: 0.0010\"", "trip.text = \"Trip: 111 m\"",
      ])
  }

  @Test func `the four ways are the same after every sequence of three inputs`() throws {
    for step in LocationChapter.steps { try step.checkParity(depth: 3, random: 100) }
  }

  @Test func `nothing outlives its controller`() throws {
    for step in LocationChapter.steps { try step.checkLifetimes() }
  }

  @Test(arguments: Pattern.allCases)
  func `when the screen closes, the receiver stops and no work is pending`(_ way: Pattern) throws {
    let pane = try Pane(LocationChapter.self, LocationChapter.way(way))
    try pane.perform(.tap("read-trip"))
    #expect(pane.screen.device.isInUse)
    try pane.close()
    #expect(!pane.screen.device.isInUse)
    #expect(pane.world.pendingCount == 0)
  }
}

import Controls
import Models
import Parity
import Services
import Stage
import Testing
import Trace
import World

@testable import Location

@Suite("12 Location")
struct LocationTests {
  private func playBoth(_ script: String, _ way: Pattern) async throws {
    try await play(script, on: OneReader.self, way)
    try await play(script, on: LocationChapter.self, way)
  }

  @Test("a screen that opens before the owner has decided asks for the authorization")
  func asking() {
    let controllers: [any Wiring<LocationScreen>.Type] = [
      OneReader.Callback.self, OneReader.Delegate.self, OneReader.Observer.self, OneReader.Rx.self,
    ]
    for controller in controllers {
      let world = VirtualWorld()
      let screen = LocationScreen()
      screen.device.authorize(.notDetermined)
      let wired = World.$current.withValue(world) { controller.init(screen, world) }
      withExtendedLifetime(wired) {
        #expect(screen.alert?.title == "Allow this app to use your location?", "\(controller)")
      }
    }
  }

  @Test("the position is there from the first frame, and the system shows that it is read", arguments: Pattern.allCases)
  func firstFrame(_ way: Pattern) async throws {
    try await playBoth(
      """
      expect in-use "location in use"
      expect off hidden
      expect settings hidden
      expect bar-settings enabled
      expect position "Lat: 35.6586 / Lon: 139.7454"
      expect failure ""
      expect skipped ""
      """, way)
  }

  @Test("the position follows the track; in a gap it stays, and the failure is told", arguments: Pattern.allCases)
  func track(_ way: Pattern) async throws {
    try await playBoth(
      """
      wait 5s
      expect position "Lat: 35.6586 / Lon: 139.7455"
      wait 76s
      expect position "Lat: 35.6588 / Lon: 139.7463"
      expect failure ""
      wait 9s
      expect failure "The position is not known at the moment."
      expect failure error
      expect position "Lat: 35.6588 / Lon: 139.7463"
      wait 65s
      expect failure ""
      expect position "Lat: 35.6643 / Lon: 139.7473"
      """, way)
  }

  @Test("both kinds of yes count; all else shows that location is off", arguments: Pattern.allCases)
  func authorization(_ way: Pattern) async throws {
    for status in AuthorizationStatus.allCases {
      let isOn = status.isAuthorized
      try await playBoth(
        """
        event authorize \(status.rawValue)
        expect off \(isOn ? "hidden" : "visible")
        expect off "Location is off."
        expect settings \(isOn ? "hidden" : "visible")
        expect position \(isOn ? "visible" : "hidden")
        expect in-use "\(isOn ? "location in use" : "")"
        event position 51.4779 0
        expect position "\(isOn ? "Lat: 51.4779 / Lon: 0.0000" : "Lat: – / Lon: –")"
        event fail network
        expect failure "\(isOn ? "Finding the position needs the network." : "")"
        event authorize authorizedWhenInUse
        expect off hidden
        expect position "Lat: 51.4779 / Lon: 0.0000"
        expect in-use "location in use"
        """, way)
    }
  }

  @Test("both buttons lead to the settings, and what is chosen there counts", arguments: Pattern.allCases)
  func settings(_ way: Pattern) async throws {
    try await playBoth(
      """
      tap bar-settings
      tap never
      expect off visible
      expect position hidden
      tap settings
      tap always
      expect off hidden
      expect position "Lat: 35.6586 / Lon: 139.7454"
      tap bar-settings
      tap bar-settings
      tap in-app
      expect position "Lat: 35.6586 / Lon: 139.7454"
      """, way)
  }

  @Test("each failure is shown, until the next position", arguments: Pattern.allCases)
  func failures(_ way: Pattern) async throws {
    for failure in LocationError.allCases {
      try await playBoth(
        """
        event fail \(failure.rawValue)
        expect failure "\(failure.text)"
        expect failure error
        expect position "Lat: 35.6586 / Lon: 139.7454"
        event position -33.8568 151.2153
        expect failure ""
        expect position "Lat: -33.8568 / Lon: 151.2153"
        """, way)
    }
  }

  @Test("a receiver's sentences are read however they are cut; bad ones are counted", arguments: Pattern.allCases)
  func receiver(_ way: Pattern) async throws {
    try await playBoth(
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
      """#, way)
  }

  @Test("the receiver starts with the first reader and stops with the last", arguments: Pattern.allCases)
  func readers(_ way: Pattern) async throws {
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

  @Test("who joins later knows the position at once, and a trip begins with its reader", arguments: Pattern.allCases)
  func joining(_ way: Pattern) async throws {
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
    "authorisation changes while nobody reads show too, and reading begins when both are there",
    arguments: Pattern.allCases)
  func authorizationWithoutReaders(_ way: Pattern) async throws {
    for status in AuthorizationStatus.allCases where !status.isAuthorized && status != .notDetermined {
      try await play(
        """
        tap read-position
        event authorize \(status.rawValue)
        expect off visible
        tap read-position
        expect in-use ""
        expect position hidden
        event authorize authorizedAlways
        expect off hidden
        expect in-use "location in use"
        expect position "Lat: 35.6586 / Lon: 139.7454"
        """, on: LocationChapter.self, way)
    }
  }

  @Test("a reader asks for permission where nobody has decided yet", arguments: Pattern.allCases)
  func asking(_ way: Pattern) async throws {
    try await play(
      """
      tap read-position
      event authorize notDetermined
      expect off visible
      tap read-trip
      expect in-use ""
      tap always
      expect in-use "location in use"
      expect off hidden
      """, on: LocationChapter.self, way)
  }

  @Test("a position that was forgotten is not shown again", arguments: Pattern.allCases)
  func forgetting(_ way: Pattern) async throws {
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

  @Test("claims, findings and traps turn out as they run")
  func claims() throws {
    #expect(try LocationChapter.claims.map { try $0.find().holds } == [true, false, true, false, true, true])
    #expect(try LocationChapter.findings.map { try $0.find().holds } == [false, false, false])
    #expect(try LocationChapter.traps.map { try $0.find().holds } == [false, false, false])
    #expect(LocationChapter.claims.allSatisfy { $0.place?.text == .location })
  }

  @Test("forwarding serves the ordinary delegate and makes no difference to memory")
  func forwarding() throws {
    #expect(
      try LocationChapter.claims[1].find().observed == [
        "forwarding: 1 position for the ordinary delegate", "not forwarding: 0 positions for the ordinary delegate",
        "the ordinary delegate after its last reference, forwarding: deallocated",
        "the manager after its last reference, forwarding: deallocated",
        "the ordinary delegate after its last reference, not forwarding: deallocated",
        "the manager after its last reference, not forwarding: deallocated",
        "forwarding makes a difference to memory: false (claimed: true)",
      ])
  }

  @Test("the original's screen switches for \"always\", and not for \"while using the app\"")
  func originalCountsOnlyAlways() throws {
    #expect(
      try LocationChapter.claims[3].find().observed.suffix(2) == [
        "\"Location is off.\" in the original with authorizedWhenInUse: visible (claimed: hidden)",
        "\"Location is off.\" in the original with authorizedAlways: hidden, as claimed",
      ])
  }

  @Test("the original's service reads on when the screen has gone")
  func originalNeverStops() throws {
    #expect(
      try LocationChapter.findings[2].find().observed == [
        "location after the screen has closed, original: in use (claimed: not in use)",
        "location after the screen has closed, rx: not in use, as claimed",
      ])
  }

  @Test("a delegate that is set directly takes the streams' place; one that forgets to say so reads on")
  func trapsFound() throws {
    #expect(
      try LocationChapter.traps[0].find().observed == [
        "elements after manager.delegate = ordinary: 0 (claimed: 1)",
        "elements after manager.rx was used again: 1, as claimed",
        "elements after manager.rx.setDelegate(ordinary): 1, as claimed",
        "positions for the ordinary delegate: 3",
      ])
    #expect(
      try LocationChapter.traps[1].find().observed == [
        "                   forgetful  observer    rx", "first frame        in use     in use      in use",
        "tap read-position  in use     not in use  not in use",
        "location after the observation has ended: in use (claimed: not in use)",
      ])
  }

  @Test("the screen's manager reports every position, as exact as it comes")
  func settingsOfTheManager() {
    let manager = LocationScreen().makeLocationManager(VirtualWorld())
    #expect(manager.distanceFilter == LocationManager.noDistanceFilter)
    #expect(manager.desiredAccuracy == LocationManager.bestForNavigation)
  }

  @Test("a distance filter leaves positions out, and a lower accuracy rounds them")
  func filters() throws {
    #expect(
      try printed("filters") == """
        distance filter none, accuracy best:
          Lat: 35.6586 / Lon: 139.7454
          Lat: 35.6586 / Lon: 139.7455
          Lat: 35.6586 / Lon: 139.7455
          Lat: 35.6586 / Lon: 139.7456
          Lat: 35.6586 / Lon: 139.7457
          Lat: 35.6586 / Lon: 139.7458
          Lat: 35.6586 / Lon: 139.7459
        distance filter 20 m, accuracy best:
          Lat: 35.6586 / Lon: 139.7454
          Lat: 35.6586 / Lon: 139.7456
          Lat: 35.6586 / Lon: 139.7459
        distance filter none, accuracy 50 m:
          Lat: 35.6585 / Lon: 139.7456
          Lat: 35.6585 / Lon: 139.7456
          Lat: 35.6585 / Lon: 139.7456
          Lat: 35.6585 / Lon: 139.7456
          Lat: 35.6585 / Lon: 139.7456
          Lat: 35.6585 / Lon: 139.7456
          Lat: 35.6585 / Lon: 139.7456
        """)
  }

  @Test("an argument of another type ends the stream with an error, a driver with its last resort")
  func casting() throws {
    #expect(
      try printed("casting") == """
        the argument "denied"
          castOrThrow: next(denied)
          castOptionalOrThrow: next(denied)
        the argument "unheard of"
          castOrThrow: next(notDetermined)
          castOptionalOrThrow: next(notDetermined)
        the argument NSNull()
          castOrThrow: error(NSNull is no String.)
          castOptionalOrThrow: next(nil)
        the argument 3
          castOrThrow: error(Int is no String.)
          castOptionalOrThrow: error(Int is no String.)
        3, then "denied", to a driver
          notDetermined
          completed
        """)
  }

  @Test("a proxy of one's own: all hear, the delegate that comes later answers, and the door's end is theirs")
  func ownDelegate() throws {
    #expect(
      try printed("own-delegate") == """
        Ada rings
          hall: Ada rings
          kitchen: Ada rings
          the door stays closed
        a stranger rings
          hall: a stranger rings
          kitchen: a stranger rings
          the door stays closed
        a butler is set as the delegate
        Ada rings
          butler: Ada?
          hall: Ada rings
          kitchen: Ada rings
          the door opens
        a stranger rings
          butler: a stranger?
          hall: a stranger rings
          kitchen: a stranger rings
          the door stays closed
        the door goes
          hall: completed
          kitchen: completed
        """)
  }

  @Test("a status that is deferred is that of the moment at which somebody comes")
  func deferredStatus() throws {
    #expect(
      try printed("proxy").contains(
        """
          early: authorizedWhenInUse
          early: denied
          late: denied
        the manager goes
          first: completed
          second: completed
        """))
  }

  private func printed(_ experiment: String) throws -> String {
    var lines: [String] = []
    try #require(LocationChapter.experiments.first { $0.name == experiment }).run { lines.append($0) }
    return lines.joined(separator: "\n")
  }

  @Test("however long a line is, its pieces say to a receiver's reader what the bytes say")
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

  @Test("two readers are told one after the other, in the same order each time", arguments: Pattern.allCases)
  func orderOfReaders(_ way: Pattern) throws {
    let pane = try Pane(LocationChapter.self, LocationChapter.way(way))
    try pane.perform(.event("position", ["0", "0"]))
    try pane.perform(.tap("read-trip"))
    let (_, links) = try Trace.recording { try pane.perform(.event("position", ["0", "0.001"])) }
    #expect(
      links.filter { $0.event == "text" && $0.sender != "failure" }.map(\.description) == [
        "position.text = \"Lat: 0.0000 / Lon: 0.0010\"", "trip.text = \"Trip: 111 m\"",
      ])
  }

  @Test("the four ways are the same after every sequence of three inputs")
  func parity() throws {
    #expect(try ParityChecker(OneReader.self).checkAll(depth: 3)?.sequences == 1786)
    #expect(try ParityChecker(LocationChapter.self).checkAll(depth: 3)?.sequences == 2293)
  }

  @Test("the four ways are the same after long random sequences")
  func randomParity() throws {
    #expect(try ParityChecker(OneReader.self).checkRandomly(count: 100, length: 30, seed: 12).inputs == 3000)
    #expect(try ParityChecker(LocationChapter.self).checkRandomly(count: 100, length: 30, seed: 12).inputs == 3000)
  }

  @Test("nothing outlives its controller")
  func lifetimes() throws {
    let earlier = try LifetimeChecker(OneReader.self, after: OneReader.alphabet).checkEveryWay()
    #expect(earlier == [])
    let faults = try LifetimeChecker(LocationChapter.self, after: LocationChapter.alphabet).checkEveryWay()
    #expect(faults == [])
  }

  @Test("when the screen goes, the receiver stops and nothing is waited for", arguments: Pattern.allCases)
  func closing(_ way: Pattern) throws {
    let pane = try Pane(LocationChapter.self, LocationChapter.way(way))
    try pane.perform(.tap("read-trip"))
    #expect(pane.screen.device.isInUse)
    try pane.close()
    #expect(!pane.screen.device.isInUse)
    #expect(pane.world.pendingCount == 0)
  }
}

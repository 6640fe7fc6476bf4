import Models
import Testing

@Suite("Chapter 12: positions, and their display")
struct LocationReadoutTests {
  private static let tower = Coordinate(latitude: 35.6586, longitude: 139.7454)

  @Test(
    arguments: [
      (35.6586, 139.7454, "Lat: 35.6586 / Lon: 139.7454"), (-33.85678, 151.21529, "Lat: -33.8568 / Lon: 151.2153"),
      (0, -0.00001, "Lat: 0.0000 / Lon: 0.0000"), (90, -180, "Lat: 90.0000 / Lon: -180.0000"),
      (-0.00005, 7, "Lat: -0.0001 / Lon: 7.0000"), (1.5, 2.25, "Lat: 1.5000 / Lon: 2.2500"),
    ])
  func `a point is shown with four digits`(latitude: Double, longitude: Double, text: String) {
    #expect(Coordinate(latitude: latitude, longitude: longitude)?.text == text)
  }

  @Test(
    arguments: [(90.001, 0), (-91, 0), (0, 180.5), (0, -181), (.nan, 0), (0, .infinity)])
  func `what is not on the globe is no point`(latitude: Double, longitude: Double) {
    #expect(Coordinate(latitude: latitude, longitude: longitude) == nil)
  }

  @Test(
    arguments: [
      ((35.6586, 139.7454), (35.6586, 139.7454), 0), ((0, 0), (0, 1), 111_195), ((0, 179.5), (0, -179.5), 111_195),
      ((90, 0), (-90, 0), 20_015_114), ((0, 0), (0, 180), 20_015_114),
      // Tokyo Tower to Tokyo Skytree: 8.2 km.
      ((35.6586, 139.7454), (35.7101, 139.8107), 8_220),
    ])
  func `a distance is measured along the globe`(from: (Double, Double), to: (Double, Double), metres: Double) throws {
    let from = try #require(Coordinate(latitude: from.0, longitude: from.1))
    let to = try #require(Coordinate(latitude: to.0, longitude: to.1))
    #expect(from.distance(to: to).rounded() == metres)
    #expect(to.distance(to: from) == from.distance(to: to))
  }

  @Test func `a point is rounded to a grid, also near a pole and near the date line`() throws {
    let tower = try #require(Self.tower)
    #expect(tower.rounded(to: 0) == tower)
    #expect(tower.rounded(to: -1) == tower)
    #expect(tower.rounded(to: 1000).text == "Lat: 35.6581 / Lon: 139.7498")
    #expect(tower.distance(to: tower.rounded(to: 100)) < 71)
    let pole = try #require(Coordinate(latitude: 89.9999, longitude: 123))
    #expect(pole.distance(to: pole.rounded(to: 1000)) < 1000)
    let line = try #require(Coordinate(latitude: 0, longitude: 179.999))
    #expect(line.rounded(to: 3000).longitude <= 180)
    #expect(line.rounded(to: .infinity) == line)
  }

  @Test func `a coarser fix is marked`() throws {
    let tower = try #require(Self.tower)
    #expect(LocationFix(tower, horizontalAccuracy: 5).coarsened(to: 100).horizontalAccuracy == 100)
    #expect(LocationFix(tower, horizontalAccuracy: 500).coarsened(to: 100).horizontalAccuracy == 500)
    #expect(LocationFix(tower).coarsened(to: 100).horizontalAccuracy == 100)
    #expect(LocationFix(tower, horizontalAccuracy: 5).coarsened(to: 0) == LocationFix(tower, horizontalAccuracy: 5))
  }

  @Test(
    arguments: zip(AuthorizationStatus.allCases, [false, false, false, true, true]))
  func `both kinds of yes count`(status: AuthorizationStatus, isAuthorized: Bool) {
    #expect(status.isAuthorized == isAuthorized)
    #expect(LocationReadout(status).isOff == !isAuthorized)
  }

  @Test func `a failure leaves the position, a position ends the failure`() throws {
    let fix = LocationFix(try #require(Self.tower))
    var readout = LocationReadout(.authorizedWhenInUse)
    #expect(readout.positionText == "Lat: – / Lon: –")
    #expect(readout.failureText == "")
    readout = readout.after(.location(fix))
    #expect(readout.positionText == "Lat: 35.6586 / Lon: 139.7454")
    readout = readout.after(.failure(.network))
    #expect(readout.positionText == "Lat: 35.6586 / Lon: 139.7454")
    #expect(readout.failureText == "Finding the position needs the network.")
    readout = readout.after(.failure(.locationUnknown))
    #expect(readout.failureText == "The position is not known at the moment.")
    readout = readout.after(.location(fix))
    #expect(readout.failureText == "")
  }

  @Test(
    arguments: AuthorizationStatus.allCases.filter { !$0.isAuthorized })
  func `while location is off no position is known`(status: AuthorizationStatus) throws {
    let fix = LocationFix(try #require(Self.tower))
    let known = LocationReadout(.authorizedAlways).after(.location(fix)).after(.failure(.denied))
    #expect(known.failureText == "The position may not be read.")
    let off = known.after(.authorization(status))
    #expect(off == LocationReadout(status))
    #expect(off.after(.location(fix)) == off)
    #expect(off.after(.failure(.network)) == off)
    #expect(known.after(.authorization(.authorizedWhenInUse)).location == fix)
  }

  @Test func `a trip adds the ways between its points`() throws {
    func point(_ longitude: Double) throws -> Coordinate {
      try #require(Coordinate(latitude: 0, longitude: longitude))
    }
    var trip = Trip()
    #expect(trip.text == "Trip: 0 m")
    trip = trip.going(to: try point(0))
    #expect(trip.text == "Trip: 0 m")
    trip = trip.going(to: try point(0.001)).going(to: try point(0.001))
    #expect(trip.text == "Trip: 111 m")
    trip = trip.going(to: try point(0.008_99))
    #expect(trip.text == "Trip: 1.0 km")
    #expect(trip.going(to: try point(0)).text == "Trip: 2.0 km")
  }

  @Test func `a receiver that follows a track loses it in a gap`() throws {
    let tower = try #require(Self.tower)
    let track = Track([
      .init(.zero, tower), .init(.seconds(10), tower), .init(.seconds(30), tower), .init(.seconds(5), tower),
    ])
    let fix = Track.Signal.fix(LocationFix(tower))
    #expect(track.readings.map(\.offset) == [0, 10, 20, 30, 30].map { .seconds($0) })
    #expect(track.readings.map(\.signal) == [fix, fix, .lost, fix, fix])
    #expect(Track([]).readings == [])
  }
}

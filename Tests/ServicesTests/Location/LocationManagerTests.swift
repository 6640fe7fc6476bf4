import Models
import Services
import Testing
import World

@Suite("A location manager and its device")
struct LocationManagerTests {
  private let world = VirtualWorld()

  /// Notes its calls.
  private final class Notes: LocationManagerDelegate {
    var all: [String] = []

    func locationManager(_ manager: LocationManager, didUpdateLocations locations: [LocationFix]) {
      all += locations.map { "\($0.coordinate.longitude)" }
    }

    func locationManager(_ manager: LocationManager, didFailWithError error: any Error) {
      all.append("\(error)")
    }

    func locationManager(_ manager: LocationManager, didChangeAuthorization status: AuthorizationStatus) {
      all.append("\(status)")
    }
  }

  private static func point(_ longitude: Double) throws -> Coordinate {
    try #require(Coordinate(latitude: 0, longitude: longitude))
  }

  private static func track(_ seconds: Int...) throws -> Track {
    Track(try seconds.map { Track.Point(.seconds($0), try point(Double($0))) })
  }

  private func manager(_ device: LocationDevice, _ notes: Notes) -> LocationManager {
    let manager = LocationManager(device, world)
    manager.delegate = notes
    return manager
  }

  @Test("the present position arrives after the call that asks, each further one at its time, and a gap is a failure")
  func followsTheTrack() throws {
    let device = LocationDevice(try Self.track(0, 5, 20))
    let notes = Notes()
    let manager = manager(device, notes)
    try world.advance(by: .seconds(7))
    #expect(!device.isInUse)
    manager.startUpdatingLocation()
    manager.startUpdatingLocation()
    #expect(notes.all == [])
    #expect(device.isInUse)
    try world.settle()
    #expect(notes.all == ["5.0"])
    try world.advance(by: .milliseconds(7_999))
    #expect(notes.all == ["5.0"])
    try world.advance(by: .milliseconds(1))
    #expect(notes.all == ["5.0", "locationUnknown"])
    try world.advance(by: .seconds(100))
    #expect(notes.all == ["5.0", "locationUnknown", "20.0"])
    #expect(manager.location?.coordinate.longitude == 20)
    #expect(world.pendingCount == 0)
  }

  @Test func `after stopping no reading arrives and no work is pending`() throws {
    let device = LocationDevice(try Self.track(0, 5, 10))
    let notes = Notes()
    let manager = manager(device, notes)
    manager.startUpdatingLocation()
    manager.stopUpdatingLocation()
    #expect(!device.isInUse)
    #expect(world.pendingCount == 0)
    try world.advance(by: .seconds(6))
    #expect(notes.all == [])
    manager.startUpdatingLocation()
    try world.advance(by: .seconds(20))
    #expect(notes.all == ["5.0", "10.0"])
  }

  @Test(
    "two managers on one device are notified separately; the device is in use until the last one stops or is deallocated"
  )
  func twoManagers() throws {
    let device = LocationDevice(try Self.track(0, 5, 10))
    let (first, second) = (Notes(), Notes())
    let manager = manager(device, first)
    do {
      let other = self.manager(device, second)
      manager.startUpdatingLocation()
      try world.advance(by: .seconds(1))
      other.startUpdatingLocation()
      try world.advance(by: .seconds(5))
      manager.stopUpdatingLocation()
      #expect(device.isInUse)
      try world.advance(by: .seconds(5))
    }
    #expect(!device.isInUse)
    #expect(first.all == ["0.0", "5.0"])
    #expect(second.all == ["0.0", "5.0", "10.0"])
  }

  @Test(arguments: AuthorizationStatus.allCases)
  func `the authorization decides about the reports`(_ status: AuthorizationStatus) throws {
    let device = LocationDevice(try Self.track(0), status)
    let notes = Notes()
    let manager = manager(device, notes)
    manager.startUpdatingLocation()
    try world.settle()
    let first: [AuthorizationStatus: [String]] = [
      .notDetermined: [], .restricted: ["denied"], .denied: ["denied"], .authorizedWhenInUse: ["0.0"],
      .authorizedAlways: ["0.0"],
    ]
    #expect(notes.all == first[status])
    #expect(device.isInUse == status.isAuthorized)
    device.authorize(.denied)
    try world.settle()
    #expect(!device.isInUse)
    #expect(manager.location == nil)
    device.authorize(.authorizedAlways)
    try world.settle()
    #expect(notes.all.suffix(3) == ["denied", "authorizedAlways", "0.0"])
    #expect(device.isInUse)
  }

  @Test(
    arguments: [false, true])
  func `a request makes the device ask once, and only if the owner has not decided yet`(_ always: Bool) throws {
    let device = LocationDevice(nil, .notDetermined)
    let manager = LocationManager(device, world)
    func request() {
      if always { manager.requestAlwaysAuthorization() } else { manager.requestWhenInUseAuthorization() }
    }
    #expect(manager.authorizationStatus == .notDetermined)
    request()
    #expect(device.isAsking)
    device.authorize(.denied)
    #expect(!device.isAsking)
    request()
    #expect(!device.isAsking)
  }

  @Test func `a distance filter holds back positions too near to the last reported one`() throws {
    let device = LocationDevice()
    let notes = Notes()
    let manager = manager(device, notes)
    manager.distanceFilter = 200
    manager.startUpdatingLocation()
    for longitude in [0, 0.001, 0.0017, 0.0018, 0.002, 0.0036] { device.move(to: try Self.point(longitude)) }
    #expect(notes.all == ["0.0", "0.0018", "0.0036"])
  }

  @Test func `a desired accuracy rounds the reported position`() throws {
    let device = LocationDevice()
    let manager = LocationManager(device, world)
    manager.desiredAccuracy = 1000
    manager.startUpdatingLocation()
    device.move(to: try #require(Coordinate(latitude: 35.6586, longitude: 139.7454)))
    #expect(manager.location?.coordinate.text == "Lat: 35.6581 / Lon: 139.7498")
    #expect(manager.location?.horizontalAccuracy == 1000)
  }

  @Test func `readings from outside end the track; bad sentences are counted, delivered or not`() throws {
    let device = LocationDevice(try Self.track(0, 5))
    let notes = Notes()
    let manager = manager(device, notes)
    device.receive("noise\r\n".utf8)
    #expect(device.skippedSentences == 1)
    device.receive("$GPRMC,090000,A,3539.5160,N,13944.7240,E,2.1,84.4,040524,,,A*41\r\n".utf8)
    manager.startUpdatingLocation()
    try world.advance(by: .seconds(10))
    #expect(notes.all == ["139.7454"])
    device.receive("$GPRMC,090000,V,,,,,,,040524,,,N*5D\r\n$GPRMC,0900".utf8)
    #expect(device.skippedSentences == 1)
    device.receive("\r\n".utf8)
    #expect(notes.all == ["139.7454", "locationUnknown"])
    #expect(device.skippedSentences == 2)
  }

  @Test func `a delegate that stops everything in the call is not called again`() throws {
    final class Stopper: LocationManagerDelegate {
      var count = 0

      func locationManager(_ manager: LocationManager, didUpdateLocations locations: [LocationFix]) {
        count += 1
        manager.stopUpdatingLocation()
      }
    }
    let device = LocationDevice(try Self.track(0, 1, 2, 3))
    let stopper = Stopper()
    let manager = LocationManager(device, world)
    manager.delegate = stopper
    manager.startUpdatingLocation()
    try world.advance(by: .seconds(10))
    #expect(stopper.count == 1)
    #expect(world.pendingCount == 0)
  }
}

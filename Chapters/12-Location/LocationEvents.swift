import Models
import Services
import Stage

/// The events of the device's owner, its receiver and its position.
enum LocationEvents {
  static func all<Screen: LocationScreen>() -> [WorldEvent<Screen>] {
    [authorize(), position(), fail(), nmea()]
  }

  private static func authorize<Screen: LocationScreen>() -> WorldEvent<Screen> {
    WorldEvent("authorize", ["STATUS"], "the owner chooses: \(AuthorizationStatus.names)") {
      (screen: Screen, _, arguments: [String]) throws(BadArgument) in
      guard let status = AuthorizationStatus(rawValue: arguments[0]) else {
        throw BadArgument("one of \(AuthorizationStatus.names)")
      }
      screen.device.authorize(status)
    }
  }

  private static func position<Screen: LocationScreen>() -> WorldEvent<Screen> {
    WorldEvent("position", ["LAT", "LON"], "the device moves there, off the bundled track") {
      (screen: Screen, _, arguments: [String]) throws(BadArgument) in
      guard let latitude = Double(arguments[0]), let onMeridian = Coordinate(latitude: latitude, longitude: 0) else {
        throw BadArgument("a latitude from -90 to 90")
      }
      guard let longitude = Double(arguments[1]),
        let coordinate = Coordinate(latitude: onMeridian.latitude, longitude: longitude)
      else { throw BadArgument("a longitude from -180 to 180", at: 1) }
      screen.device.move(to: coordinate)
    }
  }

  private static func fail<Screen: LocationScreen>() -> WorldEvent<Screen> {
    WorldEvent("fail", ["REASON"], "the position cannot be found: \(LocationError.names)") {
      (screen: Screen, _, arguments: [String]) throws(BadArgument) in
      guard let failure = LocationError(rawValue: arguments[0]) else {
        throw BadArgument("one of \(LocationError.names)")
      }
      screen.device.fail(failure)
    }
  }

  private static func nmea<Screen: LocationScreen>() -> WorldEvent<Screen> {
    WorldEvent("nmea", ["TEXT"], "the receiver sends TEXT, a piece of NMEA 0183; a sentence ends with \\n") {
      (screen: Screen, _, arguments: [String]) throws(BadArgument) in
      screen.device.receive(arguments[0].utf8)
    }
  }
}

nonisolated extension AuthorizationStatus {
  fileprivate static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

nonisolated extension LocationError {
  fileprivate static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

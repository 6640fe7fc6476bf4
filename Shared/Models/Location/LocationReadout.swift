/// Something that a location manager tells.
public enum LocationEvent: Hashable, Sendable {
  /// The permission has changed.
  case authorization(AuthorizationStatus)

  /// A position came in.
  case location(LocationFix)

  /// There is none.
  case failure(LocationError)
}

/// The state of a screen for positions: the permission, the latest position, the latest failure.
public struct LocationReadout: Hashable, Sendable {
  /// The permission to read positions.
  public private(set) var status: AuthorizationStatus

  /// The latest position; nil until there is one, and while location is off.
  public private(set) var location: LocationFix?

  /// The failure since the latest position.
  public private(set) var failure: LocationError?

  /// Nothing is known but what may be read.
  public init(_ status: AuthorizationStatus = .notDetermined) {
    self.status = status
  }

  /// True if positions may not be read.
  public var isOff: Bool { !status.isAuthorized }

  /// "Lat: 35.6586 / Lon: 139.7454", or dashes.
  public var positionText: String { location?.coordinate.text ?? "Lat: – / Lon: –" }

  /// The failure in a sentence; empty without a failure.
  public var failureText: String { failure?.text ?? "" }

  /// The readout after `event`.
  ///
  /// A failure leaves the position where it is, a position ends the failure. While location is off nothing is known.
  public func after(_ event: LocationEvent) -> LocationReadout {
    var next = self
    switch event {
    case .authorization(let status):
      next.status = status
      return next.isOff ? LocationReadout(status) : next
    case .location(let location) where !isOff:
      (next.location, next.failure) = (location, nil)
    case .failure(let failure) where !isOff:
      next.failure = failure
    case .location, .failure:
      break
    }
    return next
  }
}

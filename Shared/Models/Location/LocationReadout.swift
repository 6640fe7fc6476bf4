/// Something that a location manager tells.
public enum LocationEvent: Hashable, Sendable {
  /// What may be read has changed.
  case authorization(AuthorizationStatus)

  /// A position came in.
  case location(LocationFix)

  /// There is none.
  case failure(LocationError)
}

/// What a reader of positions shows: whether location is on, the latest position, the latest failure.
public struct LocationReadout: Hashable, Sendable {
  /// What may be read.
  public private(set) var status: AuthorizationStatus

  /// The latest position; nil until there is one, and while location is off.
  public private(set) var location: LocationFix?

  /// What went wrong since the latest position.
  public private(set) var failure: LocationError?

  /// Nothing is known but what may be read.
  public init(_ status: AuthorizationStatus = .notDetermined) {
    self.status = status
  }

  /// Whether positions may not be read.
  public var isOff: Bool { !status.isAuthorized }

  /// "Lat: 35.6586 / Lon: 139.7454", or dashes.
  public var positionText: String { location?.coordinate.text ?? "Lat: – / Lon: –" }

  /// What went wrong, in a sentence; empty if nothing did.
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

/// The permission to read the position, as `CLAuthorizationStatus`.
public enum AuthorizationStatus: String, CaseIterable, Hashable, Sendable {
  /// The user has not been asked yet.
  case notDetermined

  /// The owner cannot decide: a parent or an employer has.
  case restricted

  /// The owner said no.
  case denied

  /// While the app is in use.
  case authorizedWhenInUse

  /// In the background as well.
  case authorizedAlways

  /// True if positions may be read: with either kind of permission.
  public var isAuthorized: Bool { self == .authorizedWhenInUse || self == .authorizedAlways }
}

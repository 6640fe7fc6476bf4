/// What the owner of a device lets an app know of its position, as `CLAuthorizationStatus`.
public enum AuthorizationStatus: String, CaseIterable, Hashable, Sendable {
  /// Nobody has been asked yet.
  case notDetermined

  /// The owner cannot decide: a parent or an employer has.
  case restricted

  /// The owner said no.
  case denied

  /// While the app is in use.
  case authorizedWhenInUse

  /// In the background as well.
  case authorizedAlways

  /// Whether positions may be read: both kinds of yes count.
  public var isAuthorized: Bool { self == .authorizedWhenInUse || self == .authorizedAlways }
}

/// A reason for a missing position, as `CLError`.
public enum LocationError: String, Error, CaseIterable, Hashable, Sendable {
  /// The receiver cannot tell at the moment, and goes on trying.
  case locationUnknown

  /// The owner does not allow it.
  case denied

  /// The network is needed and is not there.
  case network

  /// The reason that a delegate is told, whose type says only that it is one.
  public init(_ error: any Error) {
    self = error as? LocationError ?? .locationUnknown
  }

  /// The message on the screen.
  public var text: String {
    switch self {
    case .locationUnknown: "The position is not known at the moment."
    case .denied: "The position may not be read."
    case .network: "Finding the position needs the network."
    }
  }
}

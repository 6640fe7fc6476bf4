/// The answer of a directory about a name.
public enum Availability: Hashable, Sendable {
  /// The name is free.
  case available
  /// The name is taken.
  case taken
  /// There is no telling: the directory was not reached, or did not say; and why, if a person is to know.
  case unknown(because: String? = nil)

  /// Interprets the status of a user's page: 404 means that the name is free, 200 that it is taken.
  public init(status: Int) {
    switch status {
    case 404: self = .available
    case 200: self = .taken
    default: self = .unknown()
    }
  }
}

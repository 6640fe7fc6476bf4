/// What a directory says about a name.
public enum Availability: Hashable, Sendable {
  /// Nobody has it.
  case available
  /// Somebody has it.
  case taken
  /// There is no telling: the directory was not reached, or did not say; and why, if a person is to know.
  case unknown(because: String? = nil)

  /// What the status of a user's page means: 404 is a name that nobody has, 200 one that somebody has.
  public init(status: Int) {
    switch status {
    case 404: self = .available
    case 200: self = .taken
    default: self = .unknown()
    }
  }
}

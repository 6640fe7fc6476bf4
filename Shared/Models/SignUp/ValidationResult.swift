/// The verdict on an input.
public enum ValidationResult: Hashable, Sendable {
  /// It will do, and the message says so.
  case ok(message: String)
  /// Nothing was typed yet: there is nothing to be said.
  case empty
  /// A directory is being asked.
  case validating
  /// It will not do, and the message says why.
  case failed(message: String)

  /// True if the input is valid.
  public var isValid: Bool {
    if case .ok = self { true } else { false }
  }

  /// The text for the user.
  public var text: String {
    switch self {
    case .ok(let message), .failed(let message): message
    case .empty: ""
    case .validating: "validating …"
    }
  }
}

/// What is to be said about something that a person has typed.
public enum ValidationResult: Hashable, Sendable {
  /// It will do, and the message says so.
  case ok(message: String)
  /// Nothing was typed yet: there is nothing to be said.
  case empty
  /// Somebody else is being asked.
  case validating
  /// It will not do, and the message says why.
  case failed(message: String)

  /// Whether it will do.
  public var isValid: Bool {
    if case .ok = self { true } else { false }
  }

  /// What a person reads.
  public var text: String {
    switch self {
    case .ok(let message), .failed(let message): message
    case .empty: ""
    case .validating: "validating …"
    }
  }
}

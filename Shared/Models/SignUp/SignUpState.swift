/// All that a form knows, and what follows from it.
public struct SignUpState: Hashable, Sendable {
  /// The phases of a sign-up.
  public enum Phase: Hashable, Sendable {
    /// No sign-up has been requested, or it is over.
    case resting
    /// The directory is being asked.
    case underWay
    /// It is decided, and a person is being told.
    case told(isSignedUp: Bool)
  }

  /// The typed name and password.
  public private(set) var credentials = Credentials()

  /// The repeated password.
  public var repeated = ""

  /// The verdict on the name.
  public private(set) var username = ValidationResult.empty

  /// The current phase of the sign-up.
  public var phase = Phase.resting

  /// Creates an untouched form.
  public init() {}

  /// The verdict on the password.
  public var password: ValidationResult { .password(credentials.password) }

  /// The verdict on its repetition, which depends on both passwords.
  public var repetition: ValidationResult { .repeated(repeated, of: credentials.password) }

  /// True if a sign-up may begin: all three inputs are valid, and no sign-up is running.
  public var allowsSignUp: Bool {
    username.isValid && password.isValid && repetition.isValid && phase == .resting
  }

  /// The message for the user when a sign-up is decided.
  public var message: String? {
    if case .told(let isSignedUp) = phase { SignUpState.message(isSignedUp: isSignedUp) } else { nil }
  }

  /// Returns the message for the user about a sign-up that is decided.
  public static func message(isSignedUp: Bool) -> String {
    isSignedUp ? "Signed up." : "Sign-up failed."
  }

  /// Takes another name, of which only the rules are known so far.
  public mutating func enter(username: String) {
    credentials.username = username
    self.username = .username(username)
  }

  /// Takes another password.
  public mutating func enter(password: String) {
    credentials.password = password
  }

  /// Takes what the directory says about the name.
  public mutating func learn(_ availability: Availability) {
    username = .username(availability)
  }
}

/// All that a form knows, and what follows from it.
public struct SignUpState: Hashable, Sendable {
  /// How far a sign-up has come.
  public enum Phase: Hashable, Sendable {
    /// Nobody has asked for one, or it is over.
    case resting
    /// The directory is being asked.
    case underWay
    /// It is decided, and a person is being told.
    case told(isSignedUp: Bool)
  }

  /// What was typed as name and password.
  public private(set) var credentials = Credentials()

  /// What was typed to repeat the password.
  public var repeated = ""

  /// What is to be said about the name.
  public private(set) var username = ValidationResult.empty

  /// How far the sign-up has come.
  public var phase = Phase.resting

  /// A form that nobody has touched.
  public init() {}

  /// What is to be said about the password.
  public var password: ValidationResult { .password(credentials.password) }

  /// What is to be said about its repetition: it depends on both passwords.
  public var repetition: ValidationResult { .repeated(repeated, of: credentials.password) }

  /// Whether a sign-up may begin: all three will do, and none is under way.
  public var allowsSignUp: Bool {
    username.isValid && password.isValid && repetition.isValid && phase == .resting
  }

  /// What a person is to be told when a sign-up is decided.
  public var message: String? {
    if case .told(let isSignedUp) = phase { SignUpState.message(isSignedUp: isSignedUp) } else { nil }
  }

  /// What a person is told about a sign-up that is decided.
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

/// A name and the password that goes with it.
public struct Credentials: Hashable, Sendable, Codable {
  /// The name.
  public var username: String
  /// The password.
  public var password: String

  /// A name and a password, both empty unless told otherwise.
  public init(username: String = "", password: String = "") {
    self.username = username
    self.password = password
  }
}

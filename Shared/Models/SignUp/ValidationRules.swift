import Foundation

/// The rules of the form, and how each of them puts it.
extension ValidationResult {
  /// How many characters a password must have.
  public static let shortestPassword = 5

  /// What can be said about a name without asking anybody; `.validating` if the directory has to be asked.
  ///
  /// Letters and digits of every script pass.
  public static func username(_ username: String) -> ValidationResult {
    if username.isEmpty { return .empty }
    let isPlain = username.unicodeScalars.allSatisfy(CharacterSet.alphanumerics.contains)
    return isPlain ? .validating : .failed(message: "Username can only contain letters and digits")
  }

  /// What the directory's answer means for the name.
  public static func username(_ availability: Availability) -> ValidationResult {
    switch availability {
    case .available: .ok(message: "Username available")
    case .taken: .failed(message: "Username already taken")
    case .unknown(let reason): .failed(message: "Error contacting server" + (reason.map { ": \($0)" } ?? ""))
    }
  }

  /// What is to be said about a password.
  public static func password(_ password: String) -> ValidationResult {
    switch password.count {
    case 0: .empty
    case ..<shortestPassword: .failed(message: "Password must be at least \(shortestPassword) characters")
    default: .ok(message: "Password acceptable")
    }
  }

  /// What is to be said about a password that was typed a second time.
  public static func repeated(_ repeated: String, of password: String) -> ValidationResult {
    if repeated.isEmpty { return .empty }
    return repeated == password ? .ok(message: "Password repeated") : .failed(message: "Password different")
  }
}

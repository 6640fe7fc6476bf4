import Foundation

/// The rules of the form, and how each of them puts it.
extension ValidationResult {
  /// The minimum length of a password.
  public static let shortestPassword = 5

  /// Returns the verdict on a name without asking a directory; `.validating` if the directory must be asked.
  ///
  /// Letters and digits of every script pass.
  public static func username(_ username: String) -> ValidationResult {
    if username.isEmpty { return .empty }
    let isPlain = username.unicodeScalars.allSatisfy(CharacterSet.alphanumerics.contains)
    return isPlain ? .validating : .failed(message: "Username can only contain letters and digits")
  }

  /// Returns the verdict on the name that follows from the directory's answer.
  public static func username(_ availability: Availability) -> ValidationResult {
    switch availability {
    case .available: .ok(message: "Username available")
    case .taken: .failed(message: "Username already taken")
    case .unknown(let reason): .failed(message: "Error contacting server" + (reason.map { ": \($0)" } ?? ""))
    }
  }

  /// Returns the verdict on a password.
  public static func password(_ password: String) -> ValidationResult {
    switch password.count {
    case 0: .empty
    case ..<shortestPassword: .failed(message: "Password must be at least \(shortestPassword) characters")
    default: .ok(message: "Password acceptable")
    }
  }

  /// Returns the verdict on the repetition of a password.
  public static func repeated(_ repeated: String, of password: String) -> ValidationResult {
    if repeated.isEmpty { return .empty }
    return repeated == password ? .ok(message: "Password repeated") : .failed(message: "Password different")
  }
}

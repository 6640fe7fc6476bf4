/// The emphasis of text: colours on a terminal that has them, or none.
nonisolated public enum Ink: Sendable {
  /// Only the text.
  case plain
  /// Colours by the escape sequences of ECMA-48 (ANSI X3.64), "select graphic rendition".
  case ansi

  /// Something went right.
  package func good(_ text: String) -> String { dyed(text, "32") }

  /// Something went wrong.
  package func bad(_ text: String) -> String { dyed(text, "31") }

  /// Something matters less.
  package func faint(_ text: String) -> String { dyed(text, "2") }

  /// Something matters more.
  package func bold(_ text: String) -> String { dyed(text, "1") }

  private func dyed(_ text: String, _ code: String) -> String {
    switch self {
    case .plain: text
    case .ansi: "\u{1B}[\(code)m\(text)\u{1B}[0m"
    }
  }
}

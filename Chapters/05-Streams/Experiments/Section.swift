import Stage

/// Prints `title`, and what `body` prints two columns to the right under it.
func section(_ title: String, _ print: @escaping Print, _ body: (@escaping Print) throws -> Void) rethrows {
  print(title)
  try body { print("  \($0)") }
}

extension String {
  /// The text with spaces behind it, `width` columns in all.
  func padded(_ width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}

/// The error of the experiments.
nonisolated enum Trouble: Error {
  case planned
}

/// One piece of a page's HTML, in the order in which the pieces stand there.
nonisolated public enum HTMLToken: Hashable, Sendable {
  /// `<name attribute="value">`. Names are in lower case, values are decoded; of equal names the first counts.
  /// `closesItself` says that it ended with `/>`.
  case start(_ name: String, attributes: [String: String], closesItself: Bool)

  /// `</name>`, in lower case.
  case end(_ name: String)

  /// The text between tags, decoded, with its white space. It may contain control characters.
  case text(String)
}

import Foundation

/// A page as it was loaded: where from, and what there is to read.
nonisolated public struct Page: Hashable, Sendable {
  /// Where it came from, after all redirects.
  public let url: URL

  /// What stands in its `<title>`; empty if it has none.
  public let title: String

  /// What there is to read.
  public let text: String
}

import Foundation

/// The addresses that a person types.
nonisolated public enum PageAddress {
  /// The address that is meant by `text`: `example.com/a` is `https://example.com/a`, `bundle:` and `file:` are as they
  /// stand. `nil` if it is none.
  public static func url(typed text: String) -> URL? {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty, !text.contains(where: \.isWhitespace) else { return nil }
    guard let scheme = scheme(of: text) else { return web("https://\(text)") }
    switch scheme {
    case "http", "https": return web(text)
    case "bundle": return URL(string: text)
    case "file":
      guard let url = URL(string: text), url.isFileURL, ["", "localhost", nil].contains(url.host) else { return nil }
      return url
    default: return nil
    }
  }

  /// Returns the part before the first colon, if the rest is no port: `localhost:8080` has no scheme.
  private static func scheme(of text: String) -> String? {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let first = parts[0].utf8.first, first | 0x20 >= 97, first | 0x20 <= 122,
      parts[0].utf8.allSatisfy({ $0 < 128 && ($0 | 0x20 >= 97 && $0 | 0x20 <= 122 || (48...57).contains($0)) })
    else { return nil }
    let isPort = parts[1].first.map { ("0"..."9").contains($0) } ?? false
    return isPort ? nil : parts[0].lowercased()
  }

  private static func web(_ text: String) -> URL? {
    guard let url = URL(string: text), let host = url.host, !host.isEmpty else { return nil }
    return url
  }
}

import Foundation
import World

nonisolated extension LoopbackServer {
  /// The request of a client.
  public struct Request: Hashable, Sendable {
    /// The method, in the letters in which it was sent.
    public let method: String

    /// The path without percent signs and query: `/a b`.
    public let path: String

    /// The query's fields, as forms send them: `+` and `%20` are spaces. Of equal names the last one counts.
    public let query: [String: String]

    /// The fields of the head; the values of equal names are joined with commas.
    public let headers: Headers

    /// The body of a `POST`.
    public internal(set) var body = Data()

    /// The number of bytes of the complete body; zero for all other methods.
    let bodyLength: Int

    /// The minor version of HTTP/1.
    let minorVersion: Int

    /// A Boolean value indicating whether a body follows that the server does not read: it answers, and the connection
    /// ends.
    let hasUnreadBody: Bool

    /// The time that an answer may take so that a person sees it come: 150 to 600 milliseconds, as its path and its query
    /// say, so always the same for the same request.
    public var latency: Duration {
      let words = [path] + query.map { "\($0.key)=\($0.value)" }.sorted()
      // The hash of FNV-1a, which is the same in each run of the program.
      let hash = words.joined(separator: "&").utf8.reduce(2_166_136_261 as UInt32) { ($0 ^ UInt32($1)) &* 16_777_619 }
      return .milliseconds(150 + Int(hash % 451))
    }

    /// A Boolean value indicating whether the client wants to send more requests on the same connection.
    var keepsConnection: Bool {
      let options = (headers["Connection"] ?? "").lowercased().split(separator: ",")
      return knowsChunks && !hasUnreadBody
        && !options.contains { $0.trimmingCharacters(in: .whitespaces) == "close" }
    }

    /// A Boolean value indicating whether the client is no older than HTTP/1.1.
    var knowsChunks: Bool { minorVersion > 0 }
  }
}

/// The path and the query of a request's first line.
nonisolated struct RequestTarget {
  let path: String
  let query: [String: String]

  /// - Parameter text: `/a?b=c`, or the same behind `http://host`, as proxies get it (RFC 9112, section 3.2).
  init?(_ text: Substring) {
    var text = text
    if text.lowercased().hasPrefix("http://") {
      let afterScheme = text.dropFirst("http://".count)
      let start = afterScheme.firstIndex { "/?".contains($0) } ?? afterScheme.endIndex
      text = afterScheme[start...]
      if !text.hasPrefix("/") { text = "/" + text }
    }
    let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard text.hasPrefix("/"), let path = parts.first?.removingPercentEncoding else { return nil }
    self.path = path
    var query: [String: String] = [:]
    for field in parts.dropFirst().first?.split(separator: "&") ?? [] {
      let sides = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let decoded = sides.compactMap { $0.replacing("+", with: " ").removingPercentEncoding }
      guard decoded.count == sides.count else { return nil }
      query[decoded[0]] = decoded.count > 1 ? decoded[1] : ""
    }
    self.query = query
  }
}

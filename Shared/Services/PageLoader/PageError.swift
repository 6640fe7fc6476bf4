import Foundation
import World

/// The reason why there is no page.
nonisolated public enum PageError: Error, Hashable, Sendable {
  /// The typed text is no address of a page.
  case badAddress(String)
  /// The host is unknown.
  case noSuchHost(String)
  /// The host refuses the connection.
  case refused(String)
  /// This machine has no network.
  case notConnected
  /// There is no secure connection to the host.
  case insecure(String)
  /// The page took longer than the limit.
  case timedOut(after: Duration)
  /// The server answered with this status, and not with a page.
  case status(Int)
  /// The answer has this media type; empty if it has none and does not look like a page.
  case notHTML(String)
  /// The answer is larger than this many bytes, or its head is larger than any should be.
  case tooLarge(limit: Int)
  /// The connection ended after so many bytes of the body; `expected` is how many the server had promised, if any.
  case closedEarly(received: Int, expected: Int?)
  /// The body is complete and has another length than the server said.
  case wrongLength(received: Int, expected: Int)
  /// The server sent the request on more often than the limit.
  case tooManyRedirects(limit: Int)
  /// The received bytes are no answer that HTTP knows.
  case badAnswer
  /// A new load, or `stopLoading()`, cancelled it. No message is needed: the caller knows.
  case cancelled
  /// Something else, in the system's words.
  case other(String)
}

nonisolated extension PageError: CustomStringConvertible {
  /// The message for a person, in one line.
  public var description: String {
    switch self {
    case .badAddress(""): "type an address first"
    case .badAddress(let text): "this is no address: \(text)"
    case .noSuchHost(let host): "no such host: \(host)"
    case .refused(let host): "\(host) refuses the connection"
    case .notConnected: "no network connection"
    case .insecure(let host): "no secure connection to \(host)"
    case .timedOut(let limit): "timed out after \(Self.seconds(limit)) s"
    case .status(let status): "the server answered with status \(status)" + Self.meaning(status)
    case .notHTML(""): "this is no HTML"
    case .notHTML(let type): "this is no HTML but \(type)"
    case .tooLarge(let limit): "too large: more than \(limit) bytes"
    case .closedEarly(let received, let expected?): "the connection was lost after \(received) of \(expected) bytes"
    case .closedEarly(0, nil): "the connection was lost before the page began"
    case .closedEarly(let received, nil): "the connection was lost after \(received) bytes"
    case .wrongLength(let received, let expected): "the page has \(received) bytes, but the server said \(expected)"
    case .tooManyRedirects(let limit): "too many redirects: more than \(limit)"
    case .badAnswer: "this is no answer that HTTP knows"
    case .cancelled: "stopped"
    case .other(let reason): reason
    }
  }

  private static func seconds(_ duration: Duration) -> String {
    let (whole, rest) = duration.components
    return rest == 0 ? "\(whole)" : "\(duration / .seconds(1))"
  }

  private static func meaning(_ status: Int) -> String {
    switch status {
    case 401, 403: ": not allowed"
    case 404, 410: ": there is no such page"
    case 429: ": too many requests"
    case 500...599: ": something is wrong over there"
    default: ""
    }
  }

  /// The meaning of a network failure for a page.
  init(_ error: NetworkError, of download: PageDownload) {
    let host = download.url.host ?? download.url.absoluteString
    self =
      switch error {
      case .notConnected: .notConnected
      case .noSuchHost: .noSuchHost(host)
      case .cannotConnect: .refused(host)
      case .connectionLost: .closedEarly(received: download.received, expected: download.expectedLength)
      case .timedOut: .timedOut(after: download.limits.time)
      case .tls: .insecure(host)
      case .tooLarge: .tooLarge(limit: download.limits.size)
      case .tooManyRedirects: .tooManyRedirects(limit: download.limits.redirects)
      case .badResponse: .badAnswer
      case .badAddress: .badAddress(download.url.absoluteString)
      case .other(let reason): .other(reason)
      }
  }
}

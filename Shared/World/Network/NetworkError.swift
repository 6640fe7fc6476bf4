/// The reason why a request got no answer, or an incomplete one.
public enum NetworkError: Error, Hashable, Sendable {
  /// This machine has no network.
  case notConnected
  /// The name of the host is unknown.
  case noSuchHost
  /// The host does not take the connection.
  case cannotConnect
  /// The connection broke off before the answer was complete.
  case connectionLost
  /// The time limit of the request has passed.
  case timedOut
  /// No secure connection: a certificate or a handshake failed.
  case tls
  /// The answer has more bytes than the size limit of the request allows, or says that it will have.
  case tooLarge
  /// The request was sent on more often than its redirect limit allows.
  case tooManyRedirects
  /// The answer is not valid HTTP.
  case badResponse
  /// The address is none that can be asked.
  case badAddress
  /// Something else, in the system's words.
  case other(String)
}

extension NetworkError: CustomStringConvertible {
  /// The reason as a person would say it, in lower case, without a full stop.
  public var description: String {
    switch self {
    case .notConnected: "no network connection"
    case .noSuchHost: "no such host"
    case .cannotConnect: "the host refuses the connection"
    case .connectionLost: "the connection was lost"
    case .timedOut: "timed out"
    case .tls: "no secure connection"
    case .tooLarge: "too large"
    case .tooManyRedirects: "too many redirects"
    case .badResponse: "bad answer from the server"
    case .badAddress: "bad address"
    case .other(let reason): reason
    }
  }
}

extension NetworkError {
  /// The common failures by the words for them in scripts.
  public static let named: [String: NetworkError] = [
    "bad-answer": .badResponse, "connection-lost": .connectionLost, "no-network": .notConnected,
    "no-such-host": .noSuchHost, "refused": .cannotConnect, "timeout": .timedOut, "tls": .tls, "too-large": .tooLarge,
  ]
}

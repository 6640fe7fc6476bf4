/// The failures of a request to the service.
public enum RequestTrouble: Error, Hashable, Sendable {
  /// A request got no answer in its time.
  case timedOut
  /// The connection broke off before the answer was complete.
  case connectionLost
  /// The service could not be asked at all, for this reason: "no such host".
  case unreachable(String)
  /// The service answered with another status than it should have.
  case status(Int)
  /// The service has been asked too often (429), and may have said how long to wait.
  case tooManyRequests(retryAfter: Duration?)
  /// The answer is invalid, for this reason: "followers is missing".
  case unreadable(String)
  /// The whole took longer than this.
  case overtime(Duration)

  /// True if the same request may succeed a little later.
  public var isWorthRetrying: Bool {
    switch self {
    case .timedOut, .connectionLost, .tooManyRequests: true
    case .status(let status): (500...599).contains(status)
    case .unreachable, .unreadable, .overtime: false
    }
  }
}

extension RequestTrouble: CustomStringConvertible {
  /// The reason as a person would say it, in lower case, without a full stop.
  public var description: String {
    switch self {
    case .timedOut: "timed out"
    case .connectionLost: "the connection was lost"
    case .unreachable(let reason): reason
    case .status(let status): "status \(status)"
    case .tooManyRequests(let pause?): "too many requests, come back in \(pause.inSeconds)"
    case .tooManyRequests(nil): "too many requests"
    case .unreadable(let reason): "the answer makes no sense, \(reason)"
    case .overtime(let limit): "it took longer than \(limit.inSeconds)"
    }
  }
}

extension Duration {
  /// Whole seconds, for a person: `4 s`.
  var inSeconds: String { "\(components.seconds) s" }
}

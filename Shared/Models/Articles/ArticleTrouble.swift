/// The failures of a request for articles.
public enum ArticleTrouble: Error, Hashable, Sendable {
  /// There was no complete answer, for this reason: "timed out".
  case unreachable(String)
  /// The service answered with another status than 200.
  case status(Int)
  /// The service has been asked too often (403 or 429), and may have said for how long it refuses.
  case tooManyRequests(Allowance?, for: Duration?)
  /// The answer is invalid, for this reason: "3.title is missing".
  case unreadable(String)
  /// Nothing was asked: the service allows no request for so long.
  case noneLeft(for: Duration)
}

extension ArticleTrouble: CustomStringConvertible {
  /// The reason as a person would say it, in lower case, without a full stop.
  public var description: String {
    switch self {
    case .unreachable(let reason): reason
    case .status(let status): "status \(status)"
    case .tooManyRequests(_, let pause):
      "too many requests" + (pause.map { ", come back in \($0.roundedUp.inSeconds)" } ?? "")
    case .unreadable(let reason): "the answer makes no sense, \(reason)"
    case .noneLeft(let pause): "no request is left, come back in \(pause.roundedUp.inSeconds)"
    }
  }
}

extension Duration {
  /// The duration in whole seconds: a request that is a little early is refused again.
  fileprivate var roundedUp: Duration {
    components.attoseconds > 0 ? .seconds(components.seconds + 1) : self
  }
}

/// The requests that a service still allows.
public struct Allowance: Hashable, Sendable {
  /// The number of requests in all.
  public var limit: Int

  /// The number of requests that are left.
  public var remaining: Int

  /// The time from the answer to the next requests, if it is known.
  public var resetsAfter: Duration?

  /// `remaining` of `limit` requests.
  public init(limit: Int, remaining: Int, resetsAfter: Duration? = nil) {
    self.limit = limit
    self.remaining = remaining
    self.resetsAfter = resetsAfter
  }
}

extension Allowance: CustomStringConvertible {
  /// In a line: "12 of 60 requests left", "0 of 60 requests left, more in 90 s".
  public var description: String {
    let left = "\(remaining) of \(limit) requests left"
    guard remaining == 0, let resetsAfter else { return left }
    return "\(left), more in \(resetsAfter.inSeconds)"
  }
}

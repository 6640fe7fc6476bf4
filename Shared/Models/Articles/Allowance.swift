/// How often one may still ask a service.
public struct Allowance: Hashable, Sendable {
  /// How many requests there are in all.
  public var limit: Int

  /// How many are left.
  public var remaining: Int

  /// How long after the answer there are more, if that is known.
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

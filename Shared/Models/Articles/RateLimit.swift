import Foundation

/// How often one may still ask a service, as Qiita tells in the head of each answer.
public struct RateLimit: Hashable, Sendable {
  /// How many requests there are in all.
  public var limit: Int

  /// How many are left.
  public var remaining: Int

  /// How long after the answer all of them are there again, if that is known.
  public var resetsAfter: Duration?

  /// `remaining` of `limit` requests.
  public init(limit: Int, remaining: Int, resetsAfter: Duration? = nil) {
    self.limit = limit
    self.remaining = remaining
    self.resetsAfter = resetsAfter
  }

  /// Reads the fields of a head: `Rate-Limit`, `Rate-Remaining`, `Rate-Reset` in seconds since 1970, and `Date`, which says
  /// what time it is where the answer was made. Nil if one of the first two is no number.
  public init?(fields: (_ name: String) -> String?) {
    func number(_ name: String) -> Int? { fields(name).flatMap { Int($0) }.flatMap { $0 < 0 ? nil : $0 } }
    guard let limit = number("Rate-Limit"), let remaining = number("Rate-Remaining") else { return nil }
    self.init(limit: limit, remaining: remaining)
    // A span beyond a year is no answer, but a mistake.
    if let reset = number("Rate-Reset"), let sent = fields("Date").flatMap(Self.date) {
      let seconds = Double(reset) - sent.timeIntervalSince1970
      if seconds < 366 * 86_400 { resetsAfter = .seconds(max(0, Int(seconds.rounded(.up)))) }
    }
  }

  /// A date as RFC 9110 writes it: `Sun, 06 Nov 1994 08:49:37 GMT`.
  private static func date(_ text: String) -> Date? {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.timeZone = .gmt
    format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    return format.date(from: text)
  }
}

extension RateLimit: CustomStringConvertible {
  /// In a line: "12 of 60 requests left", "0 of 60 requests left, more in 90 s".
  public var description: String {
    let left = "\(remaining) of \(limit) requests left"
    guard remaining == 0, let resetsAfter else { return left }
    return "\(left), more in \(resetsAfter.inSeconds)"
  }
}

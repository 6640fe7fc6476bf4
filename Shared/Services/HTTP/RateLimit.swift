import Foundation
import World

/// The limit of a server's requests, as its head states it in the fields that GitHub, Qiita and others use.
nonisolated public struct RateLimit: Hashable, Sendable {
  /// The number of requests that it takes in all, within some time.
  public let limit: Int?

  /// The number of remaining requests.
  public let remaining: Int?

  /// The time until there are more, counted from the answer.
  public let delay: Duration?

  /// Reads `Retry-After` and `X-RateLimit-…`, `RateLimit-…` or `Rate-…`; what makes no sense is left out.
  ///
  /// A reset that is given as a time of day is counted from the `Date` of the same head: this machine's clock does not
  /// matter.
  public init(_ response: Response) {
    let headers = response.headers
    func number(_ name: String) -> Int? {
      ["X-RateLimit-", "RateLimit-", "Rate-"].lazy.compactMap { headers[$0 + name] }.first.flatMap(Self.number)
    }
    limit = number("Limit")
    remaining = number("Remaining")
    let date = headers["Date"].flatMap(Self.date)
    let seconds = headers["Retry-After"].flatMap { text in
      Self.number(text) ?? date.flatMap { date in Self.date(text).map { Self.seconds(from: date, to: $0) } }
    }
    let untilReset = number("Reset").flatMap { reset in
      // A small number counts from now, a large one since 1970.
      reset < 1_000_000_000
        ? reset : date.map { Self.seconds(from: $0, to: Date(timeIntervalSince1970: TimeInterval(reset))) }
    }
    delay = (seconds ?? untilReset).map { .seconds($0) }
  }

  /// Advice to the reader in a few words: "try again in 42 seconds".
  public var advice: String {
    guard let delay else { return "try again later" }
    let seconds = Int(delay.components.seconds)
    if seconds < 120 { return "try again in \(seconds == 1 ? "1 second" : "\(seconds) seconds")" }
    return "try again in \((seconds + 59) / 60) minutes"
  }

  private static func number(_ text: String) -> Int? {
    guard !text.isEmpty, text.utf8.count <= 12, text.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    return Int(text)
  }

  /// A time as HTTP writes it: `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, section 5.6.7).
  private static func date(_ text: String) -> Date? {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.timeZone = .gmt
    format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    return format.date(from: text)
  }

  private static func seconds(from start: Date, to end: Date) -> Int {
    max(0, Int(end.timeIntervalSince(start).rounded(.up)))
  }
}

nonisolated extension Response {
  /// A Boolean value indicating whether the server refuses because of too many requests: 429, or a 403 whose head says
  /// so.
  public var isRateLimited: Bool {
    status == 429 || status == 403 && (headers["Retry-After"] != nil || RateLimit(self).remaining == 0)
  }
}

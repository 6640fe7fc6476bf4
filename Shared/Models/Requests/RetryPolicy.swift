/// The rules for repeating a failed request.
public struct RetryPolicy: Hashable, Sendable {
  /// Three more attempts, after 1, 2 and 4 seconds.
  public static let threeTimes = RetryPolicy(retries: 3, firstPause: .seconds(1), longestPause: .seconds(10))

  /// No second attempt.
  public static let never = RetryPolicy(retries: 0, firstPause: .zero, longestPause: .zero)

  /// Returns the policy for the state of a switch: `threeTimes` if it is on, else `never`.
  public static func when(_ isOn: Bool) -> RetryPolicy { isOn ? .threeTimes : .never }

  /// The maximum number of repetitions.
  public let retries: Int

  /// The pause before the first retry; each one after it is twice as long.
  public let firstPause: Duration

  /// The longest pause: a service that asks for more is not asked again.
  public let longestPause: Duration

  /// A policy of `retries` retries, the first after `firstPause`, none after more than `longestPause`.
  public init(retries: Int, firstPause: Duration, longestPause: Duration) {
    self.retries = retries
    self.firstPause = firstPause
    self.longestPause = longestPause
  }

  /// Returns the pause after attempt number `attempt`, from 1, has failed; `nil` if there is no next attempt.
  public func pause(after trouble: RequestTrouble, attempt: Int) -> Duration? {
    guard trouble.isWorthRetrying, attempt >= 1, attempt <= retries else { return nil }
    var pause = min(firstPause * (1 << min(attempt - 1, 30)), longestPause)
    if case .tooManyRequests(let wanted?) = trouble { pause = max(pause, wanted) }
    return pause <= longestPause ? pause : nil
  }
}

extension RetryPolicy {
  /// The pause that the field `Retry-After` asks for, in whole seconds (RFC 9110, section 10.2.3).
  ///
  /// `nil` for a date, the field's other form: a world has no calendar.
  public static func pause(fromField field: String?) -> Duration? {
    let words = (field ?? "").split(separator: " ")
    guard words.count == 1, words[0].allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
    return .seconds(Int32(words[0]) ?? .max)
  }
}

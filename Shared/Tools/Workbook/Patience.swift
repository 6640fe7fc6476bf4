import Workbench

/// How long a judge may stay with one screen. Each takes a moment, also on a slow machine; so an endless loop is noticed
/// long before a judge who has much to try would have to hurry.
struct Patience {
  private let limit: Duration
  private var length = 0
  private var since: SuspendingClock.Instant

  /// From `now` on, the judge may stay with one screen for `limit`.
  init(limit: Duration, from now: SuspendingClock.Instant) {
    (self.limit, since) = (limit, now)
  }

  /// Whether the judge, whose journal is so long `now`, may go on.
  mutating func lasts(length: Int, at now: SuspendingClock.Instant) -> Bool {
    if length != self.length { (self.length, since) = (length, now) }
    return now - since < limit
  }
}

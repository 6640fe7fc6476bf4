import Workbench

/// The time that a judge may stay with one screen. Each takes a moment, also on a slow machine; so an endless loop is
/// noticed long before a judge who has much to try would have to hurry.
struct ScreenTimeout {
  private let notice: Duration
  private let limit: Duration
  private var length = 0
  private var since: SuspendingClock.Instant
  private var isNoticed = false

  /// From `now` on, the judge may stay with one screen for `limit`; after `notice` that is worth a line.
  init(notice: Duration, limit: Duration, from now: SuspendingClock.Instant) {
    (self.notice, self.limit, since) = (notice, limit, now)
  }

  enum Answer {
    case goesOn
    case goesOnNoticed
    case isOver
  }

  /// Returns whether the judge, whose journal is so long `now`, may continue.
  mutating func answer(length: Int, at now: SuspendingClock.Instant) -> Answer {
    if length != self.length { (self.length, since, isNoticed) = (length, now, false) }
    guard now - since < limit else { return .isOver }
    guard now - since >= notice, !isNoticed else { return .goesOn }
    isNoticed = true
    return .goesOnNoticed
  }
}

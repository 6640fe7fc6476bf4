/// The time for which a check still waits for a subject. Each look at it uses up at most ten milliseconds: a longer gap means
/// that other tasks held the threads or the main actor, as in a run of many tests.
struct Patience {
  private var left: Duration
  private var latestLook: ContinuousClock.Instant

  init(_ duration: Duration, at now: ContinuousClock.Instant = .now) { (left, latestLook) = (duration, now) }

  /// Subtracts the time since the latest look, and returns true if nothing is left.
  mutating func runsOut(at now: ContinuousClock.Instant = .now) -> Bool {
    left -= min(now - latestLook, .milliseconds(10))
    latestLook = now
    return left <= .zero
  }
}

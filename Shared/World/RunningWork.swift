import Trace

/// The loop that runs a world's work, under `settle`, `advance(by:)` and the pacing of a live world.
extension World {
  /// The time when the first piece of work is due.
  var firstDue: Duration? { agenda.first?.due }

  /// Gives what came back from elsewhere its place in the order.
  func takeIn() {
    for arrival in inbox.takeAll() {
      insert(Scheduled(at: max(clock, arrival.time ?? clock), isTimer: false, in: self, arrival.work))
    }
  }

  /// Runs all that is due at or before `end`, each at its own instant, then moves the clock to `end`.
  func run(until end: Duration) throws(Unsettled) {
    guard !isRunning else { throw .insideWork }
    // The event that lets time pass has ended: the screens are updated before anything later runs.
    if World.atWork === self { update() }
    takeIn()
    if let firstDue, firstDue <= end {
      isRunning = true
      defer { isRunning = false }
      try work { () throws(Unsettled) in try runAll(until: end) }
    }
    clock = max(clock, end)
    turnEnded()
  }

  func remove(_ scheduled: Scheduled) {
    agenda.remove(scheduled)
  }

  @discardableResult
  func insert(_ scheduled: Scheduled) -> Scheduled {
    scheduledCount += 1
    scheduled.order = scheduledCount
    agenda.insert(scheduled)
    if agenda.first === scheduled { firstChanged() }
    return scheduled
  }

  private func runAll(until end: Duration) throws(Unsettled) {
    var count = 0
    var countedFrom = clock
    while let item = agenda.first, item.due <= end {
      clock = max(clock, item.due)
      if clock - countedFrom >= .milliseconds(1) { (count, countedFrom) = (0, clock) }
      guard count < World.workLimit else { throw .endless(at: clock, limit: World.workLimit) }
      count += 1
      agenda.remove(item)
      if item.isTimer { Trace.note(Link("clock", "reached", value: "\(clock)")) }
      item.perform()
      update()
      onItem?()
      takeIn()
    }
  }
}

import Dispatch
import Foundation

/// A world in which time passes by itself and requests go out through `URLSession`.
///
/// It is the same queue as a virtual world's, only paced: work waits for the clock, but once it may run it runs at
/// its own logical instant, however late. So the order of things is the same as in a virtual world.
public final class LiveWorld: World {
  private let elapsed: @Sendable () -> Duration
  private let alarm: Alarm
  private var freeRuns = 0
  private var isInTurn = false

  /// A world that begins now, on `clock`, with random numbers of the system.
  public nonisolated init(clock: some Clock<Duration> = ContinuousClock()) {
    let start = clock.now
    let elapsed: @Sendable () -> Duration = { start.duration(to: clock.now) }
    let alarm = Alarm { try await clock.sleep(until: start.advanced(by: $0), tolerance: .zero) }
    self.elapsed = elapsed
    self.alarm = alarm
    super.init(random: SystemRandomNumberGenerator(), inbox: Inbox(time: elapsed, wake: alarm.ring))
  }

  /// A world that runs freely from its beginning to the end of the program.
  nonisolated static func running() -> LiveWorld {
    let world = LiveWorld()
    // Detached: it belongs to no recording and no other world.
    Task.detached {
      do { try await world.run() } catch {
        FileHandle.standardError.write(Data("the live world stopped: \(error)\n".utf8))
      }
    }
    return world
  }

  /// Runs freely: work runs as its time comes, until the task is cancelled.
  ///
  /// Meanwhile time is taken from the clock at each call from outside, once until all of that is settled.
  /// - Throws: `Unsettled`, or `CancellationError` when the task is cancelled.
  public func run() async throws {
    freeRuns += 1
    defer { freeRuns -= 1 }
    try await pace()
  }

  /// Runs until nothing is pending, neither here nor under way elsewhere; `limit` after `now` at the latest.
  /// - Throws: `Unsettled`, or `CancellationError` when the task is cancelled.
  public func runUntilIdle(atMost limit: Duration) async throws {
    let end = clock + limit
    try settle()
    try await pace(until: end) { self.pendingCount > 0 }
  }

  /// Lets `duration` pass by the clock: everything due meanwhile runs in order, each at its own instant.
  ///
  /// Ends at `now + duration`, so that two in a row do not add up how late they were. A negative duration counts as
  /// zero, and zero settles.
  /// - Throws: `Unsettled`, or `CancellationError` when the task is cancelled.
  public func advance(by duration: Duration) async throws {
    let end = clock + max(duration, .zero)
    try settle()
    try await pace(until: end)
  }

  // MARK: Pacing

  private func pace(until end: Duration? = nil, while goesOn: () -> Bool = { true }) async throws {
    while true {
      // Before looking at anything: what changes after the look rings, and the sleep is none.
      let rings = alarm.rings
      if let end, clock >= end { return }
      guard goesOn() else { return }
      takeIn()
      // A clock may not know a time that is too far away; waking once an hour costs nothing.
      let next = min(firstDue ?? .seconds(Int64.max), end ?? .seconds(Int64.max), clock + .seconds(3600))
      if elapsed() < next { await alarm.sleep(until: next, after: rings) } else { await Task.yield() }
      try Task.checkCancellation()
      try run(until: max(clock, min(elapsed(), next)))
    }
  }

  override func beginTurn() {
    guard freeRuns > 0, !isRunning, !isInTurn else { return }
    isInTurn = true
    // Never past what waits to be run: its time comes first.
    clock = max(clock, min(elapsed(), firstDue ?? elapsed()))
    alarm.ring()
  }

  override func turnEnded() { isInTurn = false }

  override func firstChanged() { alarm.ring() }

  override nonisolated func start(_ work: BackgroundWork) {
    DispatchQueue.global(qos: .userInitiated).async { [weak self] in
      guard let self else { return work.cancel() }
      World.$current.withValue(self) { work.run() }
    }
  }

  override func makeNetwork() -> any Network { URLSessionNetwork(self) }
}

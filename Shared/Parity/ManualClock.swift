import Foundation

/// A clock that a test advances: everything that is due until then runs in order.
///
/// It takes the place of timers and queues (``schedule(after:_:)``) and of `ContinuousClock` (`clock.sleep(for:)`).
///
///     let request = clock.schedule(after: .milliseconds(200)) { [weak self] in self?.add() }
///     request.cancel()
public final class ManualClock: Clock, @unchecked Sendable {
  /// A moment, counted from the creation of the clock.
  public struct Instant: InstantProtocol {
    /// The time since the clock was created.
    public let sinceStart: Duration

    /// Returns the moment `duration` later.
    public func advanced(by duration: Duration) -> Instant { Instant(sinceStart: sinceStart + duration) }

    /// Returns the duration from here to `other`.
    public func duration(to other: Instant) -> Duration { other.sinceStart - sinceStart }

    /// Returns true if `left` is earlier than `right`.
    public static func < (left: Instant, right: Instant) -> Bool { left.sinceStart < right.sinceStart }
  }

  /// A scheduled action.
  public struct Scheduled: Sendable {
    fileprivate let serial: Int
    fileprivate weak let clock: ManualClock?

    /// Cancels the action.
    public func cancel() { clock?.remove(serial) }
  }

  /// More than `limit` actions ran at one instant, and there are still more.
  public struct Endless: Error, Hashable, CustomStringConvertible {
    /// The instant.
    public let instant: Instant

    /// The number of actions after which a clock gives up.
    public static let limit = 10_000

    /// The error in a line.
    public var description: String {
      "\(Self.limit) actions ran at \(instant.sinceStart) and there are more: something schedules itself again and again"
    }
  }

  /// The clock distinguishes all instants.
  public let minimumResolution = Duration.zero

  private struct Item {
    let due: Instant
    let serial: Int
    let action: () -> Void
    let abandon: () -> Void
  }

  private let lock = NSLock()
  private var instant = Instant(sinceStart: .zero)
  private var serial = 0
  // In the order in which they run. There are few.
  private var items: [Item] = []

  /// Creates a clock.
  public init() {}

  /// The present moment.
  public var now: Instant { lock.withLock { instant } }

  /// The number of actions that are still to run.
  public var pendingCount: Int { lock.withLock { items.count } }

  /// Runs `action` when `delay` has passed, behind all that is due then already. A negative delay counts as zero.
  @discardableResult
  public func schedule(after delay: Duration, _ action: @escaping () -> Void) -> Scheduled {
    schedule({ $0.advanced(by: delay) }, action)
  }

  private func schedule(
    _ due: (Instant) -> Instant, _ action: @escaping () -> Void, abandon: @escaping () -> Void = {}
  ) -> Scheduled {
    lock.withLock {
      serial += 1
      let item = Item(due: max(due(instant), instant), serial: serial, action: action, abandon: abandon)
      items.insert(item, at: items.firstIndex { item.due < $0.due } ?? items.count)
      return Scheduled(serial: serial, clock: self)
    }
  }

  /// Lets time pass: all that is due meanwhile runs in order, each action at its own instant.
  ///
  /// - Parameters:
  ///   - duration: the time that passes.
  ///   - afterEach: is called after each action.
  /// - Throws: ``Endless``, or the error of `afterEach`.
  public func advance(by duration: Duration, afterEach: () throws -> Void = {}) throws {
    let end = now.advanced(by: duration)
    var (latest, count) = (now, 0)
    while let action = next(until: end) {
      count = latest < now ? 1 : count + 1
      latest = now
      if count > Endless.limit { throw Endless(instant: latest) }
      action()
      try afterEach()
    }
    lock.withLock { instant = max(instant, end) }
  }

  /// Takes the action that is due first, if it is due until `end`, and moves to its instant.
  private func next(until end: Instant) -> (() -> Void)? {
    lock.withLock {
      guard let first = items.first, first.due <= end else { return nil }
      instant = max(instant, first.due)
      return items.removeFirst().action
    }
  }

  /// The moment at which the last of what is scheduled now is due.
  var end: Instant { lock.withLock { items.last?.due ?? instant } }

  /// Cancels all that is scheduled, and ends what sleeps.
  func abandonAll() {
    var abandoned: [Item] = []
    lock.withLock { swap(&abandoned, &items) }
    for item in abandoned { item.abandon() }
  }

  private func remove(_ serial: Int) {
    // An action may keep what cancels others when it goes.
    let removed = lock.withLock { items.firstIndex { $0.serial == serial }.map { items.remove(at: $0) } }
    withExtendedLifetime(removed) {}
  }

  /// Suspends the task until `deadline`; the tolerance is not used.
  ///
  /// - Throws: `CancellationError`.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let sleep = Sleep()
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
        let scheduled = schedule(
          { _ in deadline }, { sleep.end(.success(())) }, abandon: { sleep.end(.failure(CancellationError())) })
        sleep.begin(continuation, scheduled)
      }
    } onCancel: {
      sleep.end(.failure(CancellationError()))
    }
  }
}

/// A sleep ends once: because it is due, or because its task is cancelled.
private final class Sleep: @unchecked Sendable {
  private let lock = NSLock()
  private var continuation: CheckedContinuation<Void, any Error>?
  private var scheduled: ManualClock.Scheduled?
  private var outcome: Result<Void, any Error>?

  func begin(_ continuation: CheckedContinuation<Void, any Error>, _ scheduled: ManualClock.Scheduled) {
    let early = lock.withLock {
      if outcome == nil { (self.continuation, self.scheduled) = (continuation, scheduled) }
      return outcome
    }
    guard let early else { return }
    scheduled.cancel()
    continuation.resume(with: early)
  }

  func end(_ outcome: Result<Void, any Error>) {
    let (continuation, scheduled) = lock.withLock {
      self.outcome = self.outcome ?? outcome
      return (self.continuation.take(), self.scheduled.take())
    }
    scheduled?.cancel()
    continuation?.resume(with: outcome)
  }
}

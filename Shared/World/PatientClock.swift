import Foundation

/// A clock for tests with real connections: short pauses pass at once, and time limits wait for the connection, however
/// busy the machine is.
///
/// A time limit passes only after half a minute without an answer: the test then fails with the timeout that the screen
/// shows, instead of hanging.
public final class PatientClock: Clock, @unchecked Sendable {
  /// Zero: the clock knows every instant.
  public let minimumResolution = Duration.zero

  private let longestPause: Duration
  private let lock = NSLock()
  private var instant = ContinuousClock().now

  /// Creates a clock on which pauses of up to `longestPause` pass at once.
  public init(passing longestPause: Duration = .zero) {
    self.longestPause = longestPause
  }

  /// The current instant, which advances only by pauses, and by time limits that passed.
  public var now: ContinuousClock.Instant { lock.withLock { instant } }

  /// Returns at once from a pause. A longer sleep ends after half a minute, or when the world cancels it because an
  /// answer arrived.
  ///
  /// - Throws: `CancellationError` if it is cancelled.
  public func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    let isPause = lock.withLock { instant.duration(to: deadline) <= longestPause }
    // The server runs on this machine, and its answer ends the wait on any thread.
    if !isPause { try await Task.sleep(for: .seconds(30)) }
    lock.withLock { instant = max(instant, deadline) }
  }
}

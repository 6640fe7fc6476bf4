import Foundation

/// A clock for worlds with real connections: short pauses pass at once, and limits do not pass, however busy the machine
/// is.
///
/// Only where nothing comes for half a minute, the next limit passes: a test that waits for what never comes fails with the
/// timeout that the screen then shows, and does not hang.
public final class PatientClock: Clock, @unchecked Sendable {
  /// Of no length: the clock knows every instant.
  public let minimumResolution = Duration.zero

  private let longestPause: Duration
  private let lock = NSLock()
  private var instant = ContinuousClock().now

  /// A clock on which what takes `longestPause` or less passes, and nothing else.
  public init(passing longestPause: Duration = .zero) {
    self.longestPause = longestPause
  }

  /// Moves only when somebody sleeps through a pause, or through half a minute in which nothing comes.
  public var now: ContinuousClock.Instant { lock.withLock { instant } }

  /// Passes a pause; anything longer ends when it is cancelled, which is what a world does when something comes, or
  /// after half a minute.
  ///
  /// - Throws: `CancellationError` if it is cancelled.
  public func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    let isPause = lock.withLock { instant.duration(to: deadline) <= longestPause }
    // The server is on this machine, and whatever it sends ends the wait on any thread.
    if !isPause { try await Task.sleep(for: .seconds(30)) }
    lock.withLock { instant = max(instant, deadline) }
  }
}

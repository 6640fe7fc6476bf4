import Foundation

/// A clock for worlds with real connections: short pauses pass at once, and limits never, however busy the machine is.
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

  /// The present instant, which moves only when a pause is slept through.
  public var now: ContinuousClock.Instant { lock.withLock { instant } }

  /// Passes a pause; anything longer ends when it is cancelled, which is what a world does when something comes.
  ///
  /// - Throws: `CancellationError` in the end, unless it was a pause.
  public func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    let isPause = lock.withLock {
      guard instant.duration(to: deadline) <= longestPause else { return false }
      instant = max(instant, deadline)
      return true
    }
    if isPause { return }
    let (never, _) = AsyncStream<Never>.makeStream()
    for await _ in never {}
    throw CancellationError()
  }
}

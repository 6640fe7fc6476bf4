import Foundation

/// A clock that tests set, and that calls a closure when a task sleeps on it.
final class TestClock: Clock, @unchecked Sendable {
  struct Instant: InstantProtocol {
    var time: Duration
    func advanced(by duration: Duration) -> Instant { Instant(time: time + duration) }
    func duration(to other: Instant) -> Duration { other.time - time }
    static func < (one: Instant, other: Instant) -> Bool { one.time < other.time }
  }

  private let lock = NSLock()
  private let onSleep: @Sendable (TestClock, _ deadline: Duration, _ number: Int) async -> Void
  private var time: Duration = .zero
  private var deadlines: [Duration] = []

  init(onSleep: @escaping @Sendable (TestClock, _ deadline: Duration, _ number: Int) async -> Void) {
    self.onSleep = onSleep
  }

  /// A clock that jumps to the deadline, or past it by `lateness`, as soon as a task sleeps.
  convenience init(late lateness: Duration = .zero) {
    self.init { clock, deadline, _ in clock.elapsed = deadline + lateness }
  }

  var elapsed: Duration {
    get { lock.withLock { time } }
    set { lock.withLock { time = newValue } }
  }

  /// The deadlines of all sleeps.
  var sleeps: [Duration] { lock.withLock { deadlines } }

  var now: Instant { Instant(time: elapsed) }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let number = lock.withLock {
      deadlines.append(deadline.time)
      return deadlines.count
    }
    await onSleep(self, deadline.time, number)
  }

  /// Sleeps until the sleeper is woken.
  static func sleepForEver() async {
    let (stream, continuation) = AsyncStream<Never>.makeStream()
    for await _ in stream {}
    continuation.finish()
  }
}

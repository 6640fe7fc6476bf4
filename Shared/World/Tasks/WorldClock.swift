/// A world's time as a `Clock`: what `ContinuousClock` is in an app.
///
/// It does not keep its world: a sleep that begins when that is gone ends at once with `CancellationError`. But a task that
/// begins as work of a world retains it until the task ends, because it inherits `World.current`.
public struct WorldClock: Clock {
  /// A moment, counted from the beginning of the world.
  public struct Instant: InstantProtocol {
    /// The time since the world began.
    public let sinceStart: Duration

    /// `duration` later.
    public func advanced(by duration: Duration) -> Instant { Instant(sinceStart: sinceStart + duration) }

    /// Returns the duration from here to `other`.
    public func duration(to other: Instant) -> Duration { other.sinceStart - sinceStart }

    /// Returns true if `left` is earlier than `right`.
    public static func < (left: Instant, right: Instant) -> Bool { left.sinceStart < right.sinceStart }
  }

  /// A world's time is as fine as a `Duration`.
  public var minimumResolution: Duration { .zero }

  /// The time of the world. Reading it off the main queue stops the program, and generic code over `Clock` may do that.
  public var now: Instant {
    Instant(sinceStart: MainActor.assumeIsolated { world.world?.now } ?? .zero)
  }

  private let world: WeakWorld

  init(_ world: World) {
    self.world = WeakWorld(world)
  }

  /// Suspends the running task until `deadline`; the tolerance is not made use of.
  ///
  /// - Throws: `CancellationError`.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try await World.wait(in: world.world) { [world] wake in
      guard let world = world.world else { return nil }
      return world.schedule(after: deadline.sinceStart - world.now) { wake(.success(())) }
    }
  }

  /// Suspends the running task for `duration`. `Clock`'s own method would read the time off the main actor.
  ///
  /// - Throws: `CancellationError`.
  @MainActor public func sleep(for duration: Duration) async throws {
    try await sleep(until: now.advanced(by: duration), tolerance: nil)
  }

  private final class WeakWorld: Sendable {
    weak let world: World?
    init(_ world: World) { self.world = world }
  }
}

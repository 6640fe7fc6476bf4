import Controls
import World

/// A screen that one way drives in a live world, for tests with real connections or threads.
@MainActor public final class LiveScreen<Screen: Controls.Screen> {
  /// The screen.
  public let screen: Screen

  /// The world in which it is wired.
  public let world: LiveWorld

  private var controller: AnyObject?

  /// Wires `screen` in the manner of `way`.
  ///
  /// - Parameter world: the world; by default one in which only what waits for a server comes to its end.
  public init(_ screen: Screen, _ way: Way<Screen>, in world: LiveWorld = LiveWorld(clock: PatientClock())) {
    (self.screen, self.world) = (screen, world)
    controller = world.perform { way.wire(screen, world) }
  }

  /// Waits until nothing is under way, so far as the world knows: see `rest(while:)`.
  ///
  /// Returns after five minutes at the latest.
  /// - Throws: `Unsettled`, or `CancellationError`.
  public func rest() async throws {
    try await world.runUntilIdle(atMost: .seconds(300))
  }

  /// Waits until nothing is under way and `isBusy` is false.
  ///
  /// A live world does not know a task between the end of what it awaits and its next step, so what the screen shows
  /// decides.
  /// - Throws: see `rest()`.
  public func rest(while isBusy: (Screen) -> Bool) async throws {
    repeat {
      // An idle world does not look whether the task is cancelled, which is how a test's time limit ends it.
      try Task.checkCancellation()
      try await rest()
      await Task.yield()
    } while isBusy(screen)
  }

  /// Lets `act` happen as one event, and then all that is due because of it.
  ///
  /// - Throws: `Unsettled`.
  public func perform(_ act: @escaping @MainActor (Screen) -> Void) throws {
    world.async { [screen] in act(screen) }
    try world.settle()
  }

  /// Lets go of the controller, as a screen does that is closed.
  public func close() {
    controller = nil
  }
}

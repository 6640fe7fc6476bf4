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

  /// Waits until nothing is under way.
  ///
  /// - Throws: the error of the world if that takes longer than five minutes.
  public func rest() async throws {
    try await world.runUntilIdle(atMost: .seconds(300))
  }

  /// Lets go of the controller, as a screen does that is closed.
  public func close() {
    controller = nil
  }
}

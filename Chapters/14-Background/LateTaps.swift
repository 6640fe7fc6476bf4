import Controls
import Stage
import World

/// A finger that is quicker than the way back to the main queue.
enum LateTaps {
  static let cancel = tap(
    "cancel-late", \.cancel, "100 ms pass, and cancel is tapped before what is counted by then has come back")
  static let count = tap(
    "count-late", \.count, "100 ms pass, and count is tapped before what is counted by then has come back")

  private static func tap(
    _ name: String, _ button: KeyPath<CancellingScreen, Button>, _ summary: String
  ) -> WorldEvent<CancellingScreen> {
    WorldEvent(name, [], summary) { (screen: CancellingScreen, world: World, _) in
      // What is counted by then was told before; its way back begins later.
      world.schedule(after: World.backgroundTime) { [weak screen] in screen?[keyPath: button].tap() }
      // One that never comes to rest is found by the stage, which settles the world after every input.
      try? (world as? VirtualWorld)?.advance(by: World.backgroundTime)
    }
  }
}

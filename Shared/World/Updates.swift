/// The updates of screens that wait for the end of an event: all that changes in the event is shown at once.
@MainActor struct Updates {
  fileprivate var waiting: [@MainActor () -> Void] = []
}

extension World {
  /// Calls `update` when the running event or piece of work ends, before anybody sees the screen.
  ///
  /// UIKit updates properties and layout at the same point: after an event has been handled, before the frame is drawn.
  public final func updateLater(_ update: @escaping @MainActor () -> Void) {
    updates.waiting.append(update)
    // Outside the world's work, nothing ends that the update could wait for.
    if World.atWork !== self { async {} }
  }

  /// Runs all updates that wait, and those that they ask for.
  ///
  /// An update that asks for another one without end is reported as a mistake, and the rest is dropped.
  public final func update() {
    var rounds = 0
    while !updates.waiting.isEmpty {
      rounds += 1
      guard rounds <= World.workLimit else {
        updates.waiting = []
        return tell("an update keeps asking for another one: \(World.workLimit) ran, and there is still more")
      }
      let waiting = updates.waiting
      updates.waiting = []
      for update in waiting { update() }
    }
  }
}

extension World {
  /// Calls `update` when the running event or piece of work ends, before the frame is drawn: all that changes in the event
  /// is shown at once.
  ///
  /// UIKit updates properties and layout at the same point: after an event has been handled, before the frame is drawn.
  public final func updateLater(_ update: @escaping @MainActor () -> Void) {
    waitingUpdates.append(update)
    // Outside the world's work, nothing ends that the update could wait for.
    if World.atWork !== self { async {} }
  }

  /// Runs all updates that wait, and those that they ask for.
  ///
  /// An update that asks for another one without end is reported as a mistake, once. What is left waits for the next event.
  package final func update() {
    var rounds = 0
    while !waitingUpdates.isEmpty {
      rounds += 1
      guard rounds <= (hasEndlessUpdate ? 1 : World.workLimit) else {
        if hasEndlessUpdate { return }
        hasEndlessUpdate = true
        return tell("an update keeps asking for another one: \(World.workLimit) ran, and there is still more")
      }
      let waiting = waitingUpdates
      waitingUpdates = []
      for show in waiting { show() }
    }
    hasEndlessUpdate = false
  }
}

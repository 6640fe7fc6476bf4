import Stage
import Workshop
import World

/// Work that is done off the main queue, and shown from there.
enum BackOnTheQueue: Exercise { typealias Place = ToTheEnd }

/// A count that was cancelled, and a state of it that is on its way already.
enum LateCount: Exercise {
  typealias Place = BackgroundChapter

  static func detail(of pane: Pane<BackgroundChapter>) -> String {
    pane.world.pendingCount == 0 ? "nothing is running" : "a count is running"
  }
}

/// The callback way's count, rewritten as a loop that awaits the next state.
enum CountingLoop: Exercise {
  typealias Place = BackgroundChapter

  static func detail(of pane: Pane<BackgroundChapter>) -> String {
    pane.world.pendingCount == 0 ? "nothing is running" : "a count is running"
  }
}

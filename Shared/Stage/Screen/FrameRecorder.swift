import Controls

/// Takes down what is set on the screen of a pane, and where one frame ends and the next begins.
///
/// The record is flat and its room is used again: a check ends millions of frames, and looks into hardly one.
final class FrameRecorder {
  /// The screen that is recorded.
  private(set) var screen: Screen

  /// How many screens were recorded, one after another.
  private(set) var screenCount = 1

  /// Everything that was set since the input began, in order.
  private(set) var changes: [Change] = []

  /// Everything that was wrong in the frames that ended since the input began.
  private(set) var faults: [Fault] = []

  private var ends: [(changes: Int, faults: Int)] = []

  /// The record as frames.
  var frames: [Frame] {
    var start = (changes: 0, faults: 0)
    return ends.map { end in
      defer { start = end }
      return Frame(
        changes: Array(changes[start.changes..<end.changes]), faults: Array(faults[start.faults..<end.faults]))
    }
  }

  /// What was set since the last frame ended: nobody has taken it for a frame yet.
  var openChanges: ArraySlice<Change> { changes[(ends.last?.changes ?? 0)...] }

  /// Records `screen`.
  init(_ screen: Screen) {
    self.screen = screen
    listen()
  }

  /// Records `screen` from now on, and no other.
  func record(_ screen: Screen) {
    self.screen.onChange = nil
    self.screen = screen
    screenCount += 1
    listen()
  }

  private func listen() {
    // Weak: a way that leaks may keep the screen for longer than the stage keeps the pane.
    screen.onChange = { [weak self] change in self?.changes.append(change) }
  }

  /// Forgets everything: a new input begins.
  func restart() {
    changes.removeAll(keepingCapacity: true)
    faults.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }

  /// Ends a frame that broke `broken` invariants.
  func endFrame(broken: [Fault]) {
    faults += Fault.glitches(in: openChanges)
    faults += broken
    ends.append((changes.count, faults.count))
  }
}

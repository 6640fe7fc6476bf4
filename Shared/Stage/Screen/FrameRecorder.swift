import Controls

/// Takes down what is set on the screen of a pane, and where one frame ends and the next begins.
///
/// The record is flat and its room is used again: a check ends millions of frames, and looks into hardly one.
package final class FrameRecorder {
  /// The screen that is recorded.
  private(set) var screen: Screen

  /// The number of screens that were recorded, one after another.
  private(set) var screenCount = 1

  /// Everything that was set since the input began, in order.
  package private(set) var changes: [Change] = []

  /// Everything that was wrong in the frames that ended since the input began.
  private(set) var faults: [Fault] = []

  /// Where, among the changes of the frame that has not ended yet, the app showed something new.
  private var outputs: [Int] = []

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

  /// The changes since the last frame ended, which belong to no frame yet.
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
    screen.onChange = { [weak self] change in self?.add(change) }
  }

  private func add(_ change: Change) {
    if change.isOutput { outputs.append(changes.count) }
    changes.append(change)
  }

  /// Returns true if both recorded the same visible changes in the same order.
  func showedTheSame(as other: FrameRecorder) -> Bool {
    changes.lazy.filter(\.isVisible).elementsEqual(other.changes.lazy.filter(\.isVisible))
  }

  /// Forgets everything: a new input begins.
  func restart() {
    changes.removeAll(keepingCapacity: true)
    faults.removeAll(keepingCapacity: true)
    outputs.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }

  /// Something is wrong in the frame that has not ended yet.
  func add(_ fault: Fault) {
    faults.append(fault)
  }

  /// Ends a frame that broke `broken` invariants.
  func endFrame(broken: [Fault]) {
    if setsTwice { faults += Fault.glitches(in: outputs.map { changes[$0] }) }
    outputs.removeAll(keepingCapacity: true)
    if !broken.isEmpty { faults += broken }
    ends.append((changes.count, faults.count))
  }

  /// True if the open frame set any output twice. It is read in every frame, and copies no change.
  private var setsTwice: Bool {
    guard outputs.count > 1 else { return false }
    for later in 1..<outputs.count {
      for earlier in 0..<later where changes[outputs[earlier]].isOfSameProperty(changes[outputs[later]]) {
        return true
      }
    }
    return false
  }
}

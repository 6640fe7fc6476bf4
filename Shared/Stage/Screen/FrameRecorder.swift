import Controls

/// Takes down what is set on a screen, and where one frame ends and the next begins.
///
/// The record is flat and its room is used again: a check ends millions of frames, and looks into hardly one.
final class FrameRecorder {
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

  /// Forgets everything: a new input begins.
  func restart() {
    changes.removeAll(keepingCapacity: true)
    faults.removeAll(keepingCapacity: true)
    ends.removeAll(keepingCapacity: true)
  }

  func note(_ change: Change) {
    changes.append(change)
  }

  /// Ends a frame that broke `broken` invariants.
  func endFrame(broken: [Fault]) {
    faults += Fault.glitches(in: openChanges)
    faults += broken
    ends.append((changes.count, faults.count))
  }
}

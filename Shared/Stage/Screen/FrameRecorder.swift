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

  /// Whether the record tells all that there is to see of the changes: of an alert it has only the text, and an
  /// absent title or placeholder looks like an empty one.
  var tellsAll: Bool {
    for change in changes {
      switch change.property {
      case .alpha, .color, .focus, .isEnabled, .isHidden, .selection, .text: continue
      case .alert, .placeholder, .title: return false
      }
    }
    return true
  }

  /// Whether the same visible changes were made in the same order.
  func hasSameOutput(as other: FrameRecorder) -> Bool {
    var index = 0
    for change in changes where change.isVisible {
      index = other.indexOfVisibleChange(from: index)
      guard index < other.changes.count, other.changes[index] == change else { return false }
      index += 1
    }
    return other.indexOfVisibleChange(from: index) == other.changes.count
  }

  private func indexOfVisibleChange(from start: Int) -> Int {
    var index = start
    while index < changes.count, !changes[index].isVisible { index += 1 }
    return index
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

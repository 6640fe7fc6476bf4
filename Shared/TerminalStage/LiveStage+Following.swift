import Controls
import Stage
import StageSession

/// Keeping the keys and the layout in step with the panes.
extension LiveStage {
  /// Moves what the keys are pointed at.
  func movePointer(by step: Int) {
    scrolled = 0
    pointer.move(by: step, among: targets)
  }

  /// Points the keys at `target`, if it is there.
  func point(at target: Target) {
    pointer.move(to: target, among: targets)
  }

  /// Goes along with what the panes show now.
  func follow() {
    if session.openings != openings {
      (mode, pointer, behindAlert, widths, scrolled) = (.screen, Pointer(), nil, (0, 0), 0)
      openings = session.openings
    }
    let hasAlert = session.panes.snapshots.first?.alert != nil
    if !hasAlert { alertGuard.open() }
    if hasAlert, behindAlert == nil {
      (behindAlert, pointer) = (pointer, Pointer())
    } else if !hasAlert, let pointer = behindAlert {
      (behindAlert, self.pointer) = (nil, pointer)
    }
    pointer.follow(targets)
    measure(session.panes.snapshots)
  }

  /// Makes room for the widest texts of these screens.
  func measure(_ snapshots: [Snapshot]) {
    let screens = ScreenLayout.widths(of: snapshots, elementSize)
    for new in [screens] + snapshots.compactMap(\.alert).map(AlertLayout.widths) {
      widths = (max(widths.desired, new.desired), max(widths.least, new.least))
    }
  }
}

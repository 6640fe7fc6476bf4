import World

/// Time, which passes on stage as it does outside.
extension LiveStage {
  /// How long the stage may sleep behind `drawing`: until something falls due by itself, or might have come from outside,
  /// or until nobody does anything for a moment, if lines are in sight that have not been read.
  func patience(behind drawing: StageDrawing) -> Duration? {
    let outside = passesTime ? [panes.timeToNext, panes.isAwaitingOutside ? .milliseconds(20) : nil] : []
    let lines: Duration? = drawing.showsLines && log.canRead(told.unread) ? .milliseconds(50) : nil
    return (outside + [lines]).compactMap { $0 }.min()
  }

  /// Lets `duration` pass in all worlds, as it has passed outside.
  func pass(_ duration: Duration) {
    guard passesTime, duration > .zero else { return }
    perform(.wait(duration), isByPerson: false)
  }

  /// Time is nothing to a step whose checks never wait and that asks nobody.
  private var passesTime: Bool { journey == nil && (panes.isOnline || step.knowsTime) }
}

extension Scene {
  /// Whether a check lets time pass.
  fileprivate static var knowsTime: Bool {
    alphabet.contains { input in if case .wait = input { true } else { false } }
  }
}

import Controls
import Stage
import StageSession

/// What the keys do in the session.
extension LiveStage {
  /// Lets `input` happen in all panes.
  ///
  /// - Parameter isByPerson: whether somebody wants it; else it comes by itself.
  func perform(_ input: Input, isByPerson: Bool = true) {
    act(isByPerson: isByPerson) { $0.perform(input, isByPerson: isByPerson) }
  }

  /// Plays `text`, lines that a person has written.
  func play(_ text: String) {
    var answer: [String]?
    act { answer = $0.play(text) }
    if let answer, !answer.isEmpty { mode = .page(.answer(answer)) }
  }

  /// Opens step `number`, from 1.
  package func open(step number: Int) {
    act { $0.open(step: number) }
  }

  /// Does something in the session, and goes along with what the panes show then.
  func act(isByPerson: Bool = true, _ action: (Session) -> Void) {
    let before = session.panes.snapshots.first
    let wasWriting = isWriting
    let openings = session.openings
    action(session)
    let after = session.panes.snapshots.first
    if session.openings != openings {
      (mode, pointer, behindAlert, widths, scrolled) = (.screen, Pointer(), nil, (0, 0), 0)
    }
    follow()
    if let field = after?.editedField, field != before?.editedField {
      point(at: Target(identifier: field, kind: .field))
    }
    // Who writes asks for none, and may not look at the screen.
    let isUnasked = wasWriting || !isByPerson
    if isUnasked, let alert = after?.alert, alert != before?.alert {
      alertGuard.close(isWriting: wasWriting)
    }
  }

  /// How long the stage may sleep behind `drawing`: until something falls due by itself, or might have come from outside,
  /// or until nobody does anything for a moment, if lines are in sight that have not been read.
  func timeout(behind drawing: StageDrawing) -> Duration? {
    let panes = session.panes
    let outside = session.passesTime ? [panes.timeToNext, panes.isAwaitingOutside ? .milliseconds(20) : nil] : []
    let lines: Duration? = drawing.showsLines && session.log.canRead(session.told.unread) ? .milliseconds(50) : nil
    return (outside + [lines]).compactMap { $0 }.min()
  }

  /// Lets `duration` pass in all worlds, as it has passed outside.
  func pass(_ duration: Duration) {
    guard session.passesTime, duration > .zero else { return }
    perform(.wait(duration), isByPerson: false)
  }
}

nonisolated extension Snapshot {
  /// The field that has the focus.
  fileprivate var editedField: String? { views.first(where: \.isFocused)?.identifier }
}

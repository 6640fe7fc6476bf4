import Controls
import Stage
import StageSession

/// Passing actions on to the session.
extension LiveStage {
  /// Lets `input` happen in all panes, and goes along with what they show then.
  ///
  /// - Parameter isByPerson: true if a person asks for it; false if it comes by itself.
  func perform(_ input: Input, isByPerson: Bool = true) {
    // A script may have opened another step before.
    if session.openings != openings { follow() }
    let before = session.panes.snapshots.first
    let wasWriting = isWriting
    session.perform(input, isByPerson: isByPerson)
    follow()
    let after = session.panes.snapshots.first
    if let field = after?.editedField, field != before?.editedField {
      point(at: Target(identifier: field, kind: .field))
    }
    // A person who writes asks for no alert, and may not look at the screen.
    let isUnasked = wasWriting || !isByPerson
    if isUnasked, let alert = after?.alert, alert != before?.alert {
      alertGuard.close(isWriting: wasWriting)
    }
  }

  /// Plays `text`, lines that a person has written.
  func play(_ text: String) {
    let answer = session.play(text) { perform($0) }
    follow()
    if let answer, !answer.isEmpty { mode = .page(.answer(answer)) }
  }

  /// Opens step `number`, from 1.
  func open(step number: Int) {
    act { $0.open(step: number) }
  }

  /// Does something in the session that is no input, and goes along with what the panes show then.
  func act(_ action: (Session) -> Void) {
    action(session)
    follow()
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

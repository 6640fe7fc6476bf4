import Terminal

/// Lines of a script, played on the stage.
extension LiveStage {
  /// Plays `text`, a line that a person has written; one that makes no sense is told, and nothing happens.
  func play(_ text: String) {
    if answersGuess(text) { return }
    do throws(ScriptError) {
      let script = try Script(parsing: text, name: "line", among: playbill.quiz == nil ? [] : Quiz.words)
      for line in script.lines {
        switch line.command {
        case .input(let input): perform(input)
        case .step(let number): open(step: number)
        case .expect(let expectation): compare(expectation)
        case .note(let text): message = Message(text: text.visible)
        case .replay: message = Message(text: Command.replaysElsewhere, isBad: true)
        case .show: break
        }
      }
    } catch {
      message = Message(text: error.message, isBad: true)
    }
  }

  private func compare(_ expectation: Expectation) {
    guard panes.identifiers.contains(expectation.control) else {
      return tell(PaneError.unknown(identifier: expectation.control, known: panes.identifiers))
    }
    let answers = panes.snapshots.map { $0.answer(expectation) }
    let wrong = zip(panes.names, answers).filter { $0.1 != .matches }
    message =
      wrong.isEmpty
      ? Message(text: "✓ \(expectation)")
      : Message(text: wrong.map { "\($0.0): \($0.1)" }.joined(separator: ", "), isBad: true)
  }
}

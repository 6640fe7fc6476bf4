import Stage
import StageSession
import Terminal

/// The keys for the source beside the panes.
extension LiveStage {
  /// Does what `command` says, if that is about the source.
  func takesForCode(_ command: Character) -> Bool {
    switch command {
    case "c": session.toggleCode()
    case "d": session.compareNext()
    case "<", ">": session.chooseFile(command == "<" ? -1 : 1)
    default: return false
    }
    return true
  }

  /// Scrolls in the source or closes it, if that is what the key is for.
  func takesForCode(_ input: TerminalInput, _ drawing: StageDrawing) -> Bool {
    guard session.code != nil, let drawn = drawing.code else { return false }
    switch input {
    case .mouse(let mouse):
      guard drawn.area.contains(mouse.place) else { return false }
      if case .wheel(let direction) = mouse.action, direction == .up || direction == .down {
        scroll(to: drawn.rows.top + (direction == .up ? -3 : 3), in: drawn)
      }
    case .key(.escape) where !isTyping: session.code = nil
    case .key(let key):
      // Without Shift the keys are for the panes, if those can be seen; in a field Shift selects along the line.
      let isShifted = key.modifiers.contains(.shift) && !(isTyping && [.home, .end].contains(key.name))
      guard isShifted || drawn.position == .insteadOfPanes && !isTyping,
        let row = drawn.rows.top(after: key)
      else { return false }
      scroll(to: row, in: drawn)
    default: return false
    }
    return true
  }

  private func scroll(to row: Int, in drawn: StageDrawing.Code) {
    let scrolled = CodeView.Scrolled(row: row.clamped(to: drawn.rows.tops), over: session.shownFiles)
    session.code?.scrolled = scrolled
  }
}

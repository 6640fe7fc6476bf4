import Controls
import Stage
import StageSession
import Terminal

/// The effect of each key, wherever the stage is.
extension LiveStage {
  /// Does what a person wants with `input`.
  ///
  /// - Parameter drawing: what the person has in front of them, for a mouse.
  func take(_ input: TerminalInput, before drawing: StageDrawing) {
    session.message = nil
    // The effect of any other key would be invisible.
    if drawing.isTooSmall {
      isOver = [.text("q"), .key(.control("c"))].contains(input)
      return
    }
    // Lines beyond the end were not seen either.
    scrollable = drawing.scrollable ?? scrollable
    scrolled = scrolled.clamped(to: scrollable)
    // Each letter may change what the next one means, unless letters are written.
    if case .text(let text) = input, text.count > 1, !isWriting {
      for character in text { take(.text(String(character)), before: drawing) }
      return
    }
    if case .key(Key.control("c")) = input {
      isOver = true
      return
    }
    if case .page(.marbles(let end), let scrolled) = mode,
      moveMarbles(input, to: end, scrolled, columns: drawing.extent.columns)
    {
      return
    }
    switch mode {
    case .screen:
      guard let journey = session.journey else { return takeOnScreen(input, drawing) }
      take(input, travelling: journey, drawing)
    case .line(let entry): take(input, writing: entry)
    case .menu(let index): take(input, choosing: index)
    case .page(let page, _): take(input, reading: page, drawing.page)
    }
  }

  // MARK: On the screens

  private func takeOnScreen(_ input: TerminalInput, _ drawing: StageDrawing) {
    // A source in the place of the panes hides an alert: it can be left at any time.
    if !drawing.showsPanes, takesForCode(input, drawing) { return }
    let objection = alertGuard.objection(to: input)
    alertGuard.note(input)
    if let objection {
      let isHidden = !drawing.showsPanes
      session.message = Session.Message(text: isHidden ? "An alert has come: Esc shows it." : objection, isBad: true)
      return
    }
    if takesForCode(input, drawing) { return }
    switch input {
    case .mouse(let mouse): take(mouse, drawing)
    case .focus: break
    case .text(let text) where isTyping: edit { .type($0, text: text) }
    case .paste(let paste) where isTyping: edit { .paste($0, text: paste.text) }
    case .paste:
      session.message = Session.Message(text: "A paste goes into a field: point at one with Tab.", isBad: true)
    case .key(let key) where isTyping && edits(key): break
    case .text(let text): for character in text { command(character) }
    case .key(let key): move(key)
    }
  }

  func edit(_ input: (String) -> Input) {
    if let field = pointer.target?.identifier { perform(input(field)) }
  }

  /// Performs the meaning of `key` in the field and returns true; returns false if it has none.
  private func edits(_ key: Key) -> Bool {
    switch key {
    case .enter: edit { .submit($0) }
    case .escape: keepsLetters = true
    default:
      guard let editingKey = key.editing else { return false }
      edit { .press($0, editingKey) }
    }
    return true
  }
}

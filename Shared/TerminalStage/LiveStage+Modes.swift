import Controls
import Stage
import StageSession
import Terminal

/// The effect of the keys where they do not go to the screens.
extension LiveStage {
  /// Begins a line with `text`.
  func beginLine(_ text: String = "") { mode = .line(LineEntry(text, after: enteredLines)) }

  func take(_ input: TerminalInput, writing entry: LineEntry) {
    alertGuard.note(input)
    switch input {
    case .text(let text): entry.field.insert(text)
    case .paste(let paste): entry.field.insert(paste.text)
    case .key(.escape): mode = .screen
    case .key(.enter):
      mode = .screen
      if !entry.text.isEmpty, entry.text != enteredLines.last { enteredLines.append(entry.text) }
      play(entry.text)
    case .key(.up), .key(.down):
      var entry = entry
      entry.recall(input == .key(.up) ? -1 : 1)
      mode = .line(entry)
    case .key(let key): if let key = key.editing { entry.field.press(key) }
    case .mouse, .focus: break
    }
  }

  func take(_ input: TerminalInput, choosing index: Int) {
    let menu = session.menu
    switch input {
    case .key(.up), .key(.shiftTab): mode = .menu(index: max(0, index - 1))
    case .key(.down), .key(.tab): mode = .menu(index: min(menu.count - 1, index + 1))
    case .key(.home): mode = .menu(index: 0)
    case .key(.end): mode = .menu(index: menu.count - 1)
    case .key(.enter), .text(" "): if menu.indices.contains(index) { choose(menu[index]) }
    case .key(.escape), .text("e"), .text("q"): mode = .screen
    default: break
    }
  }

  /// Does what `item` says, or lets the person write its rest.
  private func choose(_ item: MenuItem) {
    guard item.isComplete else {
      session.message = nil
      beginLine(item.beginning)
      return
    }
    mode = .screen
    play(item.text)
  }

  func take(_ input: TerminalInput, travelling moment: Int, _ drawing: StageDrawing) {
    if case .text(let text) = input, let command = text.first, takesForCode(command) { return }
    let last = session.history.moments.count - 1
    switch input {
    case .key(.left), .key(.up): session.journey = max(0, moment - 1)
    case .key(.right), .key(.down): session.journey = min(last, moment + 1)
    case .key(.home): session.journey = 0
    case .key(.end): session.journey = last
    case .text("f"): session.focusNext()
    case .text("0"): session.choose(pane: nil)
    case .text(let text) where ("1"..."9").contains(text): if let character = text.first { choosePane(character) }
    case .key(.enter): act { $0.resume(from: moment) }
    case .key(.escape), .text("t"), .text("q"): session.journey = nil
    case .text("?"): mode = .page(.help)
    case .text("w"): mode = .page(.marbles(to: nil))
    case .text("y"): mode = .page(.accounts)
    case .text(let text):
      session.message = Session.Message(text: "On a journey \(text.visible) does nothing: ? names the keys.")
    default: _ = takesForCode(input, drawing)
    }
  }

  func take(_ input: TerminalInput, reading page: Page, _ rows: RowsInSight) {
    switch input {
    case .text("f"): session.focusNext()
    case .key(.escape), .key(.enter), .text("q"), .text("?"), .text("w"), .text("y"):
      mode = .screen
    case .key(let key): if let top = rows.top(after: key) { mode = .page(page, scrolled: top) }
    default: break
    }
  }
}

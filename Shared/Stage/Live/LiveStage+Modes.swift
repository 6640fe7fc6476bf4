import Controls
import Terminal

/// What the keys do where they do not go to the screens.
extension LiveStage {
  func take(_ input: TerminalInput, writing entry: LineEntry) {
    alertGuard.note(input)
    switch input {
    case .text(let text): entry.field.insert(text)
    case .paste(let paste): entry.field.insert(paste.text)
    case .key(.escape): mode = .screen
    case .key(.enter):
      mode = .screen
      play(entry.text)
    case .key(let key): if let key = key.editing { entry.field.press(key) }
    case .mouse, .focus: break
    }
  }

  func take(_ input: TerminalInput, choosing index: Int) {
    switch input {
    case .key(.up), .key(.shiftTab): mode = .menu(index: max(0, index - 1))
    case .key(.down), .key(.tab): mode = .menu(index: min(menu.count - 1, index + 1))
    case .key(.home): mode = .menu(index: 0)
    case .key(.end): mode = .menu(index: menu.count - 1)
    case .key(.enter), .text(" "): choose(index)
    case .key(.escape), .text("e"), .text("q"): mode = .screen
    default: break
    }
  }

  func take(_ input: TerminalInput, travelling moment: Int, _ drawing: StageDrawing) {
    if case .text(let text) = input, let command = text.first, takesForCode(command) { return }
    let last = session.moments.count - 1
    switch input {
    case .key(.left), .key(.up): mode = .travel(moment: max(0, moment - 1))
    case .key(.right), .key(.down): mode = .travel(moment: min(last, moment + 1))
    case .key(.home): mode = .travel(moment: 0)
    case .key(.end): mode = .travel(moment: last)
    case .text("f"): focusNext()
    case .text("0"): chosen = nil
    case .text(let text) where ("1"..."9").contains(text): if let character = text.first { choosePane(character) }
    case .key(.enter):
      mode = .screen
      goOn(from: moment)
    case .key(.escape), .text("t"), .text("q"): mode = .screen
    case .text("?"): mode = .page(.help, journey: moment)
    case .text("w"): mode = .page(.marbles(to: nil), journey: moment)
    case .text("y"): mode = .page(.chains, journey: moment)
    case .text(let text): message = Message(text: "On a journey \(text.visible) does nothing: ? names the keys.")
    default: _ = takesForCode(input, drawing)
    }
  }

  func take(_ input: TerminalInput, reading page: Page, _ rows: RowsInSight, _ journey: Int?) {
    switch input {
    case .text("f"): focusNext()
    case .key(.escape), .key(.enter), .text("q"), .text("?"), .text("w"), .text("y"):
      mode = journey.map { .travel(moment: $0) } ?? .screen
    case .key(let key): if let top = rows.top(after: key) { mode = .page(page, scrolled: top, journey: journey) }
    default: break
    }
  }
}

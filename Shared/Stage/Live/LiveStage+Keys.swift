import Controls
import Terminal

/// What each key does, wherever the stage is.
extension LiveStage {
  /// Does what a person wants with `input`.
  ///
  /// - Parameter drawing: what the person has in front of them, for a mouse.
  func take(_ input: TerminalInput, before drawing: StageDrawing) {
    message = nil
    // Each letter may change what the next one means, unless letters are written.
    if case .text(let text) = input, text.count > 1, !isWriting {
      for character in text { take(.text(String(character)), before: drawing) }
      return
    }
    if case .key(Key.control("c")) = input {
      isOver = true
      return
    }
    switch mode {
    case .screen: takeOnScreen(input, drawing)
    case .line(let entry): take(input, writing: entry)
    case .menu(let index): take(input, choosing: index)
    case .travel(let moment): take(input, travelling: moment, drawing)
    case .page(let page, let scrolled): take(input, reading: page, scrolled)
    }
  }

  // MARK: On the screens

  private func takeOnScreen(_ input: TerminalInput, _ drawing: StageDrawing) {
    let objection = alertGuard.objection(to: input)
    alertGuard.note(input)
    if let objection {
      message = Message(text: objection, isBad: true)
      return
    }
    if takesForCode(input, drawing) { return }
    switch input {
    case .mouse(let mouse): take(mouse, drawing)
    case .focus: break
    case .text(let text) where isTyping: edit { .type($0, text: text) }
    case .paste(let paste) where isTyping: edit { .paste($0, text: paste.text.onOneLine) }
    case .paste: message = Message(text: "A paste goes into a field: point at one with Tab.", isBad: true)
    case .key(let key) where isTyping && edits(key): break
    case .text(let text): for character in text { command(character) }
    case .key(let key): move(key)
    }
  }

  private func edit(_ input: (String) -> Input) {
    if let field = pointer.target?.identifier { perform(input(field)) }
  }

  /// Whether `key` means something in the field, which it then has done.
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

  private func move(_ key: Key) {
    switch key.name {
    case .tab: step(key.modifiers.contains(.shift) ? -1 : 1)
    case .down: if !goOn(1) { step(1) }
    case .up: if !goOn(-1) { step(-1) }
    case .left: if !slide(-1) { step(-1) }
    case .right: if !slide(1) { step(1) }
    case .pageUp: turnPage(-1)
    case .pageDown: turnPage(1)
    case .home: scroll(to: .top)
    case .end: scroll(to: .bottom)
    case .enter: press()
    default: break
    }
  }

  /// To the next target or the one before. Whoever was writing goes on writing in the next field.
  private func step(_ step: Int) {
    movePointer(by: step)
    if isTyping { edit { .focus($0) } }
  }

  /// Does what a touch does on what the keys are pointed at.
  private func press() {
    guard let target = pointer.target else { return }
    switch target.kind {
    case .button: perform(.tap(target.identifier))
    case .toggle: perform(.toggle(target.identifier))
    case .row(let row): perform(.select(target.identifier, row: row))
    case .field:
      keepsLetters = false
      perform(.focus(target.identifier))
    case .slider: message = Message(text: "Drag it with ← and →.")
    case .table: message = Message(text: "There is no row to touch.")
    }
  }

  /// Drags the slider that is pointed at by a twentieth of its length.
  private func slide(_ direction: Float) -> Bool {
    guard let target = pointer.target, target.kind == .slider,
      let thumb = panes.snapshots.first?[target.identifier]?.thumb
    else { return false }
    let value = thumb.value + direction * (thumb.maximum - thumb.minimum) / 20
    perform(.slide(target.identifier, to: min(max(value, thumb.minimum), thumb.maximum)))
    return true
  }

  private func take(_ mouse: MouseInput, _ drawing: StageDrawing) {
    guard case .press(.left) = mouse.action else { return }
    // The last that was drawn lies in front.
    guard let spot = drawing.spots.last(where: { $0.area.contains(mouse.place) }) else {
      if let pane = drawing.pane(at: mouse.place) { focus(pane) }
      return
    }
    // Only in a pane that is not like the others.
    guard targets.contains(spot.target) else { return }
    focused = spot.pane
    point(at: spot.target)
    press()
  }

  // MARK: Commands

  private func command(_ character: Character) {
    if takesForCode(character) { return }
    switch character {
    case " ": press()
    case "0": chosen = nil
    case "1"..."9": choosePane(character)
    case "?": mode = .page(.help, scrolled: 0)
    case "q": isOver = true
    case "e":
      if menu.isEmpty { message = Message(text: "There is nothing to choose from.") } else { mode = .menu(index: 0) }
    case ":": mode = .line(LineEntry())
    case "t": mode = .travel(moment: session.moments.count - 1)
    case "w": mode = .page(.marbles, scrolled: 0)
    case "y": mode = .page(.chains, scrolled: 0)
    case "u": undo()
    case "r": open(step: session.step)
    case "[": open(step: session.step - 1)
    case "]": open(step: session.step + 1)
    case "f": focusNext()
    case "p": isForProjector.toggle()
    case "s": save()
    default:
      message = Message(
        text: "\(character.isWhitespace ? "That" : "\(character)".visible) is no command: ? names them.")
    }
  }

  func choosePane(_ character: Character) {
    guard let number = character.wholeNumberValue, panes.names.indices.contains(number - 1) else { return }
    chosen = number - 1
    focused = number - 1
  }

  func focusNext() { focus((focused + 1) % panes.names.count) }

  private func focus(_ pane: Int) {
    focused = pane
    if chosen != nil { chosen = pane }
  }

  private func undo() {
    // Time that has passed since is undone as well.
    guard let last = session.moments.lastIndex(where: { $0.input.map { !$0.isWait } ?? false }) else {
      message = Message(text: "There is nothing to undo.")
      return
    }
    goOn(from: last - 1)
  }
}

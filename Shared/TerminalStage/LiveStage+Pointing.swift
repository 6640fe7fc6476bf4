import Controls
import Stage
import StageSession
import Terminal

/// The pointer, and the effect of a touch there.
extension LiveStage {
  func move(_ key: Key) {
    switch key.name {
    case .tab: step(key.modifiers.contains(.shift) ? -1 : 1)
    case .down: if !goOn(1) { step(distance(1)) }
    case .up: if !goOn(-1) { step(distance(-1)) }
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

  /// Moves to the next target or the one before. A person who was writing writes on in the next field.
  private func step(_ step: Int) {
    movePointer(by: step)
    if isTyping { edit { .focus($0) } }
  }

  /// The number of targets to the one below, or above if `direction` is negative: in a grid the one in the same column,
  /// or behind its ends the first one outside; elsewhere the next one.
  private func distance(_ direction: Int) -> Int {
    let targets = targets
    let places = targets.map { session.panes.snapshots.first?[$0.identifier]?.gridPlace }
    guard let target = pointer.target, let index = targets.firstIndex(of: target), let column = places[index]?.column,
      let first = places.firstIndex(where: { $0 != nil }), let last = places.lastIndex(where: { $0 != nil })
    else { return direction }
    let inColumn = places.indices.filter { places[$0]?.column == column }
    let next = direction > 0 ? inColumn.first { $0 > index } : inColumn.last { $0 < index }
    return (next ?? (direction > 0 ? last + 1 : first - 1)) - index
  }

  /// Does what a touch does on what the keys are pointed at.
  func press() {
    guard let target = pointer.target else { return }
    switch target.kind {
    case .button: perform(.tap(target.identifier))
    case .toggle: perform(.toggle(target.identifier))
    case .row(let row): perform(.select(target.identifier, row: row))
    case .field:
      keepsLetters = false
      perform(.focus(target.identifier))
    case .slider: session.message = Session.Message(text: "Drag it with ← and →.")
    case .table: session.message = Session.Message(text: "There is no row to touch.")
    }
  }

  /// Drags the slider that is pointed at by a twentieth of its length.
  private func slide(_ direction: Float) -> Bool {
    guard let target = pointer.target, target.kind == .slider,
      let thumb = session.panes.snapshots.first?[target.identifier]?.thumb
    else { return false }
    let value = thumb.value + direction * (thumb.maximum - thumb.minimum) / 20
    perform(.slide(target.identifier, to: min(max(value, thumb.minimum), thumb.maximum)))
    return true
  }

  func take(_ mouse: MouseInput, _ drawing: StageDrawing) {
    guard case .press(.left) = mouse.action else { return }
    // The last that was drawn lies in front.
    guard let spot = drawing.spots.last(where: { $0.area.contains(mouse.place) }) else {
      if let pane = drawing.pane(at: mouse.place) { session.focus(pane) }
      return
    }
    // Only in a pane that is not like the others.
    guard targets.contains(spot.target) else { return }
    session.focused = spot.pane
    point(at: spot.target)
    press()
  }
}

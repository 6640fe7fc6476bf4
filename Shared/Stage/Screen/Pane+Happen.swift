import Controls

/// How each input reaches the screen: as a person's hand would, through what the controls offer to a touch.
extension Pane {
  func happen(_ input: Input) throws(PaneError) {
    switch input {
    case .tap(let identifier):
      try button(identifier)?.tap()
      endFrame()
    case .type(let identifier, text: let text):
      try edit(identifier) { field in insert(text, into: field) }
    case .replace(let identifier, text: let text):
      try edit(identifier) { field in
        field.selectAll()
        insert(text, into: field)
      }
    case .clear(let identifier):
      try edit(identifier) { field in
        field.selectAll()
        field.deleteBackward()
        endFrame()
      }
    case .paste(let identifier, text: let text):
      try edit(identifier) { field in
        field.insert(text)
        endFrame()
      }
    case .submit(let identifier):
      try edit(identifier) { field in
        field.pressReturn()
        endFrame()
      }
    case .focus(let identifier):
      try edit(identifier) { _ in }
    case .select(let identifier, row: _), .scroll(let identifier):
      try refuse(identifier, needs: "a table")
    case .toggle(let identifier):
      try refuse(identifier, needs: "a switch")
    case .event(let name, let arguments):
      try happen(event: name, arguments)
    case .wait:
      break
    }
  }

  /// Touches the field, and goes on with `keys` if it took the focus.
  private func edit(_ identifier: String, _ keys: (TextField) -> Void) throws(PaneError) {
    guard let view = try view(identifier) else { return }
    guard let field = view as? TextField else {
      throw .wrongKind(identifier: identifier, is: view.appearance.kind, needs: "a text field")
    }
    let hadFocus = field.isEditing
    guard field.touch() else { return endFrame() }
    if !hadFocus { endFrame() }
    keys(field)
  }

  private func insert(_ text: String, into field: TextField) {
    for character in text {
      field.insert(String(character))
      endFrame()
    }
  }

  private func button(_ identifier: String) throws(PaneError) -> Button? {
    guard let view = try view(identifier) else { return nil }
    guard let button = view as? Button else {
      throw .wrongKind(identifier: identifier, is: view.appearance.kind, needs: "a button")
    }
    return button
  }

  private func refuse(_ identifier: String, needs: String) throws(PaneError) {
    guard let view = try view(identifier) else { return }
    throw .wrongKind(identifier: identifier, is: view.appearance.kind, needs: needs)
  }

  /// The view, or nil if it is one that comes later and is not there now: then nothing can be touched.
  private func view(_ identifier: String) throws(PaneError) -> View? {
    if let view = screen.view(identifier) { return view }
    guard S.laterIdentifiers.contains(identifier) else {
      throw .unknown(identifier: identifier, known: screen.views.map(\.identifier) + S.laterIdentifiers)
    }
    return nil
  }

  private func happen(event name: String, _ arguments: [String]) throws(PaneError) {
    guard let event = S.events.first(where: { $0.name == name }) else {
      throw .unknownEvent(name: name, known: S.events.map(\.name))
    }
    guard arguments.count == event.parameters.count else {
      throw .argumentCount(name: name, parameters: event.parameters)
    }
    switch event.effect {
    case .happens(let effect):
      do throws(BadArgument) { try effect(screen, world, arguments) } catch { throw .argument(error) }
      endFrame()
    case .reopens(let prepare):
      try reopen { (screen) throws(BadArgument) in try prepare(screen, arguments) }
    }
  }
}

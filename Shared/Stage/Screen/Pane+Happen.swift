import Controls
import World

/// The path of each input to the screen: as a person's hand would take it, through the touch interface of the controls.
extension Pane {
  /// Refuses what cannot be: a control or an event that the step does not have, a label that is to be tapped.
  ///
  /// Nothing happens to the screen. Arguments are not checked here: only the event itself can do that.
  package func validate(_ input: Input) throws(PaneError) {
    switch input {
    case .tap(let identifier): _ = try button(identifier)
    case .type(let identifier, _), .replace(let identifier, _), .clear(let identifier), .paste(let identifier, _),
      .press(let identifier, _), .submit(let identifier), .focus(let identifier):
      _ = try field(identifier)
    case .select(let identifier, row: _), .scroll(let identifier, to: _): _ = try table(identifier)
    case .toggle(let identifier): _ = try toggle(identifier)
    case .slide(let identifier, to: _): _ = try slider(identifier)
    case .event(let name, let arguments): _ = try event(name, arguments)
    case .reply: if world.replies == nil { throw awaitsReplies ? .noNetwork : .noReplay }
    case .wait: break
    }
  }

  func happen(_ input: Input) throws(PaneError) {
    switch input {
    case .tap(let identifier):
      try button(identifier)?.tap()
      endFrame()
    case .type(let identifier, text: let text):
      try edit(identifier) { field in insert(text, into: field) }
    case .clear(let identifier), .replace(let identifier, text: ""):
      try edit(identifier) { field in
        field.selectAll()
        field.deleteBackward()
        endFrame()
      }
    case .replace(let identifier, text: let text):
      try edit(identifier) { field in
        field.selectAll()
        insert(text, into: field)
      }
    case .paste(let identifier, text: let text):
      try edit(identifier) { field in
        field.insert(text)
        endFrame()
      }
    case .press(let identifier, let key):
      try edit(identifier) { field in
        field.press(key)
        endFrame()
      }
    case .submit(let identifier):
      try edit(identifier) { field in
        field.pressReturn()
        endFrame()
      }
    case .focus(let identifier):
      try edit(identifier) { _ in }
    case .slide(let identifier, to: let value):
      try slider(identifier)?.drag(to: value)
      endFrame()
    case .select(let identifier, row: let row):
      try table(identifier)?.touchRow(row - 1)
      endFrame()
    case .scroll(let identifier, to: let destination):
      let table = try table(identifier)
      switch destination {
      case .top: table?.scrollToTop()
      case .bottom: table?.scrollToBottom()
      case .row(let row): table?.scroll(toRow: row - 1)
      }
      endFrame()
    case .toggle(let identifier):
      try toggle(identifier)?.flip()
      endFrame()
    case .event(let name, let arguments):
      try happen(event(name, arguments), arguments)
    case .reply(let request, let answer):
      do throws(ScriptedNetworkError) {
        try world.replies?.deliver(answer, to: request)
      } catch {
        throw .reply(error)
      }
    case .wait:
      break
    }
  }

  /// Touches the field unless it has the focus, and continues with `keys` if it takes them.
  private func edit(_ identifier: String, _ keys: (TextField) -> Void) throws(PaneError) {
    guard let field = try field(identifier) else { return endFrame() }
    if !field.isEditing {
      guard field.touch() else { return endFrame() }
      endFrame()
    }
    keys(field)
  }

  private func insert(_ text: String, into field: TextField) {
    for character in text {
      field.insert(String(character))
      endFrame()
    }
  }

  private func happen(_ event: WorldEvent<S.Screen>, _ arguments: [String]) throws(PaneError) {
    switch event.effect {
    case .happens(let effect):
      do throws(BadArgument) { try effect(screen, world, arguments) } catch { throw .argument(error) }
      endFrame()
    case .reopens(let prepare):
      try reopen { (screen) throws(BadArgument) in try prepare(screen, arguments) }
    }
  }
}

nonisolated extension Input {
  /// True if the step itself declares the effect.
  var isEvent: Bool {
    if case .event = self { true } else { false }
  }
}

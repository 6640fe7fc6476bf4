import Controls

/// What an input names, or why it cannot be; nil for a control that comes later and is not there now.
extension Pane {
  func button(_ identifier: String) throws(PaneError) -> Button? {
    guard let view = try view(identifier) else { return nil }
    guard let button = view as? Button else { throw wrongKind(view, needs: "a button") }
    return button
  }

  func field(_ identifier: String) throws(PaneError) -> TextField? {
    guard let view = try view(identifier) else { return nil }
    guard let field = view as? TextField else { throw wrongKind(view, needs: "a text field") }
    return field
  }

  func slider(_ identifier: String) throws(PaneError) -> Slider? {
    guard let view = try view(identifier) else { return nil }
    guard let slider = view as? Slider else { throw wrongKind(view, needs: "a slider") }
    return slider
  }

  func refuse(_ identifier: String, needs: String) throws(PaneError) {
    if let view = try view(identifier) { throw wrongKind(view, needs: needs) }
  }

  private func wrongKind(_ view: View, needs: String) -> PaneError {
    .wrongKind(identifier: view.identifier, is: view.appearance.kind, needs: needs)
  }

  private func view(_ identifier: String) throws(PaneError) -> View? {
    if let view = screen.view(identifier) { return view }
    guard S.laterIdentifiers.contains(identifier) else {
      throw .unknown(identifier: identifier, known: screen.views.map(\.identifier) + S.laterIdentifiers)
    }
    return nil
  }

  func event(_ name: String, _ arguments: [String]) throws(PaneError) -> WorldEvent<S.Screen> {
    guard let event = S.events.first(where: { $0.name == name }) else {
      throw .unknownEvent(name: name, known: S.events.map(\.name))
    }
    guard arguments.count == event.parameters.count else {
      throw .argumentCount(name: name, parameters: event.parameters)
    }
    return event
  }
}

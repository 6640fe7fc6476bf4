import Controls

/// What an input names, or why it cannot be; nil for a control that is not there now: it comes later, or
/// another screen is in front of it.
extension Pane {
  package func button(_ identifier: String) throws(PaneError) -> Button? {
    guard let view = try view(identifier) else { return nil }
    guard let button = view as? Button else { throw wrongKind(view, needs: "a button") }
    return button
  }

  package func field(_ identifier: String) throws(PaneError) -> TextField? {
    guard let view = try view(identifier) else { return nil }
    guard let field = view as? TextField else { throw wrongKind(view, needs: "a text field") }
    return field
  }

  package func slider(_ identifier: String) throws(PaneError) -> Slider? {
    guard let view = try view(identifier) else { return nil }
    guard let slider = view as? Slider else { throw wrongKind(view, needs: "a slider") }
    return slider
  }

  package func table(_ identifier: String) throws(PaneError) -> Table? {
    guard let view = try view(identifier) else { return nil }
    guard let table = view as? Table else { throw wrongKind(view, needs: "a table") }
    return table
  }

  package func toggle(_ identifier: String) throws(PaneError) -> Switch? {
    guard let view = try view(identifier) else { return nil }
    guard let toggle = view as? Switch else { throw wrongKind(view, needs: "a switch") }
    return toggle
  }

  private func wrongKind(_ view: View, needs: String) -> PaneError {
    .wrongKind(identifier: view.identifier, is: view.appearance.kind, needs: needs)
  }

  /// What scripts may name: what is there from the start, and what comes later.
  package var identifiers: [String] { (screen.navigationBar + screen.views).map(\.identifier) + S.laterIdentifiers }

  private func view(_ identifier: String) throws(PaneError) -> View? {
    if let view = screen.view(identifier) { return view }
    let known = identifiers
    guard known.contains(identifier) else { throw .unknown(identifier: identifier, known: known) }
    return nil
  }

  package func event(_ name: String, _ arguments: [String]) throws(PaneError) -> WorldEvent<S.Screen> {
    guard let event = S.events.first(where: { $0.name == name }) else {
      throw .unknownEvent(name: name, known: S.events.map(\.name))
    }
    guard arguments.count == event.parameters.count else {
      throw .argumentCount(name: name, parameters: event.parameters)
    }
    return event
  }
}

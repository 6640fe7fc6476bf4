import Controls

/// The control or event that an input names, or the reason for which it is impossible; nil for a control that is absent
/// now: it comes later, or another screen is in front of it.
extension Pane {
  package func button(_ identifier: String) throws(PaneError) -> Button? { try control(identifier, "a button") }
  package func field(_ identifier: String) throws(PaneError) -> TextField? { try control(identifier, "a text field") }
  package func slider(_ identifier: String) throws(PaneError) -> Slider? { try control(identifier, "a slider") }
  package func table(_ identifier: String) throws(PaneError) -> Table? { try control(identifier, "a table") }
  package func toggle(_ identifier: String) throws(PaneError) -> Switch? { try control(identifier, "a switch") }

  private func control<Kind: View>(_ identifier: String, _ needed: String) throws(PaneError) -> Kind? {
    guard let view = try view(identifier) else { return nil }
    guard let control = view as? Kind else {
      throw .wrongKind(identifier: identifier, is: view.appearance.kind, needs: needed)
    }
    return control
  }

  /// The identifiers that scripts may name: those of the controls that exist from the start, and those that come later.
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

import Controls
import Stage

/// A possible input, offered as a line of a script.
nonisolated package struct MenuItem: Hashable {
  /// The line, or the beginning of one.
  package var text: String

  /// A Boolean value indicating whether the line is complete; else the person writes the rest.
  package var isComplete: Bool

  /// The part that the stage writes: all of the line, or the name of the event.
  package var beginning: String {
    isComplete ? text : text.split(separator: " ").prefix(2).joined(separator: " ") + " "
  }
}

extension Session {
  /// The inputs that a check of this step tries, then every event that takes arguments of its own, then the keys' own
  /// inputs.
  package var menu: [MenuItem] {
    let known = step.alphabet.map { MenuItem(text: $0.description, isComplete: true) }
    let events = step.eventForms.map { name, parameters in
      MenuItem(text: (["event", name] + parameters).joined(separator: " "), isComplete: parameters.isEmpty)
    }
    let scrolling = (panes.snapshots.first?.views ?? []).filter { $0.kind == .table }.flatMap { table in
      [Input.Destination.top, .bottom].map { destination in
        MenuItem(text: Input.scroll(table.identifier, to: destination).description, isComplete: true)
      }
    }
    let time = step.alphabet.contains { $0.control == nil } ? [MenuItem(text: "wait 1s", isComplete: true)] : []
    return (known + events + scrolling + time).withoutRepetitions
  }
}

extension Scene {
  /// The events by name, with what they take.
  package static var eventForms: [(name: String, parameters: [String])] { events.map { ($0.name, $0.parameters) } }
}

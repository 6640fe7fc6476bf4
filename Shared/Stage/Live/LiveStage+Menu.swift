import Controls

/// What can be done here, offered as lines of a script.
nonisolated struct MenuItem: Hashable {
  /// The line, or the beginning of one.
  var text: String

  /// Whether it lacks nothing; else the person writes the rest.
  var isComplete: Bool
}

extension LiveStage {
  /// What a check of this step would do, then every event that takes arguments of its own, then the keys' own inputs.
  var menu: [MenuItem] {
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

  /// Does what item `index` says, or lets the person write its rest.
  func choose(_ index: Int) {
    guard menu.indices.contains(index) else { return }
    let item = menu[index]
    guard item.isComplete else {
      // The event stands already; its arguments are to be written.
      let head = item.text.split(separator: " ").prefix(2).joined(separator: " ")
      message = nil
      mode = .line(LineEntry(head + " "))
      return
    }
    mode = .screen
    play(item.text)
  }
}

extension Scene {
  /// The events by name, with what they take.
  static var eventForms: [(name: String, parameters: [String])] { events.map { ($0.name, $0.parameters) } }
}

extension [MenuItem] {
  fileprivate var withoutRepetitions: [MenuItem] {
    var seen: Set<String> = []
    return filter { seen.insert($0.text).inserted }
  }
}

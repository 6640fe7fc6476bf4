import Controls
import Stage
import Terminal
import World

/// A session as marbles on a line of time: a line for each control that was used, and for each property that changed in
/// one way.
nonisolated package struct Marbles {
  /// The lines, all drawn over the same columns: a column for each moment of the session.
  package private(set) var lines: [(name: String, isInput: Bool, marbles: [String])] = []

  /// The time of each moment.
  package let times: [String]

  /// The marbles of pane `pane` in `session` up to moment `last`.
  package init(_ session: History, pane: Int, to last: Int) {
    let moments = session.moments[...last]
    times = moments.map(\.time.scriptText)
    for (column, moment) in moments.enumerated() {
      if let input = moment.input { add(input.marble, to: input.line, isInput: true, column) }
      for change in moment.changes[pane] where change.isVisible && !change.isByPerson {
        add(
          change.newValue.description.visible, to: "\(change.identifier).\(change.property.rawValue)",
          isInput: false, column)
      }
    }
    // Inputs stand above the changes that followed.
    lines = lines.filter(\.isInput) + lines.filter { !$0.isInput }
  }

  private mutating func add(_ marble: String, to name: String, isInput: Bool, _ column: Int) {
    let index = lines.firstIndex { $0.name == name && $0.isInput == isInput } ?? lines.endIndex
    if index == lines.endIndex { lines.append((name, isInput, Array(repeating: "", count: times.count))) }
    let before = lines[index].marbles[column]
    lines[index].marbles[column] = before.isEmpty ? marble : "\(before),\(marble)"
  }
}

nonisolated extension Input {
  /// The name of its line: the control that was touched, or the event.
  fileprivate var line: String {
    switch self {
    case .event(let name, _): name
    case .reply: "reply"
    case .wait: "wait"
    default: control ?? ""
    }
  }

  /// Its marble.
  fileprivate var marble: String {
    switch self {
    case .tap: "●"
    case .type(_, let text), .paste(_, let text), .replace(_, let text): quoted(text)
    case .clear: "clear"
    case .press(_, let key): key.rawValue
    case .submit: "return"
    case .select(_, let row): "row \(row)"
    case .scroll(_, let destination): "to \(destination)"
    case .toggle: "●"
    case .slide(_, let value): Grammar.written(value)
    case .focus: "focus"
    case .event(_, let arguments): arguments.isEmpty ? "●" : arguments.joined(separator: " ").visible
    case .reply(_, let answer): answer.isEnd ? "end" : "●"
    case .wait(let duration): duration.scriptText
    }
  }
}

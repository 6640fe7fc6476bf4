import Controls
import Terminal
import World

/// Time as marbles: one line for each thing that was done, and one for each thing that one way showed because of it.
nonisolated struct Marbles {
  /// The lines, all drawn over the same columns: a column for each moment of the session.
  private(set) var lines: [(name: String, isInput: Bool, marbles: [String])] = []

  /// When each moment was.
  private let times: [String]

  /// What pane `pane` did in `session` up to moment `last`.
  init(_ session: Session, pane: Int, to last: Int) {
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
    // What was done stands above what came of it.
    lines = lines.filter(\.isInput) + lines.filter { !$0.isInput }
  }

  private mutating func add(_ marble: String, to name: String, isInput: Bool, _ column: Int) {
    let index = lines.firstIndex { $0.name == name && $0.isInput == isInput } ?? lines.endIndex
    if index == lines.endIndex { lines.append((name, isInput, Array(repeating: "", count: times.count))) }
    let before = lines[index].marbles[column]
    lines[index].marbles[column] = before.isEmpty ? marble : "\(before),\(marble)"
  }

  /// The diagram on `width` columns: as many of the last moments as fit.
  func drawn(columns width: Int) -> [[Stretch]] {
    let head = min((lines.map(\.name.displayWidth).max() ?? 0) + 2, max(8, width / 3))
    let marbles = lines.map { $0.marbles.map { $0.shortened(toColumns: 16) } }
    let widths = times.indices.map { column in
      1 + max(times[column].displayWidth, marbles.map { $0[column].displayWidth }.max() ?? 0)
    }
    var first = widths.count
    var room = width - head - 1
    while first > 0, widths[first - 1] <= room {
      first -= 1
      room -= widths[first]
    }
    let shown = first..<widths.count
    let clock = shown.map { times[$0].padded(to: widths[$0]) }.joined()
    return [[Stretch("time".padded(to: head), .faint), Stretch(clock, .faint)]]
      + zip(lines, marbles).map { line, marbles in
        let name = line.name.shortened(toColumns: head - 1).padded(to: head)
        let track = shown.map { column in
          marbles[column].padded(to: widths[column], with: "─")
        }.joined()
        return [
          Stretch(name, line.isInput ? .strong : .plain), Stretch(track, line.isInput ? .strong : .plain),
          Stretch("▷", .faint),
        ]
      }
  }
}

nonisolated extension Input {
  /// On which line it stands: what was touched, or what happened.
  fileprivate var line: String {
    switch self {
    case .event(let name, _): name
    case .reply: "reply"
    case .wait: "wait"
    default: control ?? ""
    }
  }

  /// How it is drawn there.
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

nonisolated extension String {
  fileprivate func padded(to width: Int, with filling: String) -> String {
    self + String(repeating: filling, count: max(0, width - displayWidth))
  }
}

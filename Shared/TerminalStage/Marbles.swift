import Controls
import Stage
import StageSession
import Terminal
import World

/// Time as marbles: one line for each thing that was done, and one for each thing that one way showed because of it.
nonisolated struct Marbles {
  /// The lines, all drawn over the same columns: a column for each moment of the session.
  private(set) var lines: [(name: String, isInput: Bool, marbles: [String])] = []

  /// When each moment was.
  private let times: [String]

  /// The marbles of pane `pane` in `session` up to moment `last`.
  init(_ session: History, pane: Int, to last: Int) {
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

  /// The diagram on `width` columns: as many of the moments up to `end` as fit, by default the last ones. An
  /// ellipsis stands for those before and behind.
  func drawn(columns width: Int, to end: Int? = nil) -> [[TextRun]] {
    let shown = shown(columns: width, to: end)
    let (head, widths) = (head(of: width), widths)
    let before = shown.lowerBound > 0 ? "…" : ""
    let clock = shown.map { times[$0].padded(to: widths[$0]) }.joined()
    return [[TextRun("time".padded(to: head), .faint), TextRun(before + clock, .faint)]]
      + lines.map { line in
        let name = line.name.shortened(toColumns: head - 1).padded(to: head)
        let track = shown.map { Self.short(line.marbles[$0]).padded(to: widths[$0], with: "─") }.joined()
        return [
          TextRun(name, line.isInput ? .strong : .plain), TextRun(before, .faint),
          TextRun(track, line.isInput ? .strong : .plain),
          TextRun(shown.upperBound < times.count ? "…" : "▷", .faint),
        ]
      }
  }

  /// The moments that are drawn on `width` columns. Where those at the beginning leave room, more follow than up to `end`.
  func shown(columns width: Int, to end: Int? = nil) -> Range<Int> {
    let widths = widths
    let room = width - head(of: width) - 1
    let last = min(max(0, end ?? .max), widths.count - 1)
    var used = widths[last]
    var first = last
    // Whatever stands before takes a column for its sign.
    while first > 0, used + widths[first - 1] + (first > 1 ? 1 : 0) <= room {
      first -= 1
      used += widths[first]
    }
    guard first == 0 else { return first..<(last + 1) }
    var upper = last + 1
    while upper < widths.count, used + widths[upper] <= room {
      used += widths[upper]
      upper += 1
    }
    return 0..<upper
  }

  private func head(of width: Int) -> Int {
    min((lines.map(\.name.displayWidth).max() ?? 0) + 2, max(8, width / 3))
  }

  /// The width of each moment.
  private var widths: [Int] {
    times.indices.map { column in
      1 + max(times[column].displayWidth, lines.map { Self.short($0.marbles[column]).displayWidth }.max() ?? 0)
    }
  }

  private static func short(_ marble: String) -> String { marble.shortened(toColumns: 16) }
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

  /// The sign for it.
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

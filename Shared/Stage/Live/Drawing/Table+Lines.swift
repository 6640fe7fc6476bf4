import Controls
import Terminal

nonisolated extension Appearance.Table {
  /// The columns of its widest line, within reason.
  var desiredWidth: Int {
    min(
      48,
      elements.map { element in
        switch element {
        case .header(let title, _), .footer(let title, _): title.visible.displayWidth
        case .row(let row):
          2 + row.words.visible.displayWidth + (row.control.map { $0.desiredWidth(.normal) + 1 } ?? 0) + 2
        }
      }.max() ?? 0)
  }

  /// How many lines it takes where there is room for all.
  var lineCount: Int { (rows.isEmpty ? 1 : 0) + elements.count(where: \.isDrawn) + (goesOn ? 1 : 0) }

  /// What is in sight, a line for each row; the sections that have a title with it. `height` lines around the row that the
  /// keys are pointed at, or from the top; the last says which rows they are, if there are more.
  func lines(_ identifier: String, _ width: Int, _ height: Int, _ pointed: Target?) -> [[Stretch]] {
    let nothing = [Stretch("(no rows)", pointed?.identifier == identifier ? .pointed : .faint)]
    return (rows.isEmpty ? [nothing] : [])
      + shown(identifier, height, pointed).map { element in
        switch element {
        case .header(let title, _), .footer(let title, _):
          [Stretch(title.visible, .strong)].shortened(to: width)
        case .row(let row):
          line(row, width, pointed == Target(identifier: identifier, kind: .row(row.number)), pointed)
        }
      } + (place(identifier, height, pointed).map { [[Stretch($0, .faint)].shortened(to: width)] } ?? [])
  }

  /// What can be touched on each of these lines, and in which columns: a row, and in front of it what is in it.
  func targets(
    _ identifier: String, _ width: Int, _ height: Int, _ pointed: Target?
  ) -> [[(columns: Range<Int>, target: Target)]] {
    let nothing = [(columns: 0..<width, target: Target(identifier: identifier, kind: .table))]
    return (rows.isEmpty ? [nothing] : [])
      + shown(identifier, height, pointed).map { element in
        guard case .row(let row) = element else { return [] }
        let whole = (columns: 0..<width, target: Target(identifier: identifier, kind: .row(row.number)))
        guard let control = row.control, let target = control.targets.first else { return [whole] }
        let end = line(row, width, false, nil).displayWidth - (row.disclosesMore ? 2 : 0)
        let start = end - (control.lines(width: 12).first ?? []).displayWidth
        return [whole, (columns: start..<max(start, end), target: target)]
      }
  }

  /// Whether there are rows that are not in sight.
  private var goesOn: Bool { !rows.isEmpty && rows.count < rowCount }

  /// Whether the last of `height` lines says which rows stand above it.
  private func isPlaced(on height: Int) -> Bool {
    height > 1 && !rows.isEmpty && (goesOn || elements.count(where: \.isDrawn) > height)
  }

  /// Which rows can be seen out of how many, and where there are more: `1–5 of 11 ▾`.
  private func place(_ identifier: String, _ height: Int, _ pointed: Target?) -> String? {
    guard isPlaced(on: height) else { return nil }
    let numbers = shown(identifier, height, pointed).compactMap { element in
      if case .row(let row) = element { row.number } else { nil }
    }
    guard let first = numbers.first, let last = numbers.last else { return nil }
    let range = first == last ? "\(first)" : "\(first)–\(last)"
    let arrows = (first > 1 ? "▴" : "") + (last < rowCount ? "▾" : "")
    return "\(range) of \(rowCount)\(arrows.isEmpty ? "" : " \(arrows)")"
  }

  private func shown(_ identifier: String, _ height: Int, _ pointed: Target?) -> ArraySlice<Element> {
    let elements = elements.filter(\.isDrawn)
    let height = height - (isPlaced(on: height) ? 1 : 0)
    guard elements.count > height else { return elements[...] }
    let focus = elements.firstIndex { element in
      guard case .row(let row) = element, let pointed else { return false }
      return pointed == Target(identifier: identifier, kind: .row(row.number))
        || row.control?.identifier == pointed.identifier
    }
    let start = min(max(0, (focus ?? 0) - height / 2), elements.count - max(0, height))
    return elements[start..<(start + max(0, height))]
  }

  private func line(_ row: Row, _ width: Int, _ isPointed: Bool, _ pointed: Target?) -> [Stretch] {
    let mark = Stretch(row.number == selectedRow ? "▸ " : "  ", .strong)
    var tail: [Stretch] = []
    if let control = row.control { tail += [Stretch(" ")] + (control.lines(width: 12, pointed: pointed).first ?? []) }
    if row.disclosesMore { tail.append(Stretch(" ›", .faint)) }
    let look: Stretch.Look = isPointed ? .pointed : row.isEnabled ? .plain : .faint
    let text = Stretch(row.words.visible, look)
    return [mark] + [text].shortened(to: max(1, width - 2 - tail.displayWidth)) + tail
  }
}

nonisolated extension Appearance.Table.Element {
  /// Titles that say nothing are left out.
  fileprivate var isDrawn: Bool {
    switch self {
    case .header(let title, _), .footer(let title, _): !title.isEmpty
    case .row: true
    }
  }
}

nonisolated extension Appearance.Scrolling {
  /// The columns of its widest line, within reason.
  var desiredWidth: Int { min(40, 12 + (lines.suffix(50).map(\.visible.displayWidth).max() ?? 0)) }

  /// Which lines can be seen whole, and the last of those.
  func lines(_ width: Int, _ height: Int) -> [[Stretch]] {
    guard lastVisibleLine != nil else { return [[Stretch("0 of \(lines.count)", .faint)]] }
    let shown = lines[visibleLines].suffix(max(1, min(height - 1, 6)))
    let head = [Stretch("\(visibleLines.lowerBound + 1)–\(visibleLines.upperBound) of \(lines.count)", .faint)]
    return [head] + shown.map { [Stretch($0.visible)].shortened(to: width) }
  }
}

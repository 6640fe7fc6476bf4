import Controls
import Terminal

nonisolated extension Appearance.Table {
  /// The columns of its widest line, within reason.
  var desiredWidth: Int {
    min(
      48,
      elements.map { element in
        switch element {
        case .header(let title, _), .footer(let title, _): title.escapedForTerminal.displayWidth
        case .row(let row):
          2 + row.words.escapedForTerminal.displayWidth + (row.control.map { $0.desiredWidth(.normal) + 1 } ?? 0) + 2
        }
      }.max() ?? 0)
  }

  /// What is in sight, a line for each row; the sections that have a title with it. `height` lines around the row that the
  /// keys are pointed at, or from the top.
  func lines(_ identifier: String, _ width: Int, _ height: Int, _ pointed: Target?) -> [[Stretch]] {
    let shown = shown(identifier, height, pointed)
    guard !shown.isEmpty else {
      return [[Stretch("(no rows)", pointed?.identifier == identifier ? .pointed : .faint)]]
    }
    return shown.map { element in
      switch element {
      case .header(let title, _), .footer(let title, _):
        [Stretch(title.escapedForTerminal, .strong)].shortened(to: width)
      case .row(let row):
        line(row, width, pointed == Target(identifier: identifier, kind: .row(row.number)), pointed)
      }
    }
  }

  /// What stands on each of these lines.
  func targets(_ identifier: String, _ height: Int, _ pointed: Target?) -> [Target?] {
    shown(identifier, height, pointed).map { element in
      if case .row(let row) = element { Target(identifier: identifier, kind: .row(row.number)) } else { nil }
    }
  }

  private func shown(_ identifier: String, _ height: Int, _ pointed: Target?) -> ArraySlice<Element> {
    let elements = elements.filter { element in
      switch element {
      case .header(let title, _), .footer(let title, _): !title.isEmpty
      case .row: true
      }
    }
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
    let text = Stretch(row.words.escapedForTerminal, look)
    return [mark] + [text].shortened(to: max(1, width - 2 - tail.displayWidth)) + tail
  }
}

nonisolated extension Appearance.Scrolling {
  /// The columns of its widest line, within reason.
  var desiredWidth: Int { min(40, 12 + (lines.suffix(50).map(\.escapedForTerminal.displayWidth).max() ?? 0)) }

  /// Which lines can be seen whole, and the last of those.
  func lines(_ width: Int, _ height: Int) -> [[Stretch]] {
    guard lastVisibleLine != nil else { return [[Stretch("0 of \(lines.count)", .faint)]] }
    let shown = lines[visibleLines].suffix(max(1, min(height - 1, 6)))
    let head = [Stretch("\(visibleLines.lowerBound + 1)–\(visibleLines.upperBound) of \(lines.count)", .faint)]
    return [head] + shown.map { [Stretch($0.escapedForTerminal)].shortened(to: width) }
  }
}

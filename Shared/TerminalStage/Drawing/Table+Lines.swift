import Controls
import Stage
import StageSession
import Terminal

nonisolated extension Appearance.Table {
  /// The columns of its widest line, within reason.
  var desiredWidth: Int {
    if let columnCount { return columnCount * (Row.widestCell + 1) - 1 }
    return min(
      48,
      elements.map { element in
        switch element {
        case .header(let title, _), .footer(let title, _): title.visible.displayWidth
        case .row(let row):
          2 + row.words.visible.displayWidth + (row.control.map { $0.desiredWidth(.normal) + 1 } ?? 0) + 2
        }
      }.max() ?? 0)
  }

  /// The number of lines that it takes where there is room for all.
  var lineCount: Int { (rows.isEmpty ? 1 : 0) + bands.count + (goesOn ? 1 : 0) }

  /// The visible lines: one for each row, or for as many cells as a grid has columns, and one for each title.
  /// `height` lines around the row that the keys are pointed at, or from the top; the last says which rows they are, if
  /// there are more.
  func lines(_ identifier: String, _ width: Int, _ height: Int, _ pointed: Target?) -> [[TextRun]] {
    let nothing = [TextRun("(no rows)", pointed?.identifier == identifier ? .pointed : .faint)]
    return (rows.isEmpty ? [nothing] : [])
      + shown(identifier, height, pointed).map { band in
        switch band {
        case .title(let title): [TextRun(title, .strong)].shortened(to: width)
        case .row(let row): line(row, width, isPointed(row, identifier, pointed), pointed)
        case .cells(let rows): cells(rows, width) { isPointed($0, identifier, pointed) }
        }
      } + (place(identifier, height, pointed).map { [[TextRun($0, .faint)].shortened(to: width)] } ?? [])
  }

  /// Returns the targets on each of these lines, with their columns: a row, and in front of it the control in it.
  func targets(
    _ identifier: String, _ width: Int, _ height: Int, _ pointed: Target?
  ) -> [[(columns: Range<Int>, target: Target)]] {
    let nothing = [(columns: 0..<width, target: Target(identifier: identifier, kind: .table))]
    return (rows.isEmpty ? [nothing] : [])
      + shown(identifier, height, pointed).map { band in
        switch band {
        case .title: return []
        case .cells(let rows):
          let cell = cellWidth(width)
          return rows.enumerated().map { index, row in
            let start = index * (cell + 1)
            return (columns: start..<(start + cell), target: Target(identifier: identifier, kind: .row(row.number)))
          }
        case .row(let row):
          let whole = (columns: 0..<width, target: Target(identifier: identifier, kind: .row(row.number)))
          guard let control = row.control, let target = control.targets.first else { return [whole] }
          let end = line(row, width, false, nil).displayWidth - (row.disclosesMore ? 2 : 0)
          let start = end - (control.lines(width: 12).first ?? []).displayWidth
          return [whole, (columns: start..<max(start, end), target: target)]
        }
      }
  }

  /// The content of one line.
  private enum Band {
    case title(String)
    case row(Row)
    case cells([Row])

    var rows: [Row] {
      switch self {
      case .title: []
      case .row(let row): [row]
      case .cells(let rows): rows
      }
    }
  }

  /// The visible lines, without empty titles.
  private var bands: [Band] {
    var bands: [Band] = []
    for element in elements {
      switch element {
      case .header(let title, _), .footer(let title, _):
        if !title.isEmpty { bands.append(.title(title.visible)) }
      case .row(let row):
        if row.column == nil {
          bands.append(.row(row))
        } else if row.column != 0, case .cells(let rows)? = bands.last {
          bands[bands.endIndex - 1] = .cells(rows + [row])
        } else {
          bands.append(.cells([row]))
        }
      }
    }
    return bands
  }

  /// The number of columns in sight of a grid; `nil` for a list.
  private var columnCount: Int? { rows.compactMap(\.column).max().map { $0 + 1 } }

  /// The columns of a cell, so that all of a line find room on `width` columns.
  private func cellWidth(_ width: Int) -> Int {
    max(1, min(Row.widestCell, (width + 1) / (columnCount ?? 1) - 1))
  }

  /// True if some rows are not in sight.
  private var goesOn: Bool { !rows.isEmpty && rows.count < rowCount }

  /// Returns true if the last of `height` lines says which rows stand above it.
  private func isPlaced(on height: Int) -> Bool {
    height > 1 && !rows.isEmpty && (goesOn || bands.count > height)
  }

  /// Which rows can be seen out of how many, and where there are more: `1–5 of 11 ▾`.
  private func place(_ identifier: String, _ height: Int, _ pointed: Target?) -> String? {
    guard isPlaced(on: height) else { return nil }
    let numbers = shown(identifier, height, pointed).flatMap(\.rows).map(\.number)
    guard let first = numbers.first, let last = numbers.last else { return nil }
    let range = first == last ? "\(first)" : "\(first)–\(last)"
    let arrows = (first > 1 ? "▴" : "") + (last < rowCount ? "▾" : "")
    return "\(range) of \(rowCount)\(arrows.isEmpty ? "" : " \(arrows)")"
  }

  private func shown(_ identifier: String, _ height: Int, _ pointed: Target?) -> ArraySlice<Band> {
    let bands = bands
    let height = height - (isPlaced(on: height) ? 1 : 0)
    guard bands.count > height else { return bands[...] }
    let focus = bands.firstIndex { band in
      band.rows.contains { row in
        guard let pointed else { return false }
        return isPointed(row, identifier, pointed) || row.control?.identifier == pointed.identifier
      }
    }
    let start = min(max(0, (focus ?? 0) - height / 2), bands.count - max(0, height))
    return bands[start..<(start + max(0, height))]
  }

  private func isPointed(_ row: Row, _ identifier: String, _ pointed: Target?) -> Bool {
    pointed == Target(identifier: identifier, kind: .row(row.number))
  }

  private func cells(_ rows: [Row], _ width: Int, isPointed: (Row) -> Bool) -> [TextRun] {
    let cells = rows.map { row in
      let text = row.cell(width: cellWidth(width), isSelected: row.number == selectedRow, "…")
      return TextRun(text, isPointed(row) ? .pointed : row.isEnabled ? .plain : .faint)
    }
    return Array(cells.map { [$0] }.joined(separator: [TextRun(" ")]))
  }

  private func line(_ row: Row, _ width: Int, _ isPointed: Bool, _ pointed: Target?) -> [TextRun] {
    let mark = TextRun(row.number == selectedRow ? "▸ " : "  ", .strong)
    var tail: [TextRun] = []
    if let control = row.control { tail += [TextRun(" ")] + (control.lines(width: 12, pointed: pointed).first ?? []) }
    if row.disclosesMore { tail.append(TextRun(" ›", .faint)) }
    let look: TextRun.Look = isPointed ? .pointed : row.isEnabled ? .plain : .faint
    let text = TextRun(row.words.visible, look)
    return [mark] + [text].shortened(to: max(1, width - 2 - tail.displayWidth)) + tail
  }
}

nonisolated extension Appearance.Scrolling {
  /// The columns of its widest line, within reason.
  var desiredWidth: Int { min(40, 12 + (lines.suffix(50).map(\.visible.displayWidth).max() ?? 0)) }

  /// Which lines can be seen whole, and the last of those.
  func lines(_ width: Int, _ height: Int) -> [[TextRun]] {
    guard lastVisibleLine != nil else { return [[TextRun("0 of \(lines.count)", .faint)]] }
    let shown = lines[visibleLines].suffix(max(1, min(height - 1, 6)))
    let head = [TextRun("\(visibleLines.lowerBound + 1)–\(visibleLines.upperBound) of \(lines.count)", .faint)]
    return [head] + shown.map { [TextRun($0.visible)].shortened(to: width) }
  }
}

import Calls
import Stage
import StageSession
import Terminal

/// The source beside the panes, or below them, or in their place: as there is room.
extension StageDrawing {
  /// Where the source stands, and what of it.
  struct Code {
    let area: Area
    let position: Position
    var rows = RowsInSight()
  }

  enum Position {
    case besidePanes, belowPanes, insteadOfPanes
  }

  /// The columns on the right that the source takes away from the panes.
  static func columnsForCode(of columns: Int) -> Int { columns >= 150 ? columns / 2 : 0 }

  /// The width of the list of inputs from which travellers choose a moment.
  var sessionColumns: Int { min(36, layout.below.extent.columns / 3) }

  /// Where the source is to stand, if it is to be seen.
  var codePlace: Code? {
    guard stage.session.code != nil else { return nil }
    let (bottom, below) = (layout.status.origin.row, layout.below)
    let left = below.extent.columns
    if left < extent.columns {
      // A line and a blank stand between.
      let area = Area(column: left + 2, row: 0, columns: extent.columns - left - 2, rows: bottom)
      return Code(area: area, position: .besidePanes)
    }
    guard below.extent.rows >= 9 else {
      let top = layout.form == .tabs ? 1 : 0
      let area = Area(column: 0, row: top, columns: extent.columns, rows: bottom - top)
      return Code(area: area, position: .insteadOfPanes)
    }
    let start = stage.session.journey == nil ? 0 : sessionColumns + 1
    let area = Area(column: start, row: below.origin.row, columns: left - start, rows: below.extent.rows)
    return Code(area: area, position: .belowPanes)
  }

  mutating func drawCode(_ place: Code) -> Code {
    var code = place
    let area = code.area
    if code.position == .besidePanes {
      let line = Area(column: area.origin.column - 2, row: 0, columns: 1, rows: area.extent.rows)
      surface.fill(line, with: "│", style: TextStyle(.faint))
    }
    let head = codeHead(columns: area.extent.columns, isAlone: code.position == .insteadOfPanes)
    code.rows.height = max(0, area.extent.rows - head.count)
    let page = codePage(columns: area.extent.columns)
    code.rows.count = page?.rows.count ?? 0
    code.rows.top = page?.top(stage.session.code?.row(over: stage.session.shownFiles), height: code.rows.height) ?? 0
    let seen = page?.rows.dropFirst(code.rows.top).prefix(code.rows.height) ?? []
    for (offset, row) in (head + seen).prefix(area.extent.rows).enumerated() {
      let place = Place(column: area.origin.column, row: area.origin.row + offset)
      write(row.shortened(to: area.extent.columns), at: place, in: area)
    }
    return code
  }

  private func codePage(columns: Int) -> CodePage? {
    let source = CodePage.Source(
      files: stage.session.shownFiles, isComparison: stage.session.compared != nil, columns: columns)
    // To compare two files takes a while, and each key is a drawing.
    return stage.codePage.made(of: source) { source in
      let texts = source.files.compactMap { file in
        file.path.flatMap(stage.session.sources.source).map {
          CodeText($0, ran: file.ran?.lines.keys.sorted() ?? [], calls: file.calls)
        }
      }
      guard let first = texts.first else { return nil }
      return source.isComparison && texts.count == 2
        ? CodePage(first, texts[1], columns: source.columns) : CodePage(first, columns: source.columns)
    }
  }

  /// Returns the name of the file, and the reason for which the lines that ran are not marked, if there is one.
  private func codeHead(columns: Int, isAlone: Bool) -> [[TextRun]] {
    let panes = [stage.session.lookedInto, stage.session.compared].compactMap { $0 }
    var title: [TextRun] = []
    if isAlone, stage.session.journey != nil {
      title.append(TextRun("\(moment.input?.description ?? "opened")  ".visible, .pointed))
    }
    for (index, (pane, file)) in zip(panes, stage.session.shownFiles).enumerated() {
      if index > 0 { title.append(TextRun("  ↔  ", .faint)) }
      title.append(TextRun(names[pane], .way(names[pane])))
      title.append(TextRun(": \(file.path.map(stage.session.sources.name) ?? "no source")", .strong))
      guard stage.session.ran != nil else { continue }
      title.append(TextRun("  \(words(on: file.ran?.lines.count ?? 0))", .faint))
    }
    guard let note = stage.session.lineNote?.wrapped(toColumns: max(10, columns)) else {
      return [title.shortened(to: columns)]
    }
    let fits = note.count <= max(1, extent.rows / 8)
    return [title.shortened(to: columns)]
      + (fits ? note : ["No line is marked: \(stage.keysForAccounts.all) says why."]).map {
        [TextRun($0, .faint)].shortened(to: columns)
      }
  }

  /// Returns the meaning of the marks on `count` lines of a file.
  private func words(on count: Int) -> String {
    if stage.session.quiz != nil { return count == 0 ? "as it should be" : "▸ the fault" }
    return count == 0 ? "nothing of it ran" : "\(counted(count, "line")) just ran"
  }
}

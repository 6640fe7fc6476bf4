import Stage
import StageSession
import Terminal

/// The panes, each in its frame.
extension StageDrawing {
  mutating func drawPane(_ index: Int, _ area: Area) {
    let isOdd = isOdd(index)
    let isFocused = index == stage.session.focused && names.count > 1
    let sign = TextRun(isOdd ? "✗ " : isFocused ? "▸ " : "", isOdd ? .bad : .strong)
    let title = [sign, TextRun(names[index], .way(names[index]))]
    drawFrame(area, title: title, style: isOdd ? .bad : isFocused ? .strong : .faint)
    let inside = Area(
      column: area.origin.column + 2, row: area.origin.row + 1, columns: area.extent.columns - 4,
      rows: area.extent.rows - 2)
    drawScreen(index, inside)
    if let alert = moment.snapshots[index].alert { draw(alert, index, inside) }
  }

  /// A Boolean value indicating whether the pane is marked: it is odd, or no majority shows which panes are odd.
  func isOdd(_ index: Int) -> Bool {
    guard let disagreement = stage.session.disagreement else { return false }
    return disagreement.isUndecided || disagreement.oddOnes.contains(names[index])
  }

  mutating func drawFrame(_ area: Area, title: [TextRun], style: TextRun.Look) {
    let (left, top) = (area.columns.lowerBound, area.rows.lowerBound)
    let (right, bottom) = (area.columns.upperBound - 1, area.rows.upperBound - 1)
    guard right > left + 1, bottom > top else { return }
    let line = style.textStyle
    surface.fill(Area(column: left, row: top, columns: area.extent.columns, rows: 1), with: "─", style: line)
    surface.fill(Area(column: left, row: bottom, columns: area.extent.columns, rows: 1), with: "─", style: line)
    surface.fill(Area(column: left, row: top, columns: 1, rows: area.extent.rows), with: "│", style: line)
    surface.fill(Area(column: right, row: top, columns: 1, rows: area.extent.rows), with: "│", style: line)
    for (text, column, row) in [("┌", left, top), ("┐", right, top), ("└", left, bottom), ("┘", right, bottom)] {
      surface.write(text, at: Place(column: column, row: row), style: line)
    }
    let name = title.shortened(to: max(0, area.extent.columns - 6))
    write([TextRun(" ")] + name + [TextRun(" ")], at: Place(column: left + 2, row: top), in: area)
  }
}

import Controls
import Stage
import StageSession
import Terminal

/// An alert in front of the screen of a pane.
extension StageDrawing {
  mutating func draw(_ alert: Snapshot.AlertSnapshot, _ pane: Int, _ inside: Area) {
    let layout = AlertLayout(alert, width: inside.extent.columns)
    let rows = min(inside.extent.rows, layout.height)
    let box = Area(
      column: inside.origin.column, row: inside.origin.row + max(0, (inside.extent.rows - rows) / 2),
      columns: inside.extent.columns, rows: rows)
    surface.fill(box)
    drawFrame(box, title: [TextRun("!", .strong)], style: .strong)
    let room = max(0, rows - AlertLayout.frame)
    // Where there is little room, an answer can be given before all can be read.
    let buttons = shown(layout.buttons, on: max(1, min(room, layout.buttons.count)))
    for (offset, line) in layout.words.prefix(max(0, room - buttons.count)).enumerated() {
      write(line, at: Place(column: box.origin.column + 2, row: box.origin.row + 1 + offset), in: box)
    }
    for (offset, line) in buttons.enumerated() {
      let row = box.rows.upperBound - 1 - buttons.count + offset
      draw(line, pane, Area(column: box.origin.column + 2, row: row, columns: box.extent.columns - 4, rows: 1))
    }
  }

  private mutating func draw(_ buttons: [Appearance], _ pane: Int, _ line: Area) {
    var column = line.origin.column
    for button in buttons {
      let text = button.lines(width: line.extent.columns, pointed: stage.pointer.target).first ?? []
      write(text, at: Place(column: column, row: line.origin.row), in: line)
      let area = Area(column: column, row: line.origin.row, columns: text.displayWidth, rows: 1)
      for target in button.targets { spots.append(Spot(area: area, pane: pane, target: target)) }
      column += text.displayWidth + 1
    }
  }

  /// As many of the lines as there are `rows`, with the one that the keys are pointed at.
  private func shown(_ buttons: [[Appearance]], on rows: Int) -> ArraySlice<[Appearance]> {
    let pointed = buttons.firstIndex { $0.contains { $0.identifier == stage.pointer.target?.identifier } } ?? 0
    let start = min(max(0, pointed - rows + 1), max(0, buttons.count - rows))
    return buttons[start...].prefix(rows)
  }
}

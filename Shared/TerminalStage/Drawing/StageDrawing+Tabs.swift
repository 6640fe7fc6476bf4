import Stage
import StageSession
import Terminal

/// The names of all panes, where only one is shown.
extension StageDrawing {
  mutating func drawTabs() {
    let texts = names.indices.map { " \($0 + 1) \(isOdd($0) ? "✗ " : "")\(names[$0]) " }
    let fits = texts.reduce(-1) { $0 + 1 + $1.displayWidth } <= extent.columns
    var column = 0
    for index in names.indices {
      let isShown = layout.panes[index] != nil
      // Numbers do for those that are not shown.
      let text = fits || isShown ? texts[index] : " \(index + 1)\(isOdd(index) ? " ✗" : "") "
      var style = TextRun.Look.way(names[index]).textStyle
      if isShown { style.traits.insert(.reversed) }
      surface.write(text, at: Place(column: column, row: 0), style: style)
      tabs.append(Area(column: column, row: 0, columns: text.displayWidth, rows: 1))
      column += text.displayWidth + 1
    }
  }
}

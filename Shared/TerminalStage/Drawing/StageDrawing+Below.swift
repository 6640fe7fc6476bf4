import Controls
import Stage
import StageSession
import Terminal

/// The area below the panes: what just happened, or a list to choose from, or a page in the place of all.
extension StageDrawing {
  mutating func drawBelow() {
    switch stage.mode {
    case .menu(let index): drawMenu(index)
    case .screen where !stage.isOnScreens: drawHistory()
    case .screen, .line, .page: if hasRoomBelow { drawAccounts(layout.below) }
    }
  }

  /// True if no source stands there.
  private var hasRoomBelow: Bool { code == nil || code?.position == .besidePanes }

  private mutating func drawMenu(_ index: Int) {
    let room = makeRoom(atLeast: 6, over: 8)
    surface.fill(room)
    drawList("What can be done", stage.session.menu.map(\.text), index, in: room)
  }

  /// Where a list can be read: below the panes, or over `rows` of them if `least` rows are not there.
  private mutating func makeRoom(atLeast least: Int, over rows: Int) -> Area {
    guard layout.below.extent.rows < least else { return layout.below }
    let rows = min(rows, layout.status.origin.row)
    let columns = layout.below.extent.columns
    let area = Area(column: 0, row: layout.status.origin.row - rows, columns: columns, rows: rows)
    surface.fill(area)
    return area
  }

  private mutating func drawHistory() {
    // Where the source is all there is room for, its head says which moment it is.
    guard let index = stage.session.journey, code?.position != .insteadOfPanes else { return }
    // A traveller wants to see the screens.
    let room = makeRoom(atLeast: 3, over: 4)
    let list = Area(
      column: room.origin.column, row: room.origin.row, columns: sessionColumns, rows: room.extent.rows)
    drawList("The session", stage.session.history.moments.map { $0.input?.description ?? "opened" }, index, in: list)
    guard hasRoomBelow else { return }
    drawAccounts(
      Area(
        column: list.columns.upperBound + 1, row: room.origin.row, columns: room.extent.columns - sessionColumns - 1,
        rows: room.extent.rows))
  }

  private mutating func drawList(_ title: String, _ lines: [String], _ index: Int, in area: Area) {
    write([TextRun(title, .faint)], at: area.origin, in: area)
    let room = max(0, area.extent.rows - 1)
    let start = min(max(0, index - room / 2), max(0, lines.count - room))
    for (offset, line) in lines.dropFirst(start).prefix(room).enumerated() {
      let isChosen = start + offset == index
      let text = (isChosen ? "▸ " : "  ") + line.visible
      let place = Place(column: area.origin.column, row: area.origin.row + 1 + offset)
      write([TextRun(text, isChosen ? .pointed : .plain)].shortened(to: area.extent.columns), at: place, in: area)
    }
  }

  mutating func drawPage(_ page: LiveStage.Page, _ scrolled: Int) {
    let area = Area(column: 0, row: 0, columns: extent.columns, rows: layout.status.origin.row)
    let lines = stage.lines(of: page, columns: extent.columns)
    self.page = RowsInSight(count: lines.count, height: area.extent.rows)
    self.page.top = scrolled.clamped(to: self.page.tops)
    for (offset, line) in lines.dropFirst(self.page.top).prefix(area.extent.rows).enumerated() {
      write(line.shortened(to: area.extent.columns), at: Place(column: 0, row: offset), in: area)
    }
  }
}

import Controls
import Stage
import StageSession
import Terminal

/// What stands below the panes: what just happened, or a list to choose from, or a page in the place of all.
extension StageDrawing {
  mutating func drawBelow() {
    switch stage.mode {
    case .menu(let index): drawMenu(index)
    case .screen where stage.session.journey != nil:
      if let journey = stage.session.journey { drawHistory(at: journey) }
    case .screen, .line, .page: if hasRoomBelow { drawChains(layout.below) }
    }
  }

  /// Whether nothing of the source stands there.
  private var hasRoomBelow: Bool { code == nil || code?.position == .besidePanes }

  private mutating func drawChains(_ area: Area) {
    guard area.extent.rows > 0 else { return }
    guard let title = stage.session.told.title else {
      let heading = "Nothing has happened yet.".shortened(toColumns: area.extent.columns)
      return write([TextRun(heading, .faint)], at: area.origin, in: area)
    }
    showsLines = true
    let width = (names.map(\.displayWidth).max() ?? 0) + 2
    let room = area.extent.rows - 1
    // Two columns for the arrow at the end of a line that goes on.
    var chains = names.indices.map {
      stage.story(ofPane: $0, columns: max(10, area.extent.columns - width - 2), atMost: room + 1)
    }
    let isWhole = chains.joined().count <= room
    if !isWhole {
      // What is looked into first, then what fits beside it; on a projector, and where only that pane is shown, nothing.
      let looked = stage.session.chosen ?? stage.session.focused
      if stage.isForProjector || layout.form == .tabs {
        for index in chains.indices where index != looked { chains[index] = [] }
      }
      chains = chains.shared(room, columns: area.extent.columns - width, first: looked)
    }
    drawHeading(of: title, isWhole ? "" : "  \(stage.keysForChains): all ways", in: area)
    var row = area.origin.row + 1
    for (index, lines) in chains.enumerated() where !lines.isEmpty {
      surface.write(names[index], at: Place(column: area.origin.column, row: row), style: TextStyle(.bold), in: area)
      for line in lines {
        surface.write(line, at: Place(column: area.origin.column + width, row: row), in: area)
        row += 1
      }
    }
  }

  /// What was done, and behind that how to see what of it is not told here.
  private mutating func drawHeading(of title: String, _ hint: String, in area: Area) {
    let room = max(0, area.extent.columns - hint.displayWidth)
    let whole = "What just happened: \(title)"
    let heading = hint.isEmpty || whole.displayWidth <= room ? whole : title
    write([TextRun(heading.shortened(toColumns: room), .faint), TextRun(hint)], at: area.origin, in: area)
  }

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

  private mutating func drawHistory(at index: Int) {
    // Where the source is all there is room for, its head says which moment it is.
    if code?.position == .insteadOfPanes { return }
    // Who travels wants to see the screens.
    let room = makeRoom(atLeast: 3, over: 4)
    let list = Area(
      column: room.origin.column, row: room.origin.row, columns: sessionColumns, rows: room.extent.rows)
    drawList("The session", stage.session.history.moments.map { $0.input?.description ?? "opened" }, index, in: list)
    guard hasRoomBelow else { return }
    drawChains(
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
    if page == .chains { showsLines = true }
    self.page = RowsInSight(count: lines.count, height: area.extent.rows)
    self.page.top = scrolled.clamped(to: self.page.tops)
    for (offset, line) in lines.dropFirst(self.page.top).prefix(area.extent.rows).enumerated() {
      write(line.shortened(to: area.extent.columns), at: Place(column: 0, row: offset), in: area)
    }
  }
}

nonisolated extension [[String]] {
  /// As many of the lines of `columns` as there is `room` for: of each as many as of the others, of those at `first` rather
  /// one more.
  fileprivate func shared(_ room: Int, columns: Int, first: Int) -> [[String]] {
    let order = [first] + indices.filter { $0 != first }
    var counts = map { _ in 0 }
    var rest = room
    while rest > 0, let few = order.filter({ counts[$0] < self[$0].count }).min(by: { counts[$0] < counts[$1] }) {
      counts[few] += 1
      rest -= 1
    }
    return indices.map { index in
      var lines = self[index].prefix(counts[index]).map { $0 }
      if let last = lines.last, lines.count < self[index].count {
        // The arrow at its end has taken the room, perhaps.
        let isFull = "\(last) …".displayWidth > columns
        lines[lines.count - 1] = "\(isFull && last.hasSuffix(" →") ? last.dropLast(2) : last[...]) …"
      }
      return lines
    }
  }
}

import Controls
import Stage
import StageSession
import Terminal

/// The screen in a pane, and where a mouse can touch it.
extension StageDrawing {
  mutating func drawScreen(_ index: Int, _ inside: Area) {
    let snapshot = moment.snapshots[index]
    let pointed = snapshot.alert == nil ? stage.pointer.target : nil
    let screen = screen(on: inside.extent)
    let first = screen.firstLine(
      toShow: stage.pointer.target.flatMap { snapshot.view(holding: $0.identifier) }, of: inside.extent.rows)
    let tops = RowsInSight(count: screen.height, height: inside.extent.rows).tops
    let scroll = (first + stage.scrolled).clamped(to: tops)
    if index == stage.session.focused { scrollable = -first...tops.upperBound - first }
    for heading in screen.headings {
      let place = Place(column: inside.origin.column + heading.column, row: inside.origin.row + heading.line - scroll)
      write([TextRun(heading.text, .strong)], at: place, in: inside)
    }
    for place in screen.places {
      guard let view = snapshot.views.first(where: { $0.identifier == place.identifier }), !view.isHidden else {
        continue
      }
      let area = Area(
        column: inside.origin.column + place.column, row: inside.origin.row + place.line - scroll,
        columns: place.width, rows: place.height)
      draw(view, index, area, inside, pointed)
    }
    guard screen.height > inside.extent.rows else { return }
    let isAtEnd = scroll + inside.extent.rows >= screen.height
    let mark = scroll == 0 ? "▾ more" : isAtEnd ? "▴ more" : "▴▾ more"
    surface.write(
      " \(mark) ", at: Place(column: inside.columns.upperBound - mark.displayWidth - 2, row: inside.rows.upperBound),
      style: TextStyle(.faint))
  }

  private mutating func screen(on extent: Extent) -> ScreenLayout {
    if let screen = screens[extent] { return screen }
    let screen = ScreenLayout(moment.snapshots, width: extent.columns, height: extent.rows, size: size)
    screens[extent] = screen
    return screen
  }

  private mutating func draw(_ view: Appearance, _ pane: Int, _ area: Area, _ inside: Area, _ pointed: Target?) {
    let lines = view.lines(width: area.extent.columns, height: area.extent.rows, pointed: pointed, size: size)
    for (offset, line) in lines.prefix(area.extent.rows).enumerated() {
      let place = Place(column: area.origin.column, row: area.origin.row + offset)
      guard inside.rows.contains(place.row) else { continue }
      write(line, at: place, in: inside.intersection(area))
    }
    // Controls behind an alert take no touch.
    if moment.snapshots[pane].alert == nil { addSpots(of: view, pane, area, inside, pointed) }
  }

  private mutating func addSpots(
    of view: Appearance, _ pane: Int, _ area: Area, _ inside: Area, _ pointed: Target?
  ) {
    guard let table = view.table else {
      for target in view.targets { spots.append(Spot(area: area.intersection(inside), pane: pane, target: target)) }
      return
    }
    let lines = table.targets(view.identifier, area.extent.columns, area.extent.rows, pointed)
    for (row, targets) in lines.enumerated() {
      for (columns, target) in targets {
        let spot = Area(
          column: area.origin.column + columns.lowerBound, row: area.origin.row + row, columns: columns.count, rows: 1)
        spots.append(Spot(area: spot.intersection(inside), pane: pane, target: target))
      }
    }
  }
}

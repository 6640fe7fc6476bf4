import Controls
import Terminal
import Trace

/// The stage as cells: the panes, what just happened, how it stands and which keys there are.
@MainActor struct StageDrawing {
  private let stage: LiveStage
  private let extent: Extent
  private let layout: StageLayout
  private let moment: Session.Moment
  private let names: [String]
  private let size: ElementSize

  /// Where the parts are, for a mouse.
  private(set) var spots: [Spot] = []

  /// What was drawn.
  private(set) var surface: Surface

  /// Something that can be clicked.
  struct Spot {
    let area: Area
    let pane: Int
    let target: Target
  }

  init(_ stage: LiveStage, on extent: Extent) {
    self.stage = stage
    self.extent = extent
    moment = stage.shown
    names = stage.panes.names
    surface = Surface(extent)
    let snapshots = moment.snapshots
    let size: ElementSize = stage.isForProjector ? .large : .normal
    self.size = size
    let widths = ScreenLayout.widths(of: snapshots, size)
    layout = StageLayout(
      columns: extent.columns, rows: extent.rows, count: names.count, chosen: stage.chosen, focused: stage.focused,
      desired: max(widths.desired, names.map { $0.displayWidth + 2 }.max() ?? 0), least: max(12, widths.least)
    ) { ScreenLayout(snapshots, width: $0, height: extent.rows / 2, size: size).height }
    if case .page(let page, let scrolled) = stage.mode {
      drawPage(page, scrolled)
    } else {
      if layout.form == .tabs { drawTabs() }
      for (index, area) in layout.panes.sorted(by: { $0.key < $1.key }) { drawPane(index, area) }
      drawBelow()
    }
    drawStatus()
    drawKeys()
  }

  /// The pane that lies at `place`.
  func pane(at place: Place) -> Int? { layout.panes.first { $0.value.contains(place) }?.key }

  // MARK: Panes

  private mutating func drawPane(_ index: Int, _ area: Area) {
    let isOdd = moment.disagreement?.oddOnes.contains(names[index]) ?? false
    let isFocused = index == stage.focused && names.count > 1
    let name = (isOdd ? "✗ " : isFocused ? "▸ " : "") + names[index]
    drawFrame(area, title: name, style: isOdd ? .bad : isFocused ? .strong : .faint)
    let inside = Area(
      column: area.origin.column + 2, row: area.origin.row + 1, columns: area.extent.columns - 4,
      rows: area.extent.rows - 2)
    drawScreen(index, inside)
    if let alert = moment.snapshots[index].alert { drawAlert(alert, index, inside) }
  }

  private mutating func drawFrame(_ area: Area, title: String, style: Stretch.Look) {
    let (left, top) = (area.columns.lowerBound, area.rows.lowerBound)
    let (right, bottom) = (area.columns.upperBound - 1, area.rows.upperBound - 1)
    guard right > left + 1, bottom > top else { return }
    let line = style == .faint ? TextStyle(.faint) : style.textStyle
    surface.fill(Area(column: left, row: top, columns: area.extent.columns, rows: 1), with: "─", style: line)
    surface.fill(Area(column: left, row: bottom, columns: area.extent.columns, rows: 1), with: "─", style: line)
    surface.fill(Area(column: left, row: top, columns: 1, rows: area.extent.rows), with: "│", style: line)
    surface.fill(Area(column: right, row: top, columns: 1, rows: area.extent.rows), with: "│", style: line)
    for (text, column, row) in [("┌", left, top), ("┐", right, top), ("└", left, bottom), ("┘", right, bottom)] {
      surface.write(text, at: Place(column: column, row: row), style: line)
    }
    let name = title.shortened(toColumns: max(0, area.extent.columns - 6))
    surface.write(" \(name) ", at: Place(column: left + 2, row: top), style: style == .faint ? .plain : style.textStyle)
  }

  private mutating func drawScreen(_ index: Int, _ inside: Area) {
    let snapshot = moment.snapshots[index]
    let pointed = snapshot.alert == nil ? stage.pointer.target : nil
    let screen = ScreenLayout(
      moment.snapshots, width: inside.extent.columns, height: inside.extent.rows, size: size)
    let scroll = screen.firstLine(toShow: stage.pointer.target?.identifier, of: inside.extent.rows)
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

  private mutating func draw(_ view: Appearance, _ pane: Int, _ area: Area, _ inside: Area, _ pointed: Target?) {
    let lines = view.lines(width: area.extent.columns, height: area.extent.rows, pointed: pointed, size: size)
    for (offset, line) in lines.prefix(area.extent.rows).enumerated() {
      let place = Place(column: area.origin.column, row: area.origin.row + offset)
      guard inside.rows.contains(place.row) else { continue }
      write(line, at: place, in: inside.intersection(area))
    }
    addSpots(of: view, pane, area.intersection(inside), pointed)
  }

  private mutating func addSpots(of view: Appearance, _ pane: Int, _ area: Area, _ pointed: Target?) {
    guard let table = view.table else {
      for target in view.targets { spots.append(Spot(area: area, pane: pane, target: target)) }
      return
    }
    for (row, target) in table.targets(view.identifier, area.extent.rows, pointed).enumerated() {
      guard let target else { continue }
      let line = Area(
        column: area.origin.column, row: area.origin.row + row, columns: area.extent.columns, rows: 1)
      spots.append(Spot(area: line, pane: pane, target: target))
    }
  }

  private mutating func drawAlert(_ alert: Snapshot.AlertSnapshot, _ pane: Int, _ inside: Area) {
    let width = max(8, inside.extent.columns - 4)
    let text =
      alert.title.escapedForTerminal.wrapped(toColumns: width).map { [Stretch($0, .strong)] }
      + (alert.message ?? "").escapedForTerminal.wrapped(toColumns: width).filter { !$0.isEmpty }.map { [Stretch($0)] }
    let rows = min(inside.extent.rows, text.count + 4)
    let box = Area(
      column: inside.origin.column, row: inside.origin.row + max(0, (inside.extent.rows - rows) / 2),
      columns: inside.extent.columns, rows: rows)
    surface.fill(box)
    drawFrame(box, title: "!", style: .strong)
    for (offset, line) in text.prefix(rows - 3).enumerated() {
      write(line, at: Place(column: box.origin.column + 2, row: box.origin.row + 1 + offset), in: box)
    }
    var column = box.origin.column + 2
    for button in alert.buttons {
      let line = button.lines(width: width, pointed: stage.pointer.target).first ?? []
      let place = Place(column: column, row: box.rows.upperBound - 2)
      write(line, at: place, in: box)
      let area = Area(column: column, row: place.row, columns: line.displayWidth, rows: 1)
      for target in button.targets { spots.append(Spot(area: area, pane: pane, target: target)) }
      column += line.displayWidth + 1
    }
  }

  private mutating func drawTabs() {
    var column = 0
    for (index, name) in names.enumerated() {
      let isShown = layout.panes[index] != nil
      let isOdd = moment.disagreement?.oddOnes.contains(name) ?? false
      let text = " \(index + 1) \(isOdd ? "✗ " : "")\(name) "
      surface.write(text, at: Place(column: column, row: 0), style: isShown ? TextStyle(.reversed) : .plain)
      column += text.displayWidth + 1
    }
  }

  // MARK: What just happened

  private mutating func drawBelow() {
    switch stage.mode {
    case .menu(let index): drawMenu(index)
    case .travel(let index): drawSession(index)
    case .screen, .line, .page: drawChains(layout.below)
    }
  }

  private mutating func drawChains(_ area: Area) {
    guard area.extent.rows > 1 else { return }
    let heading = moment.input.map { "What just happened: \($0)" } ?? "Nothing has happened yet."
    write([Stretch(heading.shortened(toColumns: area.extent.columns), .faint)], at: area.origin, in: area)
    guard moment.input != nil else { return }
    let width = (names.map(\.displayWidth).max() ?? 0) + 2
    let room = area.extent.rows - 1
    // Two columns for the arrow at the end of a line that goes on.
    var chains = moment.chains.map { Chain($0).lines(columns: max(10, area.extent.columns - width - 2)) }
    // On a projector only what is looked into; else that first, then what fits beside it.
    let looked = stage.chosen ?? stage.focused
    if stage.isForProjector { for index in chains.indices where index != looked { chains[index] = [] } }
    if chains.joined().count > room { chains = chains.shared(room, first: looked) }
    var row = area.origin.row + 1
    for (index, lines) in chains.enumerated() where !lines.isEmpty {
      surface.write(names[index], at: Place(column: area.origin.column, row: row), style: TextStyle(.bold), in: area)
      for line in lines {
        surface.write(line, at: Place(column: area.origin.column + width, row: row), in: area)
        row += 1
      }
    }
  }

  private mutating func drawMenu(_ index: Int) {
    drawList("What can be done", stage.menu.map(\.text), index)
  }

  private mutating func drawSession(_ index: Int) {
    let rows = layout.below.extent.rows
    let list = Area(
      column: 0, row: layout.below.origin.row, columns: min(36, extent.columns / 3), rows: rows)
    drawList("The session", stage.session.moments.map { $0.input?.description ?? "opened" }, index, in: list)
    drawChains(
      Area(
        column: list.extent.columns + 1, row: list.origin.row, columns: extent.columns - list.extent.columns - 1,
        rows: rows))
  }

  private mutating func drawList(_ title: String, _ lines: [String], _ index: Int, in area: Area? = nil) {
    let area = area ?? layout.below
    write([Stretch(title, .faint)], at: area.origin, in: area)
    let room = max(0, area.extent.rows - 1)
    let start = min(max(0, index - room / 2), max(0, lines.count - room))
    for (offset, line) in lines.dropFirst(start).prefix(room).enumerated() {
      let isChosen = start + offset == index
      let text = (isChosen ? "▸ " : "  ") + line.escapedForTerminal
      let place = Place(column: area.origin.column, row: area.origin.row + 1 + offset)
      write([Stretch(text, isChosen ? .pointed : .plain)].shortened(to: area.extent.columns), at: place, in: area)
    }
  }

  private mutating func drawPage(_ page: LiveStage.Page, _ scrolled: Int) {
    let area = Area(column: 0, row: 0, columns: extent.columns, rows: layout.status.origin.row)
    let lines = stage.lines(of: page, columns: extent.columns)
    let start = min(max(0, scrolled), max(0, lines.count - area.extent.rows))
    for (offset, line) in lines.dropFirst(start).prefix(area.extent.rows).enumerated() {
      write(line, at: Place(column: 0, row: offset), in: area)
    }
  }

  // MARK: The lines at the foot

  private mutating func drawStatus() {
    let area = layout.status
    if case .line(let entry) = stage.mode {
      let head = "Do: "
      let window = FieldWindow(entry.field.appearance, columns: max(1, area.extent.columns - head.displayWidth))
      return write([Stretch(head, .strong)] + window.stretches, at: area.origin, in: area)
    }
    write(status.shortened(to: area.extent.columns), at: area.origin, in: area)
  }

  private var status: [Stretch] {
    if let message = stage.message {
      return [Stretch(message.isBad ? "! \(message.text)" : message.text, message.isBad ? .bad : .strong)]
    }
    let title = "\(stage.chapter.name), step \(stage.session.step): \(stage.step.title)"
    guard let disagreement = moment.disagreement else {
      let verdict = names.count > 1 ? "✓ the \(names.count == 4 ? "four " : "")ways are the same" : ""
      return [Stretch(title, .strong), Stretch("  "), Stretch(verdict, .good)]
    }
    let odd = disagreement.oddOnes
    let who = odd.isEmpty ? "" : ": look at \(odd.joined(separator: ", "))"
    return [Stretch("✗ \(disagreement.headline)\(who)  ", .bad), Stretch(disagreement.firstFact, .plain)]
  }

  private mutating func drawKeys() {
    let area = layout.keys
    var line: [Stretch] = []
    for (key, meaning) in stage.keys {
      let more = [Stretch(key, .strong), Stretch(" \(meaning)  ", .faint)]
      guard line.displayWidth + more.displayWidth <= area.extent.columns + 2 else { break }
      line += more
    }
    write(line, at: area.origin, in: area)
  }

  private mutating func write(_ line: [Stretch], at place: Place, in area: Area) {
    var column = place.column
    for stretch in line {
      column = surface.write(
        stretch.text, at: Place(column: column, row: place.row), style: stretch.look.textStyle, in: area)
    }
  }
}

nonisolated extension Stretch.Look {
  var textStyle: TextStyle {
    switch self {
    case .plain: .plain
    case .strong: TextStyle(.bold)
    case .faint: TextStyle(.faint)
    case .good: TextStyle(foreground: .green)
    case .bad: TextStyle(.bold, foreground: .red)
    case .writing: TextStyle(.underlined)
    case .selected: TextStyle([.reversed, .underlined])
    case .pointed: TextStyle([.reversed, .bold])
    }
  }
}

nonisolated extension [[String]] {
  /// As many of the lines as there is `room` for: one of each, then the rest of those at `first`, then of the others.
  fileprivate func shared(_ room: Int, first: Int) -> [[String]] {
    let order = [first] + indices.filter { $0 != first }
    var counts = map { _ in 0 }
    var rest = room
    for index in order where rest > 0 && !self[index].isEmpty {
      counts[index] = 1
      rest -= 1
    }
    for index in order where counts[index] > 0 {
      let more = Swift.min(rest, self[index].count - 1)
      counts[index] += more
      rest -= more
    }
    return indices.map { index in
      var lines = self[index].prefix(counts[index]).map { $0 }
      if let last = lines.last, lines.count < self[index].count { lines[lines.count - 1] = last + " …" }
      return lines
    }
  }
}

import Controls
import Terminal

/// The stage as cells: the panes, what just happened, how it stands and which keys there are.
@MainActor struct StageDrawing {
  let stage: LiveStage
  let extent: Extent
  let layout: StageLayout
  let moment: Session.Moment
  let names: [String]
  private let size: ElementSize

  /// Where the parts are, for a mouse.
  var spots: [Spot] = []

  /// Where the names of the panes are, if only one is shown.
  private var tabs: [Area] = []

  /// Where the source is, if it is to be seen.
  private(set) var code: Code?

  /// Whether it tells which lines ran, or would if that were known.
  var showsLines = false

  /// What was drawn.
  var surface: Surface

  /// The screens as they are laid out in panes of these sizes.
  private var screens: [Extent: ScreenLayout] = [:]

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
    let size = stage.elementSize
    self.size = size
    let (columns, rows) = (max(extent.columns, StageLayout.least.columns), max(extent.rows, StageLayout.least.rows))
    layout = StageLayout(
      columns: columns, rows: rows, reserved: stage.code == nil ? 0 : Self.columnsForCode(of: columns),
      count: names.count, chosen: stage.chosen, focused: stage.focused,
      desired: max(stage.widths.desired, names.map { $0.displayWidth + 2 }.max() ?? 0),
      least: max(12, stage.widths.least)
    ) { width in
      let alerts = snapshots.compactMap(\.alert).map { AlertLayout($0, width: width).height }
      return max(
        ScreenLayout(snapshots, width: width, height: rows / 2, size: size).height, alerts.max() ?? 0)
    }
    guard extent == Extent(columns: columns, rows: rows) else {
      drawSmallness()
      return
    }
    if case .page(let page, let scrolled) = stage.mode {
      drawPage(page, scrolled)
    } else {
      let place = codePlace
      if layout.form == .tabs { drawTabs() }
      if place?.position != .insteadOfPanes {
        for (index, area) in layout.panes.sorted(by: { $0.key < $1.key }) { drawPane(index, area) }
      }
      code = place.map { drawCode($0) }
      drawBelow()
    }
    drawStatus()
    drawKeys()
  }

  private mutating func drawSmallness() {
    let text = "The stage needs \(StageLayout.least.columns) × \(StageLayout.least.rows), and has \(extent)."
    for (row, line) in text.wrapped(toColumns: max(1, extent.columns)).enumerated() {
      surface.write(line, at: Place(column: 0, row: row))
    }
  }

  /// The pane that lies at `place`, or its name.
  func pane(at place: Place) -> Int? {
    if let tab = tabs.firstIndex(where: { $0.contains(place) }) { return tab }
    return code?.area.contains(place) == true ? nil : layout.panes.first { $0.value.contains(place) }?.key
  }

  // MARK: Panes

  private mutating func drawPane(_ index: Int, _ area: Area) {
    let isOdd = isOdd(index)
    let isFocused = index == stage.focused && names.count > 1
    let name = (isOdd ? "✗ " : isFocused ? "▸ " : "") + names[index]
    drawFrame(area, title: name, style: isOdd ? .bad : isFocused ? .strong : .faint)
    let inside = Area(
      column: area.origin.column + 2, row: area.origin.row + 1, columns: area.extent.columns - 4,
      rows: area.extent.rows - 2)
    drawScreen(index, inside)
    if let alert = moment.snapshots[index].alert { draw(alert, index, inside) }
  }

  /// Whether the pane is one of those to look at: the odd ones, or all if the most cannot be told.
  private func isOdd(_ index: Int) -> Bool {
    guard let odd = stage.told.disagreement?.oddOnes else { return false }
    return odd.isEmpty || odd.contains(names[index])
  }

  mutating func drawFrame(_ area: Area, title: String, style: Stretch.Look) {
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
    let name = title.shortened(toColumns: max(0, area.extent.columns - 6))
    surface.write(" \(name) ", at: Place(column: left + 2, row: top), style: style == .faint ? .plain : style.textStyle)
  }

  private mutating func drawScreen(_ index: Int, _ inside: Area) {
    let snapshot = moment.snapshots[index]
    let pointed = snapshot.alert == nil ? stage.pointer.target : nil
    let screen = screen(on: inside.extent)
    let first = screen.firstLine(
      toShow: stage.pointer.target.flatMap { snapshot.view(holding: $0.identifier) }, of: inside.extent.rows)
    let scroll = min(max(0, first + stage.scrolled), max(0, screen.height - inside.extent.rows))
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
    // What lies behind an alert takes no touch.
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

  private mutating func drawTabs() {
    let texts = names.indices.map { " \($0 + 1) \(isOdd($0) ? "✗ " : "")\(names[$0]) " }
    let fits = texts.reduce(-1) { $0 + 1 + $1.displayWidth } <= extent.columns
    var column = 0
    for index in names.indices {
      let isShown = layout.panes[index] != nil
      // Numbers do for those that are not shown.
      let text = fits || isShown ? texts[index] : " \(index + 1)\(isOdd(index) ? " ✗" : "") "
      surface.write(text, at: Place(column: column, row: 0), style: isShown ? TextStyle(.reversed) : .plain)
      tabs.append(Area(column: column, row: 0, columns: text.displayWidth, rows: 1))
      column += text.displayWidth + 1
    }
  }

  mutating func write(_ line: [Stretch], at place: Place, in area: Area) {
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
    case .code(let kind): kind.textStyle
    }
  }
}

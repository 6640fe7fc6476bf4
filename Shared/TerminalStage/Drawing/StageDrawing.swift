import Controls
import Stage
import StageSession
import Terminal

/// The stage as cells: the panes, what just happened, how it stands and which keys there are.
@MainActor struct StageDrawing {
  let stage: LiveStage
  let extent: Extent
  let layout: StageLayout
  let moment: History.Moment
  let names: [String]
  let size: ElementSize

  /// Where the parts are, for a mouse.
  var spots: [Spot] = []

  /// Where the names of the panes are, if only one is shown.
  var tabs: [Area] = []

  /// Where the source is, if it is to be seen.
  private(set) var code: Code?

  /// The range in which the panes can be scrolled from where the keys are pointed at, if they can be seen.
  var scrollable: ClosedRange<Int>?

  /// The visible part of a page.
  var page = RowsInSight()

  /// True if the terminal has no room for a stage.
  let isTooSmall: Bool

  /// True if panes can be seen, and so the alert that lies over them.
  private(set) var showsPanes = false

  /// The drawing.
  var surface: Surface

  /// The screens as they are laid out in panes of these sizes.
  var screens: [Extent: ScreenLayout] = [:]

  /// Something that can be clicked.
  struct Spot {
    let area: Area
    let pane: Int
    let target: Target
  }

  init(_ stage: LiveStage, on extent: Extent) {
    self.stage = stage
    self.extent = extent
    moment = stage.session.shown
    names = stage.session.panes.names
    surface = Surface(extent)
    let snapshots = moment.snapshots
    let size = stage.elementSize
    self.size = size
    let (columns, rows) = (max(extent.columns, StageLayout.least.columns), max(extent.rows, StageLayout.least.rows))
    layout = StageLayout(
      columns: columns, rows: rows, reserved: stage.session.code == nil ? 0 : Self.columnsForCode(of: columns),
      count: names.count, chosen: stage.session.chosen, focused: stage.session.focused,
      desired: max(stage.widths.desired, names.map { $0.displayWidth + 2 }.max() ?? 0),
      least: max(12, stage.widths.least)
    ) { width in
      let alerts = snapshots.compactMap(\.alert).map { AlertLayout($0, width: width).height }
      return max(
        ScreenLayout(snapshots, width: width, height: rows / 2, size: size).height, alerts.max() ?? 0)
    }
    isTooSmall = extent != Extent(columns: columns, rows: rows)
    guard !isTooSmall else {
      drawSmallness()
      return
    }
    if case .page(let page, let scrolled) = stage.mode {
      drawPage(page, scrolled)
    } else {
      let place = codePlace
      if layout.form == .tabs { drawTabs() }
      showsPanes = place?.position != .insteadOfPanes
      if showsPanes {
        for (index, area) in layout.panes.sorted(by: { $0.key < $1.key }) { drawPane(index, area) }
      }
      code = place.map { drawCode($0) }
      drawBelow()
    }
    drawStatus()
    drawKeys()
  }

  private mutating func drawSmallness() {
    let least = "\(StageLayout.least.columns) × \(StageLayout.least.rows)"
    let text = "The stage needs \(least), and has \(extent). Make the window larger; q leaves."
    for (row, line) in text.wrapped(toColumns: max(1, extent.columns)).enumerated() {
      surface.write(line, at: Place(column: 0, row: row))
    }
  }

  /// The pane that lies at `place`, or its name.
  func pane(at place: Place) -> Int? {
    if let tab = tabs.firstIndex(where: { $0.contains(place) }) { return tab }
    return code?.area.contains(place) == true ? nil : layout.panes.first { $0.value.contains(place) }?.key
  }

  mutating func write(_ line: [TextRun], at place: Place, in area: Area) {
    var column = place.column
    for run in line {
      column = surface.write(
        run.text, at: Place(column: column, row: place.row), style: run.look.textStyle, in: area)
    }
  }
}

nonisolated extension Pattern {
  /// The colour of the way's name wherever it stands. Red is for what is wrong; yellow cannot be read on light ground.
  fileprivate var color: TextStyle.Color {
    switch self {
    case .callback: .blue
    case .delegate: .magenta
    case .observer: .green
    case .rx: .cyan
    }
  }
}

nonisolated extension TextRun.Look {
  var textStyle: TextStyle {
    switch self {
    case .plain: .plain
    case .strong: TextStyle(.bold)
    case .way(let name): TextStyle(.bold, foreground: Pattern(rawValue: name)?.color ?? .default)
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

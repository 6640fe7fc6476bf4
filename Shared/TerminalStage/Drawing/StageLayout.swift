import Stage
import StageSession
import Terminal

/// The division of the terminal: the panes, below them what just happened, and two lines of the stage's own.
nonisolated package struct StageLayout: Hashable {
  /// The arrangement of the panes.
  let form: Form

  /// The area of each pane that is shown, by its index, frames included.
  let panes: [Int: Area]

  /// The area for what just happened; without rows if there is no room.
  let below: Area

  /// The line that says how it stands.
  let status: Area

  /// The line that says which keys there are.
  let keys: Area

  enum Form: Hashable {
    /// All side by side.
    case row
    /// In two rows.
    case grid
    /// One pane, and above it a line with the names of all.
    case tabs
  }

  /// The size that a terminal must have for a stage; below, the stage works by lines.
  package static let least = (columns: 40, rows: 12)

  /// - Parameters:
  ///   - reserved: the columns on the right that are for something else.
  ///   - count: how many panes there are.
  ///   - chosen: the pane to be looked at alone.
  ///   - focused: the pane that is shown where there is room for one.
  ///   - desired: the columns in which no text of any pane needs to be wrapped; `least`: those that it must have.
  ///   - height: the lines that a screen takes on so many columns.
  init(
    columns: Int, rows: Int, reserved: Int = 0, count: Int, chosen: Int? = nil, focused: Int = 0, desired: Int,
    least: Int, height: (_ width: Int) -> Int
  ) {
    let bottom = rows - 2
    status = Area(column: 0, row: bottom, columns: columns, rows: 1)
    keys = Area(column: 0, row: bottom + 1, columns: columns, rows: 1)
    let columns = columns - reserved
    let perRowOfGrid = (count + 1) / 2
    var heights: [Int: Int] = [:]
    // A screen is laid out once for each number of panes side by side.
    func tall(_ perRow: Int) -> Int {
      if let known = heights[perRow] { return known }
      let new = height(Self.inner(columns, perRow)) + 2
      heights[perRow] = new
      return new
    }
    // Side by side rather than cut; and rather narrow than without a word about what happened.
    let forms: [(form: Form, perRow: Int, width: Int, told: Int)] = [
      (.row, count, desired, 5), (.grid, perRowOfGrid, desired, 5), (.row, count, least, 5),
      (.grid, perRowOfGrid, least, 5), (.row, count, least, 0), (.grid, perRowOfGrid, least, 0),
    ]
    let fitting = forms.first { form, perRow, width, told in
      let paneRows = (count + perRow - 1) / perRow
      return width <= Self.inner(columns, perRow) && (form == .row || count > 2)
        && paneRows * tall(perRow) + told <= bottom
    }
    let form: Form = chosen != nil ? .tabs : count == 1 ? .row : fitting?.form ?? .tabs
    self.form = form
    let perRow = form == .row ? count : form == .grid ? perRowOfGrid : 1
    let paneRows = form == .tabs ? 1 : (count + perRow - 1) / perRow
    let top = form == .tabs ? 1 : 0
    // The account gets a third of the room at least, where there is room for both.
    let most = max(5, (bottom - top - (bottom >= 20 ? max(6, bottom / 3) : 0)) / paneRows)
    let paneHeight = min(max(5, tall(perRow)), most)
    var panes: [Int: Area] = [:]
    if form == .tabs {
      panes[chosen ?? focused] = Area(column: 0, row: top, columns: columns, rows: min(paneHeight, bottom - top))
    } else {
      for index in 0..<count {
        let place = index % perRow
        let start = place * columns / perRow
        let end = (place + 1) * columns / perRow
        panes[index] = Area(column: start, row: index / perRow * paneHeight, columns: end - start, rows: paneHeight)
      }
    }
    self.panes = panes
    let used = top + (form == .tabs ? min(paneHeight, bottom - top) : paneRows * paneHeight)
    below = Area(column: 0, row: used, columns: columns, rows: max(0, bottom - used))
  }

  /// The columns inside a frame, where so many panes stand side by side.
  private static func inner(_ columns: Int, _ perRow: Int) -> Int { columns / perRow - 4 }
}

import Terminal
import Testing

@testable import Stage
@testable import TerminalStage

@Suite("The layout of the stage")
struct StageLayoutTests {
  /// A screen of six lines that wants 20 columns and must have 12.
  private func layout(_ columns: Int, _ rows: Int, count: Int = 4, chosen: Int? = nil, height: Int = 6) -> StageLayout {
    StageLayout(columns: columns, rows: rows, count: count, chosen: chosen, desired: 20, least: 12) { _ in height }
  }

  @Test(
    "four panes stand in a row, in two rows or behind one another, as there is room",
    arguments: [
      (200, 60, StageLayout.Form.row), (100, 30, .row), (96, 30, .row), (95, 30, .grid), (80, 24, .grid),
      (80, 16, .row), (80, 11, .row),
      (60, 30, .grid), (40, 30, .grid), (31, 30, .tabs), (40, 12, .tabs),
    ])
  func forms(_ columns: Int, _ rows: Int, _ form: StageLayout.Form) {
    #expect(layout(columns, rows).form == form)
  }

  @Test(arguments: [200, 101, 99, 97, 80, 61, 40], [12, 24, 60])
  func `the panes fill the width, and nothing overlaps`(_ columns: Int, _ rows: Int) {
    let layout = layout(columns, rows)
    var seen: Set<Place> = []
    let areas = layout.panes.values + [layout.below, layout.status, layout.keys]
    for area in areas {
      for row in area.rows {
        for column in area.columns {
          #expect(column < columns && row < rows)
          #expect(seen.insert(Place(column: column, row: row)).inserted)
        }
      }
    }
    #expect(layout.panes.values.map(\.columns.upperBound).max() == columns)
  }

  @Test func `one pane alone has the whole width, below the names of all; a single pane needs no names`() {
    #expect(layout(200, 60, chosen: 2).panes == [2: Area(column: 0, row: 1, columns: 200, rows: 8)])
    #expect(layout(80, 24, count: 1).form == .row)
    #expect(layout(80, 24, count: 1).panes == [0: Area(column: 0, row: 0, columns: 80, rows: 8)])
  }

  @Test func `what just happened keeps a third of the room when a screen would take it all`() {
    let layout = layout(200, 60, height: 100)
    #expect(layout.panes[0]?.extent.rows == 38)
    #expect(layout.below.extent.rows == 19)
  }
}

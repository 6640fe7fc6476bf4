import Controls
import Testing

@Suite("Grids: tables of several columns")
struct GridTests {
  private let screen = GridScreen()
  private var grid: Table { screen.grid }

  @Test func `rows stand side by side, and a new section begins a new line`() {
    let rows = TextRows(["a", "b", "c", "d"], ["e"])
    grid.dataSource = rows
    #expect(grid.texts == ["a", "b", "c", "d"])
    #expect(grid.appearance.table?.rows.map(\.column) == [0, 1, 2, 0])
    grid.scrollToBottom()
    #expect(grid.contentOffset == 10)
    #expect(grid.texts == ["d", "e"])
    #expect(grid.appearance.table?.rows.map(\.column) == [0, 0])
    #expect(screen.list.appearance.table?.rows.map(\.column) == [])
  }

  @Test func `it scrolls line by line, and asks for the cells of the lines in sight only`() {
    let rows = TextRows((1...10).map { "\($0)" })
    grid.dataSource = rows
    #expect(grid.texts == ["1", "2", "3", "4", "5", "6"])
    #expect(grid.configuredCellCount == 6)
    grid.scroll(toRow: 7)
    #expect(grid.contentOffset == 10)
    #expect(grid.texts == ["4", "5", "6", "7", "8", "9"])
    grid.scrollToBottom()
    #expect(grid.contentOffset == 20)
    #expect(grid.texts == ["7", "8", "9", "10"])
  }

  @Test func `a touch selects the cell that it meets, and a list has no columns`() {
    let rows = TextRows(["a", "b", "c", "d"])
    (grid.dataSource, screen.list.dataSource) = (rows, rows)
    grid.touchRow(1)
    #expect(grid.appearance.table?.selectedRow == 2)
    #expect(screen.list.appearance.table?.rows.map(\.column) == [nil, nil])
  }

  @Test func `all cells are equally high, whatever height a delegate returns`() {
    let (rows, heights) = (TextRows(["a", "b", "c", "d"]), Heights())
    (grid.delegate, screen.list.delegate) = (heights, heights)
    (grid.dataSource, screen.list.dataSource) = (rows, rows)
    #expect(grid.appearance.table?.rows.map(\.height) == [10, 10, 10, 10])
    #expect(screen.list.appearance.table?.rows.map(\.height) == [15, 15])
  }
}

/// A grid of three columns and a list, each as high as two lines of 10 points.
private final class GridScreen: Screen {
  let grid = Table("grid", height: 20, rowHeight: 10, columnCount: 3)
  let list = Table("list", height: 20, rowHeight: 10)

  override var rows: [[View]] { [[grid], [list]] }

  override init() {
    super.init()
    for table in [grid, list] { table.register(TableCell.self, forCellReuseIdentifier: "row") }
  }
}

private final class Heights: TableDelegate {
  func table(_ table: Table, heightForRowAt indexPath: IndexPath) -> Int { 15 }
}

import Controls
import KeyValueObserving
import SectionedList
import Testing
import Trace

@Suite("Tables")
struct TableTests {
  private let screen = ListScreen()
  private let log = Log()
  private var list: Table { screen.list }

  @Test func `it asks for cells of the rows in sight only`() {
    let rows = TextRows(["a", "b"], [], ["c", "d", "e"])
    list.dataSource = rows
    #expect(list.texts == ["a", "b", "c"])
    #expect(list.configuredCellCount == 3)
    #expect(list.rowCount == 5)
    #expect(list.numberOfSections == 3)
    #expect(list.numberOfRows(inSection: 1) == 0)
    #expect(list.indexPathsForVisibleRows.map(\.description) == ["0.0", "0.1", "2.0"])
    #expect(list.cellForRow(at: IndexPath(row: 0, section: 2))?.text == "c")
    #expect(list.cellForRow(at: IndexPath(row: 1, section: 2)) == nil)
  }

  @Test func `rows count through all sections, empty ones and those at the ends too`() {
    let rows = TextRows([], ["a"], [], ["b"], [])
    list.dataSource = rows
    for number in [0, 1, 2, -1] {
      list.selectRow(at: nil)
      list.touchRow(number)
      let expected = [0: "1.0", 1: "3.0"][number]
      #expect(list.indexPathForSelectedRow?.description == expected)
    }
  }

  @Test func `a row that becomes invisible hands its cell to one that appears, after prepareForReuse`() throws {
    let rows = TextRows(["a", "b", "c", "d", "e", "f"])
    list.dataSource = rows
    let first = try #require(list.cellForRow(at: IndexPath(row: 0, section: 0)) as? CountedCell)
    list.scrollToBottom()
    #expect(list.texts == ["d", "e", "f"])
    #expect(list.contentOffset == 30)
    #expect(list.visibleCells.contains { $0 === first })
    #expect(first.reuseCount == 1)
    list.scrollToTop()
    #expect(list.texts == ["a", "b", "c"])
    #expect(first.reuseCount == 2)
    #expect(list.configuredCellCount == 9)
  }

  @Test func `a reused cell keeps its earlier settings, as in UIKit`() {
    let rows = TextRows(["a", "b", "c", "d"])
    list.dataSource = rows
    list.cellForRow(at: IndexPath(row: 0, section: 0))?.detailText = "left"
    list.scrollToBottom()
    #expect(list.appearance.table?.rows.map(\.words) == ["b", "c", "d left"])
  }

  @Test func `a touch scrolls to the row and selects it: delegate, then actions, and the old row first`() {
    let (rows, delegate) = (TextRows(["a", "b", "c", "d"]), RowsDelegate(log))
    list.dataSource = rows
    list.delegate = delegate
    list.addAction(for: .didSelect) { [log] cell, indexPath in log.add("action \(indexPath) \(cell?.text ?? "none")") }
    list.addAction(for: .didDeselect) { [log] _, indexPath in log.add("action end \(indexPath)") }
    _ = log.take()
    list.touchRow(1)
    #expect(log.take() == ["select 0.1", "action 0.1 b"])
    list.touchRow(3)
    #expect(
      log.take() == [
        "end 0.0 a", "display 0.3 d", "deselect 0.1", "action end 0.1", "select 0.3", "action 0.3 d",
      ])
    list.touchRow(3)
    #expect(log.take() == ["select 0.3", "action 0.3 d"])
    list.deselectRow(at: IndexPath(row: 3, section: 0))
    #expect(list.indexPathForSelectedRow == nil)
    #expect(log.take() == [])
  }

  @Test("a delegate may refuse a selection, or choose another row; no selection at all where the cell takes no touch")
  func refusing() {
    let (rows, delegate) = (TextRows(["a", "b"]), RowsDelegate(log))
    list.dataSource = rows
    list.delegate = delegate
    _ = log.take()
    delegate.willSelect = { _ in nil }
    list.touchRow(0)
    #expect(list.indexPathForSelectedRow == nil)
    delegate.willSelect = { _ in IndexPath(row: 1, section: 0) }
    list.touchRow(0)
    #expect(list.indexPathForSelectedRow?.row == 1)
    delegate.willSelect = { _ in IndexPath(row: 7, section: 0) }
    list.touchRow(0)
    #expect(log.take() == ["select 0.1"])
    delegate.willSelect = { $0 }
    list.cellForRow(at: IndexPath(row: 0, section: 0))?.isUserInteractionEnabled = false
    list.touchRow(0)
    #expect(log.take() == [])
  }

  @Test func `a batch keeps the cells of rows that stay or move, and asks for the others`() throws {
    let rows = TextRows(["a", "b", "c"])
    list.dataSource = rows
    let cell = try #require(list.cellForRow(at: IndexPath(row: 2, section: 0)))
    list.selectRow(at: IndexPath(row: 2, section: 0))
    rows.sections = [["c", "x", "a"]]
    var batch = Batch()
    batch.deletedItems = [IndexPath(row: 1, section: 0)]
    batch.insertedItems = [IndexPath(row: 1, section: 0)]
    batch.movedItems = [.init(from: IndexPath(row: 2, section: 0), to: IndexPath(row: 0, section: 0))]
    #expect(list.performBatchUpdates(batch))
    #expect(list.texts == ["c", "x", "a"])
    #expect(list.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
    #expect(list.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    #expect(list.configuredCellCount == 4)
  }

  @Test func `a batch that a table view refuses is reported in a line, and all rows are read again`() {
    let rows = TextRows(["a", "b", "c"])
    list.dataSource = rows
    rows.sections = [["a"]]
    var batch = Batch()
    batch.deletedItems = [IndexPath(row: 1, section: 0)]
    let (isAcceptable, lines) = Mistake.recording { list.performBatchUpdates(batch) }
    #expect(!isAcceptable)
    #expect(
      lines == [
        "list: Section 0 has 1 items after the batch, but what it changes makes 2. The table reloads everything instead."
      ])
    #expect(list.texts == ["a"])
  }

  @Test func `fewer rows than before: it is scrolled as far as there is something to show`() {
    let rows = TextRows(["a", "b", "c", "d", "e"])
    list.dataSource = rows
    list.scrollToBottom()
    rows.sections = [["a", "b", "c", "d"]]
    list.reloadData()
    #expect(list.contentOffset == 10)
    #expect(list.texts == ["b", "c", "d"])
    rows.sections = []
    list.reloadData()
    #expect(list.contentOffset == 0)
    #expect(list.texts == [])
  }

  @Test func `reloading takes the selection away`() {
    let rows = TextRows(["a", "b"])
    list.dataSource = rows
    list.selectRow(at: IndexPath(row: 1, section: 0))
    list.reloadData()
    #expect(list.indexPathForSelectedRow == nil)
  }

  @Test func `headers and footers take their heights, missing ones none`() {
    let (rows, delegate) = (TextRows(["a"], ["b"]), RowsDelegate(log))
    list.dataSource = rows
    list.delegate = delegate
    let table = list.appearance.table
    #expect(table?.elements.first == .header(title: "", height: 5))
    #expect(table?.elements.count == 3)
  }

  @Test func `without a data source it shows what it last read, and does not scroll`() {
    var rows: TextRows? = TextRows(["a", "b", "c", "d"])
    list.dataSource = rows
    rows = nil
    #expect(list.dataSource == nil)
    list.scrollToBottom()
    #expect(list.texts == ["a", "b", "c"])
    #expect(list.connectionCount == 0)
  }

  @Test func `a switch in a row is found by its name while it is in sight, and takes touches as its row does`() {
    let rows = TextRows(["a", "b", "c", "d"])
    list.dataSource = rows
    let cell = list.cellForRow(at: IndexPath(row: 0, section: 0))
    let toggle = Switch("sounds")
    cell?.accessoryView = toggle
    #expect(screen.view("sounds") === toggle)
    toggle.flip()
    #expect(list.appearance.table?.rows[0].control?.isOn == true)
    cell?.isUserInteractionEnabled = false
    toggle.flip()
    #expect(toggle.isOn)
    list.scrollToBottom()
    // Its cell shows the last row now and still has the switch, until it is removed.
    #expect(list.cellForRow(at: IndexPath(row: 3, section: 0)) === cell)
    cell?.accessoryView = nil
    #expect(screen.view("sounds") == nil)
  }

  @Test func `changes of a visible cell are recorded by its place, of an invisible one not at all`() {
    let rows = TextRows(["a", "b", "c", "d"])
    list.dataSource = rows
    screen.onChange = { [log] change in log.add(change.description) }
    let cell = list.cellForRow(at: IndexPath(row: 1, section: 0))
    cell?.text = "B"
    #expect(log.take() == [#"list.0.1.text = "B""#])
    list.scrollToBottom()
    #expect(log.take() == ["list.offset = 10.0"])
  }

  @Test func `an observer of a cell sees the new text in the table`() {
    let rows = TextRows(["a"])
    list.dataSource = rows
    let cell = list.cellForRow(at: IndexPath(row: 0, section: 0))
    let observation = cell?.observe(\.text) { [list, log] _, _ in log.add(list.texts.joined()) }
    cell?.text = "b"
    cell?.text = "c"
    observation?.invalidate()
    #expect(log.entries == ["b", "c"])
    #expect(list.texts == ["c"])
  }
}

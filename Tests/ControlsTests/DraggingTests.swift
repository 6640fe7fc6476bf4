import Controls
import KeyValueObserving
import Testing

private final class DragDelegate: TableDelegate {
  private let log: Log

  init(_ log: Log) {
    self.log = log
  }

  func tableDidEndDragging(_ table: Table) { log.add("delegate at \(table.contentOffset)") }
}

@Suite("Scrolling a table")
struct DraggingTests {
  private let screen = ListScreen()
  private let log = Log()
  private let rows = TextRows(["a", "b", "c", "d", "e"])
  private var list: Table { screen.list }

  @Test func `after a drag, the delegate is notified first, then the actions`() {
    list.dataSource = rows
    let delegate = DragDelegate(log)
    list.delegate = delegate
    let observation = list.observe(\.isDragging) { [log] table, _ in
      log.add("\(table.isDragging ? "drags from" : "let go at") \(table.contentOffset)")
    }
    let key = list.addDraggingAction { [log, list] in log.add("action at \(list.contentOffset)") }
    list.scrollToBottom()
    #expect(log.take() == ["drags from 0", "let go at 20", "delegate at 20", "action at 20"])
    #expect(list.isAtBottom)
    list.removeAction(key)
    list.scrollToTop()
    #expect(log.take() == ["drags from 20", "let go at 0", "delegate at 0"])
    #expect(!list.isAtBottom)
    observation.invalidate()
  }

  @Test func `a person may also drag at the end of the table; scrolling in code notifies no listener`() {
    list.dataSource = rows
    list.addDraggingAction { [log] in log.add("let go") }
    list.scrollToTop()
    #expect(log.take() == ["let go"])
    list.scrollToRow(at: IndexPath(row: 4, section: 0))
    list.reloadData()
    #expect(log.take() == [])
    #expect(ListScreen().list.isAtBottom)
  }

  @Test func `a row is touched where it is in sight, and scrolled to where it is not`() {
    list.dataSource = rows
    list.addDraggingAction { [log] in log.add("let go") }
    list.touchRow(2)
    #expect(log.take() == [])
    list.touchRow(3)
    #expect(log.take() == ["let go"])
    #expect(list.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
  }

  @Test func `an action counts as a connection until it is removed`() {
    let count = list.connectionCount
    let key = list.addDraggingAction {}
    #expect(list.connectionCount == count + 1)
    list.removeAction(key)
    #expect(list.connectionCount == count)
  }
}

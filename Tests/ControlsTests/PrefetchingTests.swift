import Controls
import SectionedList
import Testing

@Suite("Tables: prefetching and row heights")
struct PrefetchingTests {
  private let screen = ListScreen()
  private let log = Log()
  private var list: Table { screen.list }

  @Test func `a scroll announces the rows ahead once, nearest first, and cancels those that it turns away from`() {
    let rows = TextRows((0..<12).map { "\($0)" })
    let prefetching = Prefetching(log)
    list.dataSource = rows
    list.prefetchDataSource = prefetching
    #expect(log.entries == [])
    list.scroll(toRow: 3)
    #expect(log.entries == ["prefetch 0.4 0.5 0.6"])
    list.scroll(toRow: 4)
    #expect(log.entries == ["prefetch 0.4 0.5 0.6", "prefetch 0.7"])
    list.scroll(toRow: 8)
    #expect(log.entries.last == "prefetch 0.9 0.10 0.11")
    list.scroll(toRow: 4)
    #expect(log.entries.suffix(2) == ["cancel 0.9 0.10 0.11", "prefetch 0.3 0.2 0.1"])
    list.scrollToTop()
    #expect(log.entries.last == "cancel 0.3")
  }

  @Test func `after a reload, the rows ahead are announced again`() {
    let rows = TextRows((0..<12).map { "\($0)" })
    let prefetching = Prefetching(log)
    list.dataSource = rows
    list.prefetchDataSource = prefetching
    list.scroll(toRow: 3)
    list.reloadData()
    list.scroll(toRow: 4)
    #expect(log.entries == ["prefetch 0.4 0.5 0.6", "prefetch 0.5 0.6 0.7"])
  }

  @Test func `a table counts its prefetch data source as a connection, and holds it weakly`() {
    var prefetching: Prefetching? = Prefetching(log)
    list.prefetchDataSource = prefetching
    #expect(list.connectionCount == 1)
    prefetching = nil
    #expect(prefetching == nil)
    #expect(list.connectionCount == 0)
  }

  @Test func `a row has the height from the delegate, else from the table; a missing row has no height`() {
    let (rows, delegate) = (TextRows(["a", "b"]), Heights())
    list.dataSource = rows
    #expect(list.height(ofRowAt: IndexPath(row: 1, section: 0)) == 10)
    list.delegate = delegate
    #expect(list.height(ofRowAt: IndexPath(row: 0, section: 0)) == 12)
    #expect(list.height(ofRowAt: IndexPath(row: 1, section: 0)) == 14)
    #expect(list.height(ofRowAt: IndexPath(row: 2, section: 0)) == nil)
  }
}

private final class Heights: TableDelegate {
  func table(_ table: Table, heightForRowAt indexPath: IndexPath) -> Int { 12 + 2 * indexPath.row }
}

private final class Prefetching: TableDataSourcePrefetching {
  private let log: Log

  init(_ log: Log) {
    self.log = log
  }

  func table(_ table: Table, prefetchRowsAt indexPaths: [IndexPath]) { log.add("prefetch", indexPaths) }

  func table(_ table: Table, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) { log.add("cancel", indexPaths) }
}

extension Log {
  fileprivate func add(_ what: String, _ indexPaths: [IndexPath]) {
    add(([what] + indexPaths.map(\.description)).joined(separator: " "))
  }
}

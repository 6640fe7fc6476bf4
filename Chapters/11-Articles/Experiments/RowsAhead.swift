import Controls
import Stage

/// A table announces the rows ahead; its delegate keeps the height of each row by position, as the article's view does.
enum RowsAhead {
  static let experiment = Experiment(
    "prefetching", "a table announces the rows ahead, and heights that are kept by position outlive their rows", tryOut)

  private static func tryOut(_ print: @escaping Print) {
    let table = Table("articles", height: 120)
    table.register(TableCell.self, forCellReuseIdentifier: Rows.identifier)
    let rows = Rows((0..<12).map { number in number.isMultiple(of: 3) ? "long \(number)" : "short \(number)" }, print)
    table.delegate = rows
    table.dataSource = rows
    table.prefetchDataSource = rows
    for row in [4, 7, 0] {
      print("scroll to row \(row)")
      table.scrollToRow(at: IndexPath(row: row, section: 0))
    }
    print("heights kept: \(rows.keptHeights.count), wrong: \(rows.wrongHeights(in: table))")
    rows.titles = rows.titles.filter { $0.hasPrefix("short") }
    table.reloadData()
    print("after a search, heights kept: \(rows.keptHeights.count), wrong: \(rows.wrongHeights(in: table))")
  }
}

private final class Rows: TableDataSource, TableDelegate, TableDataSourcePrefetching {
  static let identifier = "row"

  var titles: [String]
  private(set) var keptHeights: [IndexPath: Int] = [:]
  private let print: Print

  init(_ titles: [String], _ print: @escaping Print) {
    self.titles = titles
    self.print = print
  }

  func wrongHeights(in table: Table) -> Int {
    keptHeights.count { indexPath, height in table.height(ofRowAt: indexPath) != height }
  }

  func table(_ table: Table, numberOfRowsInSection section: Int) -> Int { titles.count }

  func table(_ table: Table, cellForRowAt indexPath: IndexPath) -> TableCell {
    table.dequeueReusableCell(withIdentifier: Self.identifier, for: indexPath)
  }

  func table(_ table: Table, heightForRowAt indexPath: IndexPath) -> Int {
    titles[indexPath.row].hasPrefix("long") ? 60 : 30
  }

  func table(_ table: Table, willDisplay cell: TableCell, forRowAt indexPath: IndexPath) {
    if keptHeights[indexPath] == nil { keptHeights[indexPath] = table.height(ofRowAt: indexPath) }
  }

  func table(_ table: Table, prefetchRowsAt indexPaths: [IndexPath]) {
    print("  prefetch rows \(indexPaths.map(\.row))")
  }

  func table(_ table: Table, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    print("  cancel rows \(indexPaths.map(\.row))")
  }
}

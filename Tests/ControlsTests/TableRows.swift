import Controls
import SectionedList

/// A table of texts and its screen, as high as three rows of 10 points.
final class ListScreen: Screen {
  let list = Table("list", height: 30, rowHeight: 10)

  override var title: String? { "List" }
  override var rows: [[View]] { [[list]] }

  override init() {
    super.init()
    list.register(CountedCell.self, forCellReuseIdentifier: "row")
  }
}

/// A cell that remembers how often it was used again.
final class CountedCell: TableCell {
  private(set) var reuseCount = 0

  override func prepareForReuse() { reuseCount += 1 }
}

/// Answers from arrays of texts.
final class TextRows: TableDataSource {
  var sections: [[String]]

  init(_ sections: [String]...) {
    self.sections = sections
  }

  func numberOfSections(in table: Table) -> Int { sections.count }

  func table(_ table: Table, numberOfRowsInSection section: Int) -> Int { sections[section].count }

  func table(_ table: Table, cellForRowAt indexPath: IndexPath) -> TableCell {
    let cell = table.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.text = sections[indexPath.section][indexPath.row]
    return cell
  }
}

/// A delegate that adds each call to a log, with answers that a test sets.
final class RowsDelegate: TableDelegate {
  var willSelect: (IndexPath) -> IndexPath? = { $0 }
  private let log: Log

  init(_ log: Log) {
    self.log = log
  }

  func table(_ table: Table, heightForHeaderInSection section: Int) -> Int { section == 0 ? 5 : 0 }

  func table(_ table: Table, willSelectRowAt indexPath: IndexPath) -> IndexPath? { willSelect(indexPath) }

  func table(_ table: Table, didSelectRowAt indexPath: IndexPath) { log.add("select \(indexPath)") }

  func table(_ table: Table, didDeselectRowAt indexPath: IndexPath) { log.add("deselect \(indexPath)") }

  func table(_ table: Table, willDisplay cell: TableCell, forRowAt indexPath: IndexPath) {
    log.add("display \(indexPath) \(cell.text)")
  }

  func table(_ table: Table, didEndDisplaying cell: TableCell, forRowAt indexPath: IndexPath) {
    log.add("end \(indexPath) \(cell.text)")
  }
}

extension Table {
  /// The texts in sight.
  var texts: [String] { appearance.table?.rows.map(\.text) ?? [] }
}

import SectionedList
import Trace

/// What the app does with a table.
extension Table {
  /// How many sections the table shows.
  public var numberOfSections: Int { layout.rowCounts.count }

  /// How many rows `section` has, as the table shows it.
  public func numberOfRows(inSection section: Int) -> Int { layout.rowCounts[section] }

  /// The positions of the rows in sight, from top to bottom.
  public var indexPathsForVisibleRows: [IndexPath] { cells.keys.sorted() }

  /// The cells in sight, from top to bottom.
  public var visibleCells: [TableCell] { indexPathsForVisibleRows.compactMap { cells[$0] } }

  /// The cell of a row, if it is in sight.
  public func cellForRow(at indexPath: IndexPath) -> TableCell? { cells[indexPath] }

  /// Where a cell that is in sight stands.
  public func indexPath(for cell: TableCell) -> IndexPath? { cells.first { $0.value === cell }?.key }

  /// Reads everything anew. As in UIKit, nothing is selected afterwards.
  public func reloadData() {
    changeRows("reload") {
      layout = readLayout()
      for indexPath in indexPathsForVisibleRows { endDisplaying(indexPath) }
      if indexPathForSelectedRow != nil { indexPathForSelectedRow = nil }
    }
  }

  /// Makes the changes of one batch, to which the data source already has to answer. Cells of rows that stay are kept.
  ///
  /// A batch that UIKit would end the program for is told of in one line (`Mistake`), and everything is read anew
  /// instead.
  /// - Returns: whether the batch was acceptable.
  @discardableResult
  public func performBatchUpdates(_ batch: Batch) -> Bool {
    let new = readLayout()
    do throws(UnacceptableBatch) {
      let origins = try batch.origins(from: layout.rowCounts, to: new.rowCounts)
      changeRows(batch.description) { follow(origins, to: new) }
      return true
    } catch {
      Mistake.report("\(identifier): \(error) The table reloads everything instead.")
      reloadData()
      return false
    }
  }

  /// Selects a row without telling anybody, as in UIKit; nil selects none.
  public func selectRow(at indexPath: IndexPath?) {
    guard indexPath.map(layout.has) ?? true, indexPath != indexPathForSelectedRow else { return }
    indexPathForSelectedRow = indexPath
  }

  /// Takes the selection from a row, without telling anybody.
  public func deselectRow(at indexPath: IndexPath) {
    if indexPathForSelectedRow == indexPath { indexPathForSelectedRow = nil }
  }

  /// Scrolls as little as it takes to show the row.
  public func scrollToRow(at indexPath: IndexPath) {
    guard let range = layout.range(of: indexPath) else { return }
    if range.lowerBound < contentOffset {
      scroll(to: range.lowerBound)
    } else if range.upperBound > contentOffset + height {
      scroll(to: range.upperBound - height)
    }
  }

  /// Scrolls so far down, or as far as there is something to show; without a data source, not at all.
  func scroll(to offset: Int) {
    let offset = onContent(offset)
    guard dataSource != nil, offset != contentOffset else { return }
    let old = contentOffset
    contentOffset = offset
    fillSight()
    prefetch(afterScrollFrom: old)
  }

  private func readLayout() -> TableLayout {
    var layout = TableLayout()
    guard let dataSource else { return layout }
    for section in 0..<dataSource.numberOfSections(in: self) {
      let rowCount = dataSource.table(self, numberOfRowsInSection: section)
      layout.beginSection(rowCount: rowCount)
      layout.append(
        .header(section: section, title: dataSource.table(self, titleForHeaderInSection: section)),
        height: delegate?.table(self, heightForHeaderInSection: section) ?? sectionHeaderHeight)
      for row in 0..<rowCount {
        let indexPath = IndexPath(row: row, section: section)
        let asked = columnCount == 1 ? delegate?.table(self, heightForRowAt: indexPath) : nil
        layout.append(.row(indexPath), height: asked ?? rowHeight, isBesideLast: row % columnCount > 0)
      }
      layout.append(
        .footer(section: section, title: dataSource.table(self, titleForFooterInSection: section)),
        height: delegate?.table(self, heightForFooterInSection: section) ?? sectionFooterHeight)
    }
    return layout
  }

  /// Changes what there is, as one change that a person sees, and then shows what is in sight.
  private func changeRows(_ what: String, _ change: () -> Void) {
    willShow(.rows, .text("\(layout.rowCounts)"), .text(what))
    change()
    // The announced positions may belong to other rows now.
    prefetched = []
    if onContent(contentOffset) != contentOffset { contentOffset = onContent(contentOffset) }
    fillSight()
    didShow()
  }

  /// Cells stay with their rows, wherever those go.
  private func follow(_ origins: Batch.Origins, to new: TableLayout) {
    var (places, selected) = ([IndexPath: TableCell](), IndexPath?.none)
    for (section, items) in origins.items.enumerated() {
      for (row, origin) in items.enumerated() {
        guard let origin else { continue }
        if let cell = cells.removeValue(forKey: origin) { places[IndexPath(row: row, section: section)] = cell }
        if origin == indexPathForSelectedRow { selected = IndexPath(row: row, section: section) }
      }
    }
    for indexPath in indexPathsForVisibleRows { endDisplaying(indexPath) }
    (layout, cells) = (new, places)
    if selected != indexPathForSelectedRow { indexPathForSelectedRow = selected }
  }

  /// Shows the rows that are in sight, and takes back the cells of those that are not.
  private func fillSight() {
    let rows = layout.elements(in: contentOffset..<(contentOffset + height)).compactMap { place -> IndexPath? in
      if case .row(let indexPath) = place.element { indexPath } else { nil }
    }
    let inSight = Set(rows)
    for indexPath in indexPathsForVisibleRows where !inSight.contains(indexPath) { endDisplaying(indexPath) }
    for indexPath in rows where cells[indexPath] == nil { display(indexPath) }
  }

  private func display(_ indexPath: IndexPath) {
    guard let cell = dataSource?.table(self, cellForRowAt: indexPath) else { return }
    configuredCellCount += 1
    delegate(toldOf: "table(_:willDisplay:forRowAt:)")?.table(self, willDisplay: cell, forRowAt: indexPath)
    cells[indexPath] = cell
    cell.table = self
    cell.stand(in: self)
    tell(.willDisplay, cell, indexPath)
  }

  private func endDisplaying(_ indexPath: IndexPath) {
    guard let cell = cells.removeValue(forKey: indexPath) else { return }
    cell.table = nil
    cell.stand(in: nil)
    delegate(toldOf: "table(_:didEndDisplaying:forRowAt:)")?.table(self, didEndDisplaying: cell, forRowAt: indexPath)
    tell(.didEndDisplaying, cell, indexPath)
    recycle(cell)
  }

  private func onContent(_ offset: Int) -> Int {
    min(max(0, offset), max(0, layout.height + bottomInset - height))
  }
}

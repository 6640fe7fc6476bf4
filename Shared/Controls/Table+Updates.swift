import SectionedList
import Trace

/// The actions of the app.
extension Table {
  /// The number of sections.
  public var numberOfSections: Int { layout.rowCounts.count }

  /// Returns the number of rows of `section`, as the table shows it.
  public func numberOfRows(inSection section: Int) -> Int { layout.rowCounts[section] }

  /// The positions of the visible rows, from top to bottom.
  public var indexPathsForVisibleRows: [IndexPath] { cells.keys.sorted() }

  /// The visible cells, from top to bottom.
  public var visibleCells: [TableCell] { indexPathsForVisibleRows.compactMap { cells[$0] } }

  /// Returns the cell of a row if it is visible.
  public func cellForRow(at indexPath: IndexPath) -> TableCell? { cells[indexPath] }

  /// Returns the position of a visible cell.
  public func indexPath(for cell: TableCell) -> IndexPath? { cells.first { $0.value === cell }?.key }

  /// Reloads everything. As in UIKit, no row is selected afterwards.
  public func reloadData() {
    changeRows("reload") {
      layout = readLayout()
      for indexPath in indexPathsForVisibleRows { endDisplaying(indexPath) }
      if indexPathForSelectedRow != nil { indexPathForSelectedRow = nil }
    }
  }

  /// Makes the changes of one batch; the data source must already have the new rows. Cells of rows that stay are kept.
  ///
  /// A batch for which UIKit would end the program is reported in one line (`Mistake`), and everything is read anew
  /// instead.
  /// - Returns: True if the batch was acceptable.
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

  /// Selects a row without a notification, as in UIKit; nil selects none.
  public func selectRow(at indexPath: IndexPath?) {
    guard indexPath.map(layout.has) ?? true, indexPath != indexPathForSelectedRow else { return }
    indexPathForSelectedRow = indexPath
  }

  /// Deselects a row, without a notification.
  public func deselectRow(at indexPath: IndexPath) {
    if indexPathForSelectedRow == indexPath { indexPathForSelectedRow = nil }
  }

  /// Scrolls as little as needed to show the row.
  public func scrollToRow(at indexPath: IndexPath) {
    guard let range = layout.range(of: indexPath) else { return }
    if range.lowerBound < contentOffset {
      scroll(to: range.lowerBound)
    } else if range.upperBound > contentOffset + height {
      scroll(to: range.upperBound - height)
    }
  }

  /// Scrolls to `offset`, or as far as there are rows; without a data source, not at all.
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

  /// Changes the rows, as one visible change, and then updates the visible cells.
  private func changeRows(_ what: String, _ change: () -> Void) {
    willShow(.rows, .text("\(layout.rowCounts)"), .text(what))
    change()
    // The announced positions may belong to other rows now.
    prefetched = []
    if onContent(contentOffset) != contentOffset { contentOffset = onContent(contentOffset) }
    fillSight()
    didShow()
  }

  /// Keeps the cells of the rows that stay, wherever those move.
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

  /// Shows the visible rows, and recycles the cells of the others.
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

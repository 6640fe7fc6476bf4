import Controls
import Stage
import StageSession

/// Rows that are not in sight.
extension LiveStage {
  /// From the last row in sight of a table on to the row below it, or from the first to the one above.
  ///
  /// - Returns: whether the keys were there, and there was such a row.
  func goOn(_ step: Int) -> Bool {
    guard let (identifier, table) = pointedTable, let target = pointer.target else { return false }
    let inTable = table.targets(in: identifier)
    guard (step > 0 ? inTable.last : inTable.first) == target else { return false }
    guard let edge = step > 0 ? table.rows.last : table.rows.first else { return false }
    let next = edge.number + step
    guard (1...table.rowCount).contains(next) else { return false }
    show(next, of: identifier)
    return true
  }

  /// Scrolls a table by as many rows as are in sight but one; without a table, the panes by five lines.
  func turnPage(_ direction: Int) {
    guard let (identifier, table) = tableAtHand, let first = table.rows.first, let last = table.rows.last else {
      scrolled = (scrolled + direction * 5).clamped(to: scrollable)
      return
    }
    let count = max(1, table.rows.count - 1)
    let row = direction > 0 ? min(table.rowCount, last.number + count) : max(1, first.number - count)
    show(row, of: identifier)
  }

  /// Scrolls a table to its end; without a table, the panes.
  func scroll(to end: Input.Destination) {
    guard let (identifier, table) = tableAtHand else {
      scrolled = end == .top ? scrollable.lowerBound : scrollable.upperBound
      return
    }
    let isPointed = pointedTable != nil
    perform(.scroll(identifier, to: end))
    if isPointed { point(at: Target(identifier: identifier, kind: .row(end == .top ? 1 : table.rowCount))) }
  }

  /// Scrolls until the row can be seen. The keys go with it if they were in the table.
  private func show(_ row: Int, of identifier: String) {
    let isPointed = pointedTable != nil
    perform(.scroll(identifier, to: .row(row)))
    if isPointed { point(at: Target(identifier: identifier, kind: .row(row))) }
  }

  /// The table that the keys are in; else the first one.
  private var tableAtHand: (identifier: String, table: Appearance.Table)? {
    pointedTable ?? session.panes.snapshots.first?.views.lazy.filter { !$0.isHidden }.compactMap(\.namedTable).first
  }

  private var pointedTable: (identifier: String, table: Appearance.Table)? {
    guard let snapshot = session.panes.snapshots.first, let target = pointer.target else { return nil }
    return snapshot.view(holding: target.identifier).flatMap { snapshot[$0] }?.namedTable
  }
}

nonisolated extension Appearance {
  fileprivate var namedTable: (identifier: String, table: Table)? { table.map { (identifier, $0) } }
}

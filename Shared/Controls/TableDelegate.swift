/// Who is asked and told about the rows of a table: the part of UIKit's `UITableViewDelegate` that chapters need.
///
/// Every method has a default, so that a delegate writes only what it cares about. Each is called before those who
/// listen with an action are told.
@MainActor public protocol TableDelegate: AnyObject {
  /// How high the row is, in points.
  func table(_ table: Table, heightForRowAt indexPath: IndexPath) -> Int

  /// How high what stands above `section` is, in points.
  func table(_ table: Table, heightForHeaderInSection section: Int) -> Int

  /// How high what stands below `section` is, in points.
  func table(_ table: Table, heightForFooterInSection section: Int) -> Int

  /// The row that a touch of `indexPath` selects: another one, or none at all.
  func table(_ table: Table, willSelectRowAt indexPath: IndexPath) -> IndexPath?

  /// A person selected the row.
  func table(_ table: Table, didSelectRowAt indexPath: IndexPath)

  /// A person selected another row, and so this one no longer is.
  func table(_ table: Table, didDeselectRowAt indexPath: IndexPath)

  /// The row comes in sight, in this cell.
  func table(_ table: Table, willDisplay cell: TableCell, forRowAt indexPath: IndexPath)

  /// The row went out of sight, or out of the table; the position is the one it was shown at.
  func table(_ table: Table, didEndDisplaying cell: TableCell, forRowAt indexPath: IndexPath)

  /// A person scrolled, and let go: UIKit's `scrollViewDidEndDragging(_:willDecelerate:)`.
  func tableDidEndDragging(_ table: Table)
}

extension TableDelegate {
  /// The table's own `rowHeight`.
  public func table(_ table: Table, heightForRowAt indexPath: IndexPath) -> Int { table.rowHeight }

  /// The table's own `sectionHeaderHeight`.
  public func table(_ table: Table, heightForHeaderInSection section: Int) -> Int { table.sectionHeaderHeight }

  /// The table's own `sectionFooterHeight`.
  public func table(_ table: Table, heightForFooterInSection section: Int) -> Int { table.sectionFooterHeight }

  /// The row that is touched.
  public func table(_ table: Table, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }

  /// Does nothing.
  public func table(_ table: Table, didSelectRowAt indexPath: IndexPath) {}

  /// Does nothing.
  public func table(_ table: Table, didDeselectRowAt indexPath: IndexPath) {}

  /// Does nothing.
  public func table(_ table: Table, willDisplay cell: TableCell, forRowAt indexPath: IndexPath) {}

  /// Does nothing.
  public func table(_ table: Table, didEndDisplaying cell: TableCell, forRowAt indexPath: IndexPath) {}

  /// Does nothing.
  public func tableDidEndDragging(_ table: Table) {}
}

/// The delegate of a table: the part of UIKit's `UITableViewDelegate` that chapters need.
///
/// Every method has a default, so that a delegate implements only what it needs. Each is called before the actions.
@MainActor public protocol TableDelegate: AnyObject {
  /// Returns the height of the row, in points.
  func table(_ table: Table, heightForRowAt indexPath: IndexPath) -> Int

  /// Returns the height of the header of `section`, in points.
  func table(_ table: Table, heightForHeaderInSection section: Int) -> Int

  /// Returns the height of the footer of `section`, in points.
  func table(_ table: Table, heightForFooterInSection section: Int) -> Int

  /// Returns the row that a touch of `indexPath` selects: another one, or nil for none.
  func table(_ table: Table, willSelectRowAt indexPath: IndexPath) -> IndexPath?

  /// Called when a person has selected the row.
  func table(_ table: Table, didSelectRowAt indexPath: IndexPath)

  /// Called when a person has selected another row, and so deselected this one.
  func table(_ table: Table, didDeselectRowAt indexPath: IndexPath)

  /// Called when the row becomes visible, in this cell.
  func table(_ table: Table, willDisplay cell: TableCell, forRowAt indexPath: IndexPath)

  /// Called when the row is no longer visible, or no longer in the table; `indexPath` is its last position.
  func table(_ table: Table, didEndDisplaying cell: TableCell, forRowAt indexPath: IndexPath)

  /// Called when a person has scrolled and lifted the finger: UIKit's `scrollViewDidEndDragging(_:willDecelerate:)`.
  func tableDidEndDragging(_ table: Table)
}

extension TableDelegate {
  /// Returns the table's own `rowHeight`.
  public func table(_ table: Table, heightForRowAt indexPath: IndexPath) -> Int { table.rowHeight }

  /// Returns the table's own `sectionHeaderHeight`.
  public func table(_ table: Table, heightForHeaderInSection section: Int) -> Int { table.sectionHeaderHeight }

  /// Returns the table's own `sectionFooterHeight`.
  public func table(_ table: Table, heightForFooterInSection section: Int) -> Int { table.sectionFooterHeight }

  /// Returns the touched row.
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

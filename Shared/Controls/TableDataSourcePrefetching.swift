/// Prepares rows before they come into sight: UIKit's `UITableViewDataSourcePrefetching`.
@MainActor public protocol TableDataSourcePrefetching: AnyObject {
  /// Prepares the rows at `indexPaths`, which may soon come into sight, the nearest first.
  func table(_ table: Table, prefetchRowsAt indexPaths: [IndexPath])

  /// Cancels the preparation of rows that did not come into sight; does nothing by default.
  func table(_ table: Table, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension TableDataSourcePrefetching {
  /// Does nothing.
  public func table(_ table: Table, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}

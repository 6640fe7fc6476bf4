/// The data source of a table: the part of UIKit's `UITableViewDataSource` that chapters need.
@MainActor public protocol TableDataSource: AnyObject {
  /// Returns the number of sections; one by default.
  func numberOfSections(in table: Table) -> Int

  /// Returns the number of rows of `section`.
  func table(_ table: Table, numberOfRowsInSection section: Int) -> Int

  /// Returns the cell for a row that becomes visible, from `dequeueReusableCell`.
  func table(_ table: Table, cellForRowAt indexPath: IndexPath) -> TableCell

  /// Returns the title above `section`; none by default.
  func table(_ table: Table, titleForHeaderInSection section: Int) -> String?

  /// Returns the title below `section`; none by default.
  func table(_ table: Table, titleForFooterInSection section: Int) -> String?
}

extension TableDataSource {
  /// Returns 1.
  public func numberOfSections(in table: Table) -> Int { 1 }

  /// Returns nil: no title.
  public func table(_ table: Table, titleForHeaderInSection section: Int) -> String? { nil }

  /// Returns nil: no title.
  public func table(_ table: Table, titleForFooterInSection section: Int) -> String? { nil }
}

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

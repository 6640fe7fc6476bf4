/// Who answers what a table has to show: the part of UIKit's `UITableViewDataSource` that chapters need.
@MainActor public protocol TableDataSource: AnyObject {
  /// How many sections there are; one by default.
  func numberOfSections(in table: Table) -> Int

  /// How many rows `section` has.
  func table(_ table: Table, numberOfRowsInSection section: Int) -> Int

  /// The cell for a row that comes in sight, from `dequeueReusableCell`.
  func table(_ table: Table, cellForRowAt indexPath: IndexPath) -> TableCell

  /// What stands above `section`; nothing by default.
  func table(_ table: Table, titleForHeaderInSection section: Int) -> String?

  /// What stands below `section`; nothing by default.
  func table(_ table: Table, titleForFooterInSection section: Int) -> String?
}

extension TableDataSource {
  /// One section.
  public func numberOfSections(in table: Table) -> Int { 1 }

  /// No title.
  public func table(_ table: Table, titleForHeaderInSection section: Int) -> String? { nil }

  /// No title.
  public func table(_ table: Table, titleForFooterInSection section: Int) -> String? { nil }
}

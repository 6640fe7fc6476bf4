import Controls
import Rx

/// A data source that takes its elements from a sequence, for `rx.items(dataSource:)`.
public protocol RxTableViewDataSourceType {
  /// The elements: all of them, each time.
  associatedtype Element

  /// Called with each event of the bound sequence.
  @MainActor func table(_ table: Table, observedEvent: Event<Element>)
}

/// A data source that knows the model behind a position, for `modelSelected`.
public protocol SectionedViewDataSourceType {
  /// Returns the model of the row.
  ///
  /// - Throws: `RxCocoaError.itemsNotYetBound` if nothing was bound yet.
  @MainActor func model(at indexPath: IndexPath) throws -> Any
}

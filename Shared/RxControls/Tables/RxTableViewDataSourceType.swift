import Controls
import Rx

/// A data source that takes its elements from a sequence: what `rx.items(dataSource:)` needs.
public protocol RxTableViewDataSourceType {
  /// What is shown: all of it, each time.
  associatedtype Element

  /// Called with each event of the bound sequence.
  @MainActor func table(_ table: Table, observedEvent: Event<Element>)
}

/// A data source that knows the model behind a position: what `modelSelected` needs.
public protocol SectionedViewDataSourceType {
  /// The model of the row.
  ///
  /// - Throws: `RxCocoaError.itemsNotYetBound` if nothing was bound yet.
  @MainActor func model(at indexPath: IndexPath) throws -> Any
}

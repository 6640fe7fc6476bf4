import Controls
import Rx
import RxControls

/// A data source that shows each list with a complete reload.
open class RxTableViewSectionedReloadDataSource<Section: SectionModelType>: TableViewSectionedDataSource<Section>,
  @MainActor RxTableViewDataSourceType
{
  /// All sections, each time.
  public typealias Element = [Section]

  /// Answers from the new sections and lets the table reload.
  open func table(_ table: Table, observedEvent: Event<[Section]>) {
    guard case .next(let sections) = observedEvent else { return }
    setSections(sections)
    table.reloadData()
  }
}

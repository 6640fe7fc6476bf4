import Controls
import Rx

/// The cell and the position of a row that becomes visible.
public typealias WillDisplayCellEvent = (cell: TableCell, indexPath: IndexPath)

/// The cell and the position of a row that is no longer visible.
public typealias DidEndDisplayingCellEvent = (cell: TableCell, indexPath: IndexPath)

/// The events of the rows of a table. As in RxCocoa, an ordinary delegate is notified of them too.
extension Reactive where Base: Table {
  /// The positions of the rows that a person selects.
  @MainActor public var itemSelected: ControlEvent<IndexPath> {
    ControlEvent(events: base.occurrences(of: .didSelect).map(\.indexPath))
  }

  /// The positions of the rows that lose the selection to another one.
  @MainActor public var itemDeselected: ControlEvent<IndexPath> {
    ControlEvent(events: base.occurrences(of: .didDeselect).map(\.indexPath))
  }

  /// The models of the rows that a person selects, as the bound data source knows them.
  ///
  /// A model of another type, or a data source that knows no models, is an error that ends the sequence.
  @MainActor public func modelSelected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    ControlEvent(events: models(at: itemSelected, modelType))
  }

  /// The models of the rows that lose the selection to another one.
  @MainActor public func modelDeselected<Model>(_ modelType: Model.Type) -> ControlEvent<Model> {
    ControlEvent(events: models(at: itemDeselected, modelType))
  }

  /// The rows that become visible.
  @MainActor public var willDisplayCell: ControlEvent<WillDisplayCellEvent> {
    ControlEvent(events: base.occurrences(of: .willDisplay).compactMap { row in row.cell.map { ($0, row.indexPath) } })
  }

  /// The rows that are no longer visible.
  @MainActor public var didEndDisplayingCell: ControlEvent<DidEndDisplayingCellEvent> {
    ControlEvent(
      events: base.occurrences(of: .didEndDisplaying).compactMap { row in row.cell.map { ($0, row.indexPath) } })
  }

  /// Emits an element each time a person has scrolled and lifted the finger: true if the table decelerates, which this
  /// one never does.
  @MainActor public var didEndDragging: ControlEvent<Bool> { ControlEvent(events: base.dragsEnded) }

  /// Returns the model of the row, as the bound data source knows it.
  ///
  /// - Throws: `RxCocoaError.itemsNotYetBound` without such a data source, `.castingError` for another type.
  @MainActor public func model<Model>(at indexPath: IndexPath) throws -> Model {
    guard let source = base.dataSource as? any SectionedViewDataSourceType else {
      throw RxCocoaError.itemsNotYetBound(object: base)
    }
    let model = try source.model(at: indexPath)
    guard let model = model as? Model else { throw RxCocoaError.castingError(object: model, targetType: Model.self) }
    return model
  }

  @MainActor private func models<Model>(
    at positions: ControlEvent<IndexPath>, _ type: Model.Type
  ) -> Observable<Model> {
    positions.asObservable().compactMap { [weak base] indexPath in
      try base?.rx.model(at: indexPath)
    }
  }
}

extension Table {
  typealias Occurrence = (cell: TableCell?, indexPath: IndexPath)

  /// Emits an element for each `event`, and completes when the table is deallocated.
  fileprivate func occurrences(of event: RowEvent) -> Observable<Occurrence> {
    .hearing(self) { table, send in
      table.addAction(for: event) { send(($0, $1)) }
    } _: {
      $0.removeAction($1)
    }
  }

  /// Emits an element each time a person has scrolled and lifted the finger, and completes when the table is
  /// deallocated.
  fileprivate var dragsEnded: Observable<Bool> {
    .hearing(self) { table, send in
      table.addDraggingAction { send(false) }
    } _: {
      $0.removeAction($1)
    }
  }
}

import Controls
import Rx

/// Binding a table to a sequence: `source.bind(to: table.rx.items(dataSource: dataSource))`.
extension Reactive where Base: Table {
  /// Shows the elements of a sequence through `dataSource`, which the subscription retains.
  ///
  /// Once it is disposed, the table has no data source and keeps showing the last elements.
  @MainActor public func items<DataSource, Source>(
    dataSource: DataSource
  ) -> (_ source: Source) -> any Disposable
  where
    DataSource: RxTableViewDataSourceType & TableDataSource, Source: ObservableType,
    DataSource.Element == Source.Element
  {
    { [base] source in
      base.dataSource = dataSource
      let shows = source.asObservable()
        .bind(
          to: Binder<DataSource.Element>.inCurrentWorld(base) { table, element in
            dataSource.table(table, observedEvent: .next(element))
          })
      return Disposables.create { [weak base] in
        shows.dispose()
        if base?.dataSource === dataSource { base?.dataSource = nil }
      }
    }
  }

  /// Shows the elements of each sequence of a sequence in one section, in cells made by `cellFactory`.
  @MainActor public func items<Elements: Sequence, Source: ObservableType>(
    _ source: Source
  ) -> (_ cellFactory: @escaping (Table, Int, Elements.Element) -> TableCell) -> any Disposable
  where Source.Element == Elements {
    { cellFactory in
      source.bind(to: items(dataSource: SequenceDataSource<Elements>(cellFactory)))
    }
  }

  /// Shows the elements of each sequence of a sequence in one section, in cells registered as `cellIdentifier`.
  ///
  /// A cell of another class than `cellType` is a programmer's error.
  @MainActor public func items<Elements: Sequence, Cell: TableCell, Source: ObservableType>(
    cellIdentifier: String, cellType: Cell.Type = Cell.self
  ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Elements.Element, Cell) -> Void)
    -> any Disposable
  where Source.Element == Elements {
    { source in
      { configureCell in
        let factory = { (table: Table, row: Int, element: Elements.Element) -> TableCell in
          let indexPath = IndexPath(row: row, section: 0)
          let cell = table.dequeueReusableCell(withIdentifier: cellIdentifier, for: indexPath)
          guard let typed = cell as? Cell else {
            preconditionFailure("\(cellIdentifier) is registered as \(type(of: cell)), and not as \(Cell.self)")
          }
          configureCell(row, element, typed)
          return typed
        }
        return source.bind(to: items(dataSource: SequenceDataSource<Elements>(factory)))
      }
    }
  }

  /// Sets the table's delegate, held weakly, until the result is disposed: for heights, beside all that is observed.
  @MainActor public func setDelegate(_ delegate: any TableDelegate) -> any Disposable {
    base.delegate = delegate
    return Disposables.create { [weak base, weak delegate] in
      if base?.delegate === delegate { base?.delegate = nil }
    }
  }
}

/// A data source with one section, of the elements of a sequence.
@MainActor
private final class SequenceDataSource<Elements: Sequence>: TableDataSource,
  @MainActor RxTableViewDataSourceType, @MainActor SectionedViewDataSourceType
{
  typealias Element = Elements

  private var items: [Elements.Element]?
  private let cellFactory: (Table, Int, Elements.Element) -> TableCell

  init(_ cellFactory: @escaping (Table, Int, Elements.Element) -> TableCell) {
    self.cellFactory = cellFactory
  }

  func table(_ table: Table, observedEvent: Event<Elements>) {
    guard case .next(let elements) = observedEvent else { return }
    items = Array(elements)
    table.reloadData()
  }

  func table(_ table: Table, numberOfRowsInSection section: Int) -> Int { items?.count ?? 0 }

  func table(_ table: Table, cellForRowAt indexPath: IndexPath) -> TableCell {
    guard let items else { preconditionFailure("a table without rows asked for one") }
    return cellFactory(table, indexPath.row, items[indexPath.row])
  }

  func model(at indexPath: IndexPath) throws -> Any {
    guard let items, items.indices.contains(indexPath.row) else {
      throw RxCocoaError.itemsNotYetBound(object: self)
    }
    return items[indexPath.row]
  }
}

import KeyValueObserving
import SectionedList
import Trace

/// A list of rows in sections, UIKit's `UITableView`: it asks its data source for the visible rows, and shows them in
/// cells that it reuses.
///
/// It reads everything anew in `reloadData`, and when a data source or a delegate is set; `performBatchUpdates` makes
/// the changes in between.
public final class Table: View {
  /// The data source, held weakly as in UIKit. Without one, the table shows the rows that it last read.
  public weak var dataSource: (any TableDataSource)? {
    didSet { if dataSource != nil { reloadData() } }
  }

  /// The delegate, which gives the heights and is notified of events of rows; held weakly as in UIKit.
  public weak var delegate: (any TableDelegate)? {
    didSet { if delegate != nil, dataSource != nil { reloadData() } }
  }

  /// The object that prepares rows before they come into sight, held weakly as in UIKit.
  public weak var prefetchDataSource: (any TableDataSourcePrefetching)?

  /// The height of the table, in points: what does not fit has to be scrolled.
  public let height: Int

  /// The height of a row, unless the delegate gives one.
  public let rowHeight: Int

  /// The number of rows that stand side by side: one in a list, several in a grid, whose cells are all `rowHeight` high.
  public let columnCount: Int

  /// The height of a header, unless the delegate gives one.
  public let sectionHeaderHeight: Int

  /// The height of a footer, unless the delegate gives one.
  public let sectionFooterHeight: Int

  /// The height of the space below the last footer, UIKit's `contentInset.bottom`.
  public let bottomInset: Int

  /// The scroll position, UIKit's `contentOffset.y`.
  @Observed public internal(set) var contentOffset = 0 {
    willSet { willShow(.offset, .number(Double(contentOffset)), .number(Double(newValue)), byPerson: isTouched) }
    didSet { didShow() }
  }

  /// The selected row.
  @Observed public internal(set) var indexPathForSelectedRow: IndexPath? {
    willSet {
      willShow(
        .selectedRow, .text(indexPathForSelectedRow?.description ?? ""), .text(newValue?.description ?? ""),
        byPerson: isTouched)
    }
    didSet { didShow() }
  }

  /// A Boolean value indicating whether a person is scrolling the table, UIKit's `isDragging`.
  @Observed public internal(set) var isDragging = false

  /// The number of times that a cell was configured for a row that became visible.
  public internal(set) var configuredCellCount = 0

  /// The places of all elements, as they were last read.
  var layout = TableLayout()

  /// The visible cells.
  var cells: [IndexPath: TableCell] = [:]

  /// The rows that were announced to `prefetchDataSource` at the last scroll.
  var prefetched: Set<IndexPath> = []

  /// A Boolean value indicating whether a person, and not the app, changes the table.
  var isTouched = false

  private var cellClasses: [String: TableCell.Type] = [:]
  private var pool: [String: [TableCell]] = [:]
  private var actions: [(key: ActionKey, event: RowEvent, run: (TableCell?, IndexPath) -> Void)] = []
  private var draggingActions: [(key: ActionKey, run: () -> Void)] = []

  /// An event of a row.
  nonisolated public enum RowEvent: Hashable, Sendable {
    /// A person selected it.
    case didSelect
    /// A person selected another one.
    case didDeselect
    /// It becomes visible.
    case willDisplay
    /// It is no longer visible.
    case didEndDisplaying
  }

  /// A table that scripts call `identifier`, empty at first; its measures in points. UIKit's can be changed later.
  ///
  /// With more than one column it stands for UIKit's `UICollectionView` with a flow layout. A new section begins a new line.
  public init(
    _ identifier: String, height: Int = 480, rowHeight: Int = 44, columnCount: Int = 1, sectionHeaderHeight: Int = 0,
    sectionFooterHeight: Int = 0, bottomInset: Int = 0
  ) {
    precondition(columnCount > 0, "\(identifier) needs a column")
    self.height = height
    self.rowHeight = rowHeight
    self.columnCount = columnCount
    self.sectionHeaderHeight = sectionHeaderHeight
    self.sectionFooterHeight = sectionFooterHeight
    self.bottomInset = bottomInset
    super.init(identifier, .table)
  }

  /// Makes cells of `cellClass` when a cell of this identifier is wanted and none can be used again.
  public func register(_ cellClass: TableCell.Type, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass
    pool[identifier] = nil
  }

  /// Returns true if a cell class is registered for the identifier.
  public func isRegistered(_ identifier: String) -> Bool { cellClasses[identifier] != nil }

  /// Returns a cell to be configured for a row: one that is no longer visible, prepared for reuse, or a new one.
  ///
  /// An identifier that is not registered is a programmer's error.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> TableCell {
    if let cell = pool[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    guard let cellClass = cellClasses[identifier] else {
      preconditionFailure("\(self.identifier) has no cell class registered as \(identifier)")
    }
    return cellClass.init(reuseIdentifier: identifier)
  }

  /// Calls `action` on each `event`, with the cell if it is visible, until the action is removed; the table retains it.
  ///
  /// UIKit's table view has only a delegate. Any number of listeners can use this.
  @discardableResult
  public func addAction(
    for event: RowEvent, _ action: @escaping (_ cell: TableCell?, _ indexPath: IndexPath) -> Void
  ) -> ActionKey {
    let key = ActionKey()
    actions.append((key, event, action))
    return key
  }

  /// Calls `action` each time a person has scrolled and lifted the finger, until it is removed; the table retains it.
  @discardableResult
  public func addDraggingAction(_ action: @escaping () -> Void) -> ActionKey {
    let key = ActionKey()
    draggingActions.append((key, action))
    return key
  }

  /// Removes an action; a key that is not known removes nothing.
  public func removeAction(_ key: ActionKey) {
    actions.removeAll { $0.key == key }
    draggingActions.removeAll { $0.key == key }
  }

  /// Data sources, delegate and actions count as well.
  override public var connectionCount: Int {
    let sources: [AnyObject?] = [dataSource, delegate, prefetchDataSource]
    return super.connectionCount + actions.count + draggingActions.count + sources.count { $0 != nil }
  }

  override func draw() -> Appearance {
    var appearance = super.draw()
    appearance.table = drawTable()
    return appearance
  }

  override var hasUnsettledParts: Bool { cells.values.contains { $0.isUnsettled } }

  /// Keeps the cell for other rows.
  func recycle(_ cell: TableCell) {
    pool[cell.reuseIdentifier, default: []].append(cell)
  }

  /// Returns the delegate and notes in the trace that it is about to be called.
  func delegate(toldOf method: String) -> (any TableDelegate)? {
    guard let delegate else { return nil }
    Trace.note(Link(identifier, method, to: "delegate"))
    return delegate
  }

  /// Calls the actions for `event`; one that is removed meanwhile is not called any more.
  func tell(_ event: RowEvent, _ cell: TableCell?, _ indexPath: IndexPath) {
    for action in actions where action.event == event && actions.contains(where: { $0.key == action.key }) {
      Trace.note(Link(identifier, "\(event)", to: "action", value: indexPath.description))
      action.run(cell, indexPath)
    }
  }

  /// Scrolls as a person does, who then lifts the finger: also at the end, where the table springs back.
  func drag(_ scroll: () -> Void) {
    isDragging = true
    isTouched = true
    scroll()
    isTouched = false
    isDragging = false
    delegate(toldOf: "tableDidEndDragging(_:)")?.tableDidEndDragging(self)
    for action in draggingActions where draggingActions.contains(where: { $0.key == action.key }) {
      Trace.note(Link(identifier, "didEndDragging", to: "action"))
      action.run()
    }
  }
}

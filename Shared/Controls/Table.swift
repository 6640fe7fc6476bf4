import KeyValueObserving
import SectionedList
import Trace

/// A list of rows in sections, UIKit's `UITableView`: it asks its data source for the rows that are in sight, and shows
/// them in cells that it uses again and again.
///
/// It reads everything anew in `reloadData`, and when a data source or a delegate is set; what changes in between is told
/// by `performBatchUpdates`.
public final class Table: View {
  /// Who answers what there is to show, held weakly as in UIKit. While there is none, the table shows what it last read.
  public weak var dataSource: (any TableDataSource)? {
    didSet { if dataSource != nil { reloadData() } }
  }

  /// Who is asked for heights and told what happens to rows, held weakly as in UIKit.
  public weak var delegate: (any TableDelegate)? {
    didSet { if delegate != nil, dataSource != nil { reloadData() } }
  }

  /// The object that prepares rows before they come into sight, held weakly as in UIKit.
  public weak var prefetchDataSource: (any TableDataSourcePrefetching)?

  /// How high the table is, in points: what does not fit has to be scrolled.
  public let height: Int

  /// How high a row is of which the delegate says nothing.
  public let rowHeight: Int

  /// The number of rows that stand side by side: one in a list, several in a grid, whose cells are all `rowHeight` high.
  public let columnCount: Int

  /// How high a header is of which the delegate says nothing.
  public let sectionHeaderHeight: Int

  /// How high a footer is of which the delegate says nothing.
  public let sectionFooterHeight: Int

  /// How much room is left below the last footer, UIKit's `contentInset.bottom`.
  public let bottomInset: Int

  /// How far the table is scrolled down, UIKit's `contentOffset.y`.
  @Observed public internal(set) var contentOffset = 0 {
    willSet { willShow(.offset, .number(Double(contentOffset)), .number(Double(newValue)), byPerson: isTouched) }
    didSet { didShow() }
  }

  /// The row that is selected.
  @Observed public internal(set) var indexPathForSelectedRow: IndexPath? {
    willSet {
      willShow(
        .selectedRow, .text(indexPathForSelectedRow?.description ?? ""), .text(newValue?.description ?? ""),
        byPerson: isTouched)
    }
    didSet { didShow() }
  }

  /// Whether a person has a finger on it and moves it, UIKit's `isDragging`.
  @Observed public internal(set) var isDragging = false

  /// How often a cell was configured for a row that came in sight.
  public internal(set) var configuredCellCount = 0

  /// Where everything stands, as it was last read.
  var layout = TableLayout()

  /// The cells in sight.
  var cells: [IndexPath: TableCell] = [:]

  /// The rows that were announced to `prefetchDataSource` at the last scroll.
  var prefetched: Set<IndexPath> = []

  /// Whether a person is at it, and not the app.
  var isTouched = false

  private var cellClasses: [String: TableCell.Type] = [:]
  private var pool: [String: [TableCell]] = [:]
  private var actions: [(key: ActionKey, event: RowEvent, run: (TableCell?, IndexPath) -> Void)] = []
  private var draggingActions: [(key: ActionKey, run: () -> Void)] = []

  /// What happens to a row.
  nonisolated public enum RowEvent: Hashable, Sendable {
    /// A person selected it.
    case didSelect
    /// A person selected another one.
    case didDeselect
    /// It comes in sight.
    case willDisplay
    /// It went out of sight.
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

  /// Whether a cell class is registered for the identifier.
  public func isRegistered(_ identifier: String) -> Bool { cellClasses[identifier] != nil }

  /// A cell to be configured for a row: one that went out of sight, prepared for reuse, or a new one.
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

  /// Calls `action` on each `event`, with the cell if it is in sight, until the action is removed; the table holds it.
  ///
  /// UIKit's table view has a delegate only. This is what several can listen to.
  @discardableResult
  public func addAction(
    for event: RowEvent, _ action: @escaping (_ cell: TableCell?, _ indexPath: IndexPath) -> Void
  ) -> ActionKey {
    let key = ActionKey()
    actions.append((key, event, action))
    return key
  }

  /// Calls `action` each time a person has scrolled and let go, until it is removed; the table holds it.
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

  /// The cell is there for other rows.
  func recycle(_ cell: TableCell) {
    pool[cell.reuseIdentifier, default: []].append(cell)
  }

  /// The delegate, noted in the trace since it is about to be told.
  func delegate(toldOf method: String) -> (any TableDelegate)? {
    guard let delegate else { return nil }
    Trace.note(Link(identifier, method, to: "delegate"))
    return delegate
  }

  /// Tells those who listen with an action; who is removed meanwhile is not told any more.
  func tell(_ event: RowEvent, _ cell: TableCell?, _ indexPath: IndexPath) {
    for action in actions where action.event == event && actions.contains(where: { $0.key == action.key }) {
      Trace.note(Link(identifier, "\(event)", to: "action", value: indexPath.description))
      action.run(cell, indexPath)
    }
  }

  /// A person scrolls, and lets go: also where there is nothing more to come, and the table springs back.
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

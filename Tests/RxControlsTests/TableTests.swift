import Controls
import Rx
import RxControls
import RxServices
import SectionedList
import Testing
import World

@MainActor private final class ListScreen: Screen {
  let list = Table("list", height: 30, rowHeight: 10)

  override var rows: [[View]] { [[list]] }

  override init() {
    super.init()
    list.register(TableCell.self, forCellReuseIdentifier: "row")
  }
}

@MainActor @Suite("Tables and switches in Rx", .inVirtualWorld) struct TableTests {
  private let log = Log<String>()

  @Test func `a table shows each list of a sequence, in cells of an identifier`() {
    let screen = ListScreen()
    var texts: [String] { screen.list.visibleCells.map(\.text) }
    let lists = BehaviorRelay(value: ["a", "b"])
    let bound = lists.bind(to: screen.list.rx.items(cellIdentifier: "row", cellType: TableCell.self)) {
      row, text, cell in
      cell.text = "\(row) \(text)"
    }
    #expect(texts == ["0 a", "1 b"])
    lists.accept(["c"])
    #expect(texts == ["0 c"])
    bound.dispose()
    lists.accept(["d"])
    #expect(texts == ["0 c"])
    #expect(screen.list.dataSource == nil)
  }

  @Test func `a selection is sent as position and as model, beside an ordinary delegate; another type is an error`() {
    let screen = ListScreen()
    let list = screen.list
    let lists = Observable.just(["a", "b"]).concat(Observable.never())
    let bag = DisposeBag()
    lists.bind(to: list.rx.items(cellIdentifier: "row", cellType: TableCell.self)) { _, text, cell in cell.text = text
    }.disposed(by: bag)
    list.rx.itemSelected.map { "item \($0)" }.noted(in: log).disposed(by: bag)
    list.rx.itemDeselected.map { "not \($0)" }.noted(in: log).disposed(by: bag)
    list.rx.modelSelected(String.self).noted(in: log).disposed(by: bag)
    list.rx.modelDeselected(String.self).map { "not \($0)" }.noted(in: log).disposed(by: bag)
    list.rx.modelSelected(Int.self).map { "\($0)" }.noted(in: log).disposed(by: bag)
    let delegate = Heights()
    list.rx.setDelegate(delegate).disposed(by: bag)
    list.touchRow(0)
    list.touchRow(1)
    #expect(log.entries == ["item 0.0", "a", "#", "not 0.0", "not a", "item 0.1", "b"])
    #expect(delegate.selected == ["0.0", "0.1"])
    #expect(list.appearance.table?.rows.map(\.height) == [12, 12])
  }

  @Test func `disposing leaves no connection on the table`() {
    let screen = ListScreen()
    let delegate = Heights()
    do {
      let bag = DisposeBag()
      screen.list.rx.setDelegate(delegate).disposed(by: bag)
      screen.list.rx.itemSelected.subscribe().disposed(by: bag)
      screen.list.rx.willDisplayCell.subscribe().disposed(by: bag)
      Observable.just(["a"]).bind(to: screen.list.rx.items(cellIdentifier: "row", cellType: TableCell.self)) {
        _, _, _ in
      }.disposed(by: bag)
      #expect(screen.list.connectionCount == 4)
    }
    #expect(screen.list.connectionCount == 0)
  }

  @Test func `rows that appear and disappear are sent`() {
    let screen = ListScreen()
    let bag = DisposeBag()
    screen.list.rx.willDisplayCell.map { "\($0.indexPath) comes" }.noted(in: log).disposed(by: bag)
    screen.list.rx.didEndDisplayingCell.map { "\($0.indexPath) leaves" }.noted(in: log).disposed(by: bag)
    Observable.just(["a", "b", "c", "d"]).bind(
      to: screen.list.rx.items(cellIdentifier: "row", cellType: TableCell.self)
    ) { _, text, cell in
      cell.text = text
    }.disposed(by: bag)
    screen.list.scrollToBottom()
    #expect(log.entries == ["0.0 comes", "0.1 comes", "0.2 comes", "0.0 leaves", "0.3 comes"])
  }

  @Test func `asking for a model before anything is bound is a descriptive error`() {
    let screen = ListScreen()
    #expect(throws: RxCocoaError.self) { try screen.list.rx.model(at: IndexPath(row: 0, section: 0)) as String }
    #expect(
      "\(RxCocoaError.itemsNotYetBound(object: screen.list))"
        == "No data source that knows its models is bound to Table yet.")
    let error = RxCocoaError.castingError(object: 1, targetType: String.self)
    #expect(error.debugDescription == "Int is no String.")
  }

  @Test func `a switch emits its value at once and at each flip; changed leaves out the first`() {
    let toggle = Switch("sounds")
    let bag = DisposeBag()
    toggle.rx.isOn.map { "\($0)" }.noted(in: log).disposed(by: bag)
    toggle.rx.isOn.changed.map { "changed \($0)" }.noted(in: log).disposed(by: bag)
    toggle.flip()
    toggle.isOn = false
    Observable.just(true).bind(to: toggle.rx.isOn).disposed(by: bag)
    #expect(log.entries == ["false", "true", "changed true"])
    #expect(toggle.isOn)
  }
}

private final class Heights: TableDelegate {
  private(set) var selected: [String] = []

  func table(_ table: Table, heightForRowAt indexPath: IndexPath) -> Int { 12 }

  func table(_ table: Table, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath.description) }
}

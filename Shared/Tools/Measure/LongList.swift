import Controls
import SectionedList
import Stage
import World

/// A chapter to type in, above a table of ten thousand rows that are all read anew with each key.
///
/// Its four ways are one and the same: what is measured is the stage.
@MainActor enum LongList: Chapter {
  typealias Callback = LongListController
  typealias Delegate = LongListController
  typealias Observer = LongListController
  typealias Rx = LongListController

  static let number = 0
  static let name = "LongList"
  static let lesson = "How long a stage takes."
  static let title = "ten thousand rows"
  static let demo: [UInt8] = []
  static let alphabet: [Input] = []
  static let invariants: [Invariant<LongListScreen>] = []
  nonisolated static let rows = 10_000

  static func makeScreen() -> LongListScreen { LongListScreen() }
}

/// A field and a table that is higher than a terminal.
@MainActor final class LongListScreen: Screen {
  let query = TextField("query")
  let found = Label("found")
  let list = Controls.Table("list", height: 2200)

  override var rows: [[View]] { [[query], [found], [list]] }
}

/// Shows in each row what was typed.
@MainActor final class LongListController: Wiring, TableDataSource {
  private let screen: LongListScreen

  init(_ screen: LongListScreen, _ world: World) {
    self.screen = screen
    screen.list.register(TableCell.self, forCellReuseIdentifier: "row")
    screen.list.dataSource = self
    screen.query.addTarget(self, action: LongListController.queryChanged, for: .editingChanged)
  }

  private func queryChanged() {
    screen.found.text = "\(LongList.rows) rows with \(screen.query.text ?? "")"
    screen.list.reloadData()
  }

  func table(_ table: Controls.Table, numberOfRowsInSection section: Int) -> Int { LongList.rows }

  func table(_ table: Controls.Table, cellForRowAt indexPath: IndexPath) -> TableCell {
    let cell = table.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.text = "\(screen.query.text ?? ""), row \(indexPath.row + 1)"
    return cell
  }
}

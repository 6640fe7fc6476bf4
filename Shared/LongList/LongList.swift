import Controls
import SectionedList
import Stage
import World

/// A chapter to type in, above a table of ten thousand rows that are all read anew with each key.
///
/// Its four ways are one and the same: what is measured is the stage.
package enum LongList: Chapter {
  package typealias Callback = LongListController
  package typealias Delegate = LongListController
  package typealias Observer = LongListController
  package typealias Rx = LongListController

  package static let number = 0
  package static let name = "LongList"
  package static let lesson = "How long a stage takes."
  package static let title = "ten thousand rows"
  package static let demo: [UInt8] = []
  package static let alphabet: [Input] = []
  package static let invariants: [Invariant<LongListScreen>] = []
  /// The number of rows.
  nonisolated package static let rows = 10_000

  package static func makeScreen() -> LongListScreen { LongListScreen() }
}

/// A field and a table that is higher than a terminal.
package final class LongListScreen: Screen {
  let query = TextField("query")
  let found = Label("found")
  let list = Table("list", height: 2200)

  override package var rows: [[View]] { [[query], [found], [list]] }
}

/// Shows in each row what was typed.
package final class LongListController: Wiring, TableDataSource {
  private let screen: LongListScreen

  package init(_ screen: LongListScreen, _ world: World) {
    self.screen = screen
    screen.list.register(TableCell.self, forCellReuseIdentifier: "row")
    screen.list.dataSource = self
    screen.query.addTarget(self, action: LongListController.queryChanged, for: .editingChanged)
  }

  private func queryChanged() {
    screen.found.text = "\(LongList.rows) rows with \(screen.query.text ?? "")"
    screen.list.reloadData()
  }

  package func table(_ table: Table, numberOfRowsInSection section: Int) -> Int { LongList.rows }

  package func table(_ table: Table, cellForRowAt indexPath: IndexPath) -> TableCell {
    let cell = table.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.text = "\(screen.query.text ?? ""), row \(indexPath.row + 1)"
    return cell
  }
}

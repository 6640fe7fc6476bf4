import Controls
import SectionedList
import Stage
import WebStage
import World

/// A table of 10,000 rows, for `Tests/Browser/latency.py LongTable "tap add" "scroll table bottom"`.
final class LongScreen: Screen {
  let add = Button("add", title: "Add")
  let table = Table("table")

  override var rows: [[View]] { [[add], [table]] }
}

/// Adds a row at the beginning.
final class LongController: Wiring, TableDataSource {
  private var count = 10_000
  private weak var screen: LongScreen?

  init(_ screen: LongScreen, _ world: World) {
    self.screen = screen
    screen.table.register(TableCell.self, forCellReuseIdentifier: "row")
    screen.table.dataSource = self
    screen.add.addTarget(self, action: LongController.addTapped, for: .touchUpInside)
  }

  private func addTapped() {
    count += 1
    screen?.table.reloadData()
  }

  func table(_ table: Table, numberOfRowsInSection section: Int) -> Int { count }

  func table(_ table: Table, cellForRowAt indexPath: IndexPath) -> TableCell {
    let cell = table.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.text = "row \(count - indexPath.row)"
    return cell
  }
}

enum LongTable: Chapter {
  typealias Callback = LongController
  typealias Delegate = LongController
  typealias Observer = LongController
  typealias Rx = LongController

  static let number = 0
  static let name = "LongTable"
  static let title = "10,000 rows"
  static let lesson = "How long a change takes until it is seen."
  static let demo: [UInt8] = Array("tap add\n".utf8)
  static let alphabet: [Input] = [.tap("add")]
  static let invariants: [Invariant<LongScreen>] = []

  static func makeScreen() -> LongScreen { LongScreen() }
}

LongTable.serve()

@testable import StageSession
import Controls
import Terminal
import Testing
import World

@testable import Stage
@testable import TerminalStage

@Suite("A long table on the stage")
struct TableOnStageTests {
  private func bench(columns: Int = 100, rows: Int = 30, _ words: String = "") throws -> StageTestBench {
    try StageTestBench(on: Shelf.self, step: 1, columns: columns, rows: rows, doing: keys(words))
  }

  @Test(
    "keys scroll a table, and point at its rows",
    arguments: [
      ("↓ moves on to the rows below those in sight", "Tab Down*5", [4, 5, 6].map { "scroll books \($0)" }, "6"),
      ("↑ moves back", "Tab Down*5 Up*4", [4, 5, 6, 3, 2].map { "scroll books \($0)" }, "2"),
      ("behind the last row ↓ moves to the next control", "Tab End Down", ["scroll books bottom"], "close"),
      ("Tab moves to the next control from the last row in sight", "Tab*4", [], "close"),
      (
        "PageDown and PageUp scroll by the visible rows but one, Home and End to the ends",
        "Tab PageDown PageDown PageUp End PageDown Home",
        ["5", "7", "3", "bottom", "9", "top"].map { "scroll books \($0)" }, "1"
      ),
      (
        "a table is scrolled from a field, too, and the keys stay there", "x PageDown y",
        ["type name \"x\"", "scroll books 5", "type name \"y\""], "name"
      ),
    ] as [(String, String, [String], String)])
  func scrolled(_ claim: String, _ words: String, _ script: [String], _ pointed: String) throws {
    let stage = try bench(words).stage
    #expect(stage.script == script)
    let target = try #require(stage.pointer.target)
    if case .row(let row) = target.kind { #expect("\(row)" == pointed) } else { #expect(target.identifier == pointed) }
  }

  @Test func `a table that was scrolled shows the rows that are in sight then`() throws {
    #expect(try bench("Tab Down*5").lines[2].hasPrefix("│   Book 4"))
  }

  @Test func `every row can be reached where the terminal is small`() throws {
    let bench = try bench(columns: 40, rows: 12, "Tab Down*8 Enter")
    #expect(bench.lines.contains { $0.contains("▸ Book 9") })
    #expect(bench.stage.script.last == "select books 9")
  }

  @Test func `a long table shows which of its rows are in sight, and where there are more`() throws {
    let bench = try bench("Tab PageDown End")
    #expect(bench.screens[1][5].hasPrefix("│ 1–3 of 9 ▾ "))
    #expect(bench.screens[2][5].hasPrefix("│ 3–5 of 9 ▴▾ "))
    #expect(bench.lines[5].hasPrefix("│ 7–9 of 9 ▴ "))
    #expect(bench.lines[6].hasPrefix("│ [ Close ]"))
  }

  @Test func `where there are fewer lines than rows in sight, it says that, too`() throws {
    let table = try #require(try bench().stage.session.panes.snapshots[0]["books"]?.table)
    let pointed = Target(identifier: "books", kind: .row(3))
    let lines = table.lines("books", 20, 3, pointed).map { $0.map(\.text).joined() }
    #expect(lines == ["  Book 2", "  Book 3", "2–3 of 9 ▴▾"])
    #expect(table.targets("books", 20, 3, pointed).map { $0.map(\.target.kind) } == [[.row(2)], [.row(3)]])
  }

  @Test func `a row that is not there leaves the table where it is`() throws {
    let pane = try Pane(Shelf.self, Shelf.way(.rx))
    try pane.perform(.scroll("books", to: .row(10)))
    #expect(pane.snapshot["books"]?.table?.offset == 0)
    try pane.perform(.scroll("books", to: .row(9)))
    #expect(pane.snapshot["books"]?.table?.offset == 60)
  }
}

/// Nine books, of which three can be seen.
private enum Shelf: TestChapter {
  typealias Callback = ShowsBooks
  typealias Delegate = ShowsBooks
  typealias Observer = ShowsBooks
  typealias Rx = ShowsBooks

  static let title = "nine books"

  static func makeScreen() -> ShelfScreen { ShelfScreen() }
}

private final class ShelfScreen: Screen {
  let name = TextField("name")
  let books = Table("books", height: 30, rowHeight: 10)
  let close = Button("close", title: "Close")

  override var rows: [[View]] { [[name], [books], [close]] }
}

private final class ShowsBooks: Wiring, TableDataSource {
  init(_ screen: ShelfScreen, _ world: World) {
    screen.books.register(TableCell.self, forCellReuseIdentifier: "book")
    screen.books.dataSource = self
  }

  func table(_ table: Table, numberOfRowsInSection section: Int) -> Int { 9 }

  func table(_ table: Table, cellForRowAt indexPath: IndexPath) -> TableCell {
    let cell = table.dequeueReusableCell(withIdentifier: "book", for: indexPath)
    cell.text = "Book \(indexPath.row + 1)"
    return cell
  }
}

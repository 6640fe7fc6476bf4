@testable import StageSession
import Controls
import Terminal
import Testing
import World

@testable import Stage
@testable import TerminalStage

@Suite("A long table on the stage")
struct TableOnStageTests {
  private func bench(columns: Int = 100, rows: Int = 30, _ events: [TerminalEvent]) throws -> StageTestBench {
    try StageTestBench(on: Shelf.self, step: 1, columns: columns, rows: rows, doing: events)
  }

  private func pointed(_ bench: StageTestBench) -> Target? { bench.stage.pointer.target }

  @Test("↓ moves on to the rows below those in sight, and ↑ back")
  func downAndUp() throws {
    let down = try bench([.key(.tab)] + Array(repeating: .key(.down), count: 5))
    #expect(down.stage.script == ["scroll books 4", "scroll books 5", "scroll books 6"])
    #expect(pointed(down) == Target(identifier: "books", kind: .row(6)))
    #expect(down.screens.last?[2].hasPrefix("│   Book 4") == true)
    let up = try bench(
      [.key(.tab)] + Array(repeating: .key(.down), count: 5) + Array(repeating: .key(.up), count: 4))
    #expect(up.stage.script.suffix(2) == ["scroll books 3", "scroll books 2"])
    #expect(pointed(up) == Target(identifier: "books", kind: .row(2)))
  }

  @Test("behind the last row ↓ moves to the next control, and Tab does so from the last row in sight")
  func leaving() throws {
    let down = try bench([.key(.tab), .key(.end), .key(.down)])
    #expect(down.stage.script == ["scroll books bottom"])
    #expect(pointed(down) == Target(identifier: "close", kind: .button))
    let tab = try bench(Array(repeating: .key(.tab), count: 4))
    #expect(tab.stage.script == [])
    #expect(pointed(tab) == Target(identifier: "close", kind: .button))
  }

  @Test("PageDown and PageUp scroll by the visible rows but one, Home and End to the ends")
  func pages() throws {
    let bench = try bench([.key(.tab)] + [.pageDown, .pageDown, .pageUp, .end, .pageDown, .home].map { .key(Key($0)) })
    #expect(
      bench.stage.script == [
        "scroll books 5", "scroll books 7", "scroll books 3", "scroll books bottom", "scroll books 9",
        "scroll books top",
      ])
    #expect(pointed(bench) == Target(identifier: "books", kind: .row(1)))
  }

  @Test("a table is scrolled from a field, too, and the keys stay there")
  func fromField() throws {
    let bench = try bench([.text("x"), .key(Key(.pageDown)), .text("y")])
    #expect(bench.stage.script == ["type name \"x\"", "scroll books 5", "type name \"y\""])
  }

  @Test("every row can be reached where the terminal is small")
  func small() throws {
    let bench = try bench(
      columns: 40, rows: 12, [.key(.tab)] + Array(repeating: .key(.down), count: 8) + [.key(.enter)])
    #expect(bench.lines.contains { $0.contains("▸ Book 9") })
    #expect(bench.stage.script.last == "select books 9")
  }

  @Test("a long table shows which of its rows are in sight, and where there are more")
  func place() throws {
    let bench = try bench([.key(.tab), .key(Key(.pageDown)), .key(.end)])
    #expect(bench.screens[1][5].hasPrefix("│ 1–3 of 9 ▾ "))
    #expect(bench.screens[2][5].hasPrefix("│ 3–5 of 9 ▴▾ "))
    #expect(bench.lines[5].hasPrefix("│ 7–9 of 9 ▴ "))
    #expect(bench.lines[6].hasPrefix("│ [ Close ]"))
  }

  @Test("where there are fewer lines than rows in sight, it says that, too")
  func placeOnFewLines() throws {
    let table = try #require(try self.bench([]).stage.session.panes.snapshots[0]["books"]?.table)
    let pointed = Target(identifier: "books", kind: .row(3))
    let lines = table.lines("books", 20, 3, pointed).map { $0.map(\.text).joined() }
    #expect(lines == ["  Book 2", "  Book 3", "2–3 of 9 ▴▾"])
    #expect(table.targets("books", 20, 3, pointed).map { $0.map(\.target.kind) } == [[.row(2)], [.row(3)]])
  }

  @Test("a row that is not there leaves the table where it is")
  func noSuchRow() throws {
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

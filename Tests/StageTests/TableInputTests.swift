import Controls
import SectionedList
import Testing
import World

@testable import Stage

@Suite("Tables on stage")
struct TableInputTests {
  @Test("rows, ends of the list and switches are touched as scripts say")
  func inputs() throws {
    let pane = try Pane(Catalogue.self, Catalogue.way(.callback))
    try pane.perform(.select("list", row: 4))
    #expect(pane.snapshot.answer(Expectation("list", .selected(row: 4))) == .matches)
    #expect(pane.snapshot.answer(Expectation("list", .row(4, text: "d"))) == .matches)
    #expect(pane.snapshot.answer(Expectation("list", .row(1, text: "a"))) == .differs(found: "row 1 out of sight"))
    #expect(pane.snapshot.answer(Expectation("list", .rows(5))) == .matches)
    #expect(pane.snapshot.answer(Expectation("list", .enabled(true))) == .doesNotApply(.table))
    try pane.perform(.scroll("list"))
    #expect(pane.snapshot["list"]?.table?.offset == 20)
    try pane.perform(.scroll("list", to: .top))
    #expect(pane.snapshot["list"]?.table?.offset == 0)
    try pane.perform(.toggle("loud"))
    #expect(pane.snapshot.answer(Expectation("loud", .on(true))) == .matches)
    #expect(pane.snapshot.answer(Expectation("list", .on(true))) == .doesNotApply(.table))
  }

  @Test("a person's scrolling is no output of the app")
  func byPerson() throws {
    let pane = try Pane(Catalogue.self, Catalogue.way(.callback))
    try pane.perform(.select("list", row: 5))
    #expect(pane.frames.flatMap(\.changes).allSatisfy { $0.isByPerson })
  }

  @Test("a row that is not there cannot be selected, and a covered list not at all")
  func possible() throws {
    let panes = try Panes(Catalogue.self, Catalogue.ways)
    #expect(panes.canPerform(.select("list", row: 5)))
    #expect(!panes.canPerform(.select("list", row: 6)))
    #expect(!panes.canPerform(.tap("back")))
    for pane in panes.all { pane.screen.navigator?.push(PlainScreen()) }
    #expect(!panes.canPerform(.select("list", row: 1)))
    #expect(panes.canPerform(.tap("back")))
    try panes.perform(.select("list", row: 1))
    try panes.perform(.tap("back"))
    #expect(panes.canPerform(.select("list", row: 1)))
    #expect(panes.disagreement() == nil)
  }

  @Test("lists are equal if their visible rows are")
  func equality() throws {
    let panes = try Panes(Catalogue.self, Catalogue.ways)
    #expect(panes.disagreement() == nil)
    panes.all[2].screen.list.cellForRow(at: IndexPath(row: 0, section: 0))?.detailText = "other"
    #expect(panes.disagreement()?.oddOnes == ["observer"])
    panes.all[2].screen.list.cellForRow(at: IndexPath(row: 0, section: 0))?.detailText = nil
    #expect(panes.disagreement() == nil)
    panes.all[1].screen.navigator?.push(PlainScreen())
    #expect(panes.disagreement()?.oddOnes == ["delegate"])
  }

  @Test("closing removes pushed screens")
  func closing() throws {
    let pane = try Pane(Catalogue.self, Catalogue.way(.callback))
    pane.screen.navigator?.push(PlainScreen())
    try pane.close()
    #expect(pane.screen.topScreen === pane.screen)
  }

  @Test("a list is drawn a line per row, with its switch, its selection and the sign that there is more")
  func drawn() throws {
    let screen = CatalogueScreen()
    let rows = Five()
    screen.list.dataSource = rows
    let cell = screen.list.cellForRow(at: IndexPath(row: 1, section: 0))
    cell?.accessoryType = .disclosureIndicator
    cell?.detailText = "more"
    screen.list.cellForRow(at: IndexPath(row: 2, section: 0))?.accessoryView = Switch("inner")
    screen.list.selectRow(at: IndexPath(row: 0, section: 0))
    #expect(
      PaneDrawing().draw(["way"], [screen.snapshot]) == """
        ┌ way ───────────┐
        │ Catalogue      │
        │ ▸ a            │
        │ b more ›       │
        │ c [off]        │
        │ [off]          │
        └────────────────┘
        """)
  }

  @Test("a row that appears is news, its position is not")
  func news() {
    let screen = CatalogueScreen()
    let rows = Five()
    screen.list.dataSource = rows
    let before = screen.snapshot
    screen.list.scrollToBottom()
    #expect(screen.snapshot.news(since: before) == ["list scrolled by 20", "list shows \"d\"", "list shows \"e\""])
    screen.navigator?.push(PlainScreen())
    let page = screen.snapshot
    #expect(page.news(since: before) == ["back visible", "screen-title \"Plain\"", "text \"Hello\""])
    screen.navigator?.pop()
    #expect(screen.snapshot.news(since: page) == ["back hidden", "screen-title \"Catalogue\""])
  }

  @Test("bottom and top are the ends of a list")
  func ends() throws {
    let script = try Script(parsing: "scroll list top\nscroll list bottom", name: "t")
    #expect(script.lines.map(\.command) == [.input(.scroll("list", to: .top)), .input(.scroll("list"))])
    #expect(script.lines.map { "\($0.command)" } == ["scroll list top", "scroll list bottom"])
  }
}

private final class CatalogueScreen: Screen {
  let list = Table("list", height: 30, rowHeight: 10)
  let loud = Switch("loud")

  override var title: String? { "Catalogue" }
  override var rows: [[View]] { [[list], [loud]] }
}

private final class PlainScreen: Screen {
  let text = Label("text")

  override init() {
    super.init()
    text.text = "Hello"
  }

  override var title: String? { "Plain" }
  override var rows: [[View]] { [[text]] }
}

private final class Five: TableDataSource {
  func table(_ table: Table, numberOfRowsInSection section: Int) -> Int { 5 }

  func table(_ table: Table, cellForRowAt indexPath: IndexPath) -> TableCell {
    table.register(TableCell.self, forCellReuseIdentifier: "row")
    let cell = table.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.text = ["a", "b", "c", "d", "e"][indexPath.row]
    return cell
  }
}

private final class ShowsFive: Wiring {
  private let rows = Five()

  init(_ screen: CatalogueScreen, _ world: World) {
    screen.list.dataSource = rows
  }
}

private enum Catalogue: TestStep {
  typealias Callback = ShowsFive
  typealias Delegate = ShowsFive
  typealias Observer = ShowsFive
  typealias Rx = ShowsFive

  static let title = "a list"

  static func makeScreen() -> CatalogueScreen { CatalogueScreen() }
}

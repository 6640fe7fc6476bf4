import Controls
import Foundation
import SectionedList
import Testing
import World

@testable import Stage

/// What the stage and scripts make of the less common controls.
@Suite("Controls on stage")
struct ControlsOnStageTests {
  private let screen = HallScreen()
  private let five = Five()

  init() { screen.table.dataSource = five }

  private func answer(_ words: String, _ snapshot: Snapshot) throws -> String {
    let command = try Script(parsing: "expect \(words)", name: "t").lines[0].command
    guard case .expect(let expectation) = command else { return "no expectation" }
    return "\(snapshot.answer(expectation))"
  }

  @Test(
    "scripts can expect the properties of each control, and are told of those that it never has",
    arguments: [
      ("bar progress 0.25", "as expected"), ("bar progress 1", "progress 0.25"),
      ("bar on", "nothing: a progress bar has no such property"), ("wheel on", "as expected"), ("wheel off", "on"),
      ("wheel enabled", "nothing: an activity indicator has no such property"), ("area \"Hello\"", "as expected"),
      ("area normal", "nothing: a text area has no such property"), ("volume value 0.25", "as expected"),
      ("volume value 1", "value 0.25"), ("volume \"\"", "nothing: a slider has no such property"),
      ("mute value 1", "nothing: a button has no such property"), ("list rows 30", "as expected"),
      ("list row 1 \"1\"", "as expected"), ("list row 31 \"\"", "as expected"), ("list inset 0", "as expected"),
      ("list last \"26\"", "as expected"), ("list last \"1\"", "last \"26\""),
      ("list bottom 1", "nothing: a message list has no such property"), ("toolbar bottom 1180", "as expected"),
      ("toolbar bottom 889", "bottom 1180"), ("toolbar inset 1", "nothing: a toolbar has no such property"),
      ("table selected 4", "as expected"), ("table row 4 \"d\"", "as expected"),
      ("table row 1 \"a\"", "row 1 out of sight"), ("table rows 5", "as expected"),
      ("table enabled", "nothing: a table has no such property"), ("table on", "nothing: a table has no such property"),
      ("loud on", "as expected"), ("alert hidden", "as expected"), ("alert visible", "hidden"),
      ("alert title \"\"", "not there"),
    ])
  func expectations(_ words: String, _ expected: String) throws {
    screen.bar.progress = 0.25
    screen.wheel.startAnimating()
    screen.area.text = "Hello"
    screen.volume.value = 0.25
    screen.loud.isOn = true
    screen.table.scrollToBottom()
    screen.table.selectRow(at: ItemPosition(row: 3, section: 0))
    let answer = try answer(words, screen.snapshot)
    #expect(answer == expected)
  }

  @Test func `a list that shows no line is expected with none`() throws {
    screen.list.bottomInset = 1180
    #expect(try answer("list last none", screen.snapshot) == "as expected")
  }

  @Test(
    "scripts can expect an alert: its title, its message and whether it is there",
    arguments: [
      ("title \"Signed up.\"", "as expected"), ("title \"Sign-up failed.\"", "title \"Signed up.\""),
      ("\"Welcome\"", "as expected"), ("\"\"", "\"Welcome\""), ("visible", "as expected"), ("hidden", "visible"),
      ("enabled", "an alert, which has no such property"),
    ])
  func alert(_ words: String, _ expected: String) throws {
    let alert = Snapshot.AlertSnapshot(title: "Signed up.", message: "Welcome", buttons: [])
    #expect(try answer("alert \(words)", Snapshot(views: [], alert: alert)) == expected)
    let label = Label("alert")
    label.text = "a label"
    let control = Snapshot(views: [label.appearance], alert: alert)
    #expect(try answer("alert \"a label\"", control) == "as expected", "a control of that name comes first")
  }

  @Test func `what a person sees of a change is news: a view that appears by its contents, a row, a movement`() {
    screen.bar.isHidden = true
    let before = screen.snapshot
    screen.bar.isHidden = false
    screen.bar.progress = 0.5
    screen.wheel.startAnimating()
    screen.volume.value = 0.5
    screen.toolbar.bottomSpacing = 291
    screen.list.bottomInset = 335
    screen.table.scrollToBottom()
    #expect(
      screen.snapshot.news(since: before) == [
        "bar progress 0.5", "bar visible", "wheel on", "wheel visible", "volume value 0.5", "list inset 335",
        "list last \"19\"", "toolbar bottom 889", "table scrolled by 20", "table shows \"d\"", "table shows \"e\"",
      ])
  }

  @Test func `a screen that is pushed is news, and so is its end`() {
    let before = screen.snapshot
    screen.navigator?.push(PlainScreen())
    let page = screen.snapshot
    #expect(page.news(since: before) == ["back visible", "screen-title \"Plain\"", "text \"Hello\""])
    screen.navigator?.pop()
    #expect(
      screen.snapshot.news(since: page) == [
        "back hidden", "screen-title \"Hall\"", "bar progress 0", "wheel hidden", "area \"\"",
      ])
  }

  @Test func `a list and a bar that have moved are differences`() {
    let before = screen.snapshot
    screen.toolbar.bottomSpacing = 291
    screen.list.bottomInset = 335
    #expect(
      before.differences(from: [screen.snapshot]) == [
        "list inset 0", "list last \"26\"", "list rows in sight 1–26", "toolbar bottom 1180",
      ])
  }

  @Test func `each control is drawn in lines`() {
    let cases: [(what: String, change: (HallScreen) -> Void, lines: [String])] = [
      ("a bar, twenty columns long", { $0.bar.progress = 0.5 }, ["━━━━━━━━━━╌╌╌╌╌╌╌╌╌╌"]),
      (
        "an indicator beside a bar",
        {
          $0.bar.progress = 0.5
          $0.wheel.startAnimating()
        }, ["━━━━━━━━━━╌╌╌╌╌╌╌╌╌╌ ◌"]
      ),
      (
        "a text area, wrapped between words, with its own lines",
        { $0.area.text = "one two three four five six seven eight nine\n\nten" },
        ["one two three four five six seven", "eight nine", "ten"]
      ),
      (
        "a long text area, up to the tenth line",
        { $0.area.text = (1...20).map { "line \($0)" }.joined(separator: "\n") }, ["line 9", "…"]
      ),
      ("control characters, escaped", { $0.area.text = "\u{1B}[31mred" }, ["\\u{1B}[31mred"]),
      ("a list, as its lines in sight", { _ in }, ["1–26 of 30: 26"]),
      ("a list without a line in sight", { $0.list.bottomInset = 1180 }, ["0 of 30"]),
      ("a toolbar, as where it ends", { $0.toolbar.bottomSpacing = 291 }, ["▁▁▁ 889"]),
      ("a slider at its beginning", { $0.volume.value = 0 }, ["●──────── 0"]),
      ("a slider in the middle", { $0.volume.value = 0.5 }, ["────●──── 0.5"]),
      ("a slider near its end", { $0.volume.value = 0.99 }, ["────────● 0.99"]),
      ("a slider at its end", { $0.volume.value = 1 }, ["────────● 1"]),
    ]
    for (what, change, lines) in cases {
      let screen = HallScreen()
      change(screen)
      let drawing = PaneDrawing().draw(["hall"], [screen.snapshot])
      for line in lines { #expect(drawing.contains("│ \(line) "), "\(what)") }
      #expect(drawing.contains("◌") == what.contains("indicator"), "\(what)")
      #expect(!drawing.contains("line 10"), "\(what)")
    }
  }

  @Test("a table is drawn a line per row, with its switch, its selection and the sign that there is more")
  func table() throws {
    let cell = screen.table.cellForRow(at: ItemPosition(row: 1, section: 0))
    cell?.accessoryType = .disclosureIndicator
    cell?.detailText = "more"
    screen.table.cellForRow(at: ItemPosition(row: 2, section: 0))?.accessoryView = Switch("inner")
    screen.table.selectRow(at: ItemPosition(row: 0, section: 0))
    let drawing = PaneDrawing().draw(["hall"], [screen.snapshot])
    for line in ["▸ a", "b more ›", "c [off]", "[off]"] { #expect(drawing.contains("│ \(line) ")) }
  }

  // MARK: Touched

  private func pane() throws -> Pane<Hall> { try Pane(Hall.self, Hall.way(.callback)) }

  @Test("rows, ends of the list and switches are touched as scripts say; a person's scrolling is no output of the app")
  func inputs() throws {
    let pane = try pane()
    try pane.perform(.select("table", row: 4))
    #expect(pane.frames.flatMap(\.changes).allSatisfy { $0.isByPerson })
    #expect(try answer("table selected 4", pane.snapshot) == "as expected")
    for (input, offset) in [(Input.scroll("table"), 20), (.scroll("table", to: .top), 0)] {
      try pane.perform(input)
      #expect(pane.snapshot["table"]?.table?.offset == offset)
    }
    try pane.perform(.toggle("loud"))
    #expect(try answer("loud on", pane.snapshot) == "as expected")
  }

  @Test func `dragging moves the thumb of a slider as far as it goes`() throws {
    let pane = try pane()
    try pane.perform(.slide("volume", to: 0.25))
    #expect(pane.frames.map { $0.changes.map(\.description) } == [["volume.value = 0.25"]])
    try pane.perform(.slide("volume", to: 9))
    #expect(pane.snapshot["volume"]?.thumb?.value == 1)
  }

  @Test func `a row that is not there cannot be selected, and a covered list not at all`() throws {
    let panes = try Panes(Hall.self, Hall.ways)
    #expect(panes.canPerform(.select("table", row: 5)))
    #expect(!panes.canPerform(.select("table", row: 6)))
    #expect(!panes.canPerform(.tap("back")))
    for pane in panes.all { pane.screen.navigator?.push(PlainScreen()) }
    #expect(!panes.canPerform(.select("table", row: 1)))
    #expect(panes.canPerform(.tap("back")))
    try panes.perform(.select("table", row: 1))
    try panes.perform(.tap("back"))
    #expect(panes.canPerform(.select("table", row: 1)))
    #expect(panes.disagreement() == nil)
  }

  @Test func `lists are equal if their visible rows are, and no screen is pushed on one of them`() throws {
    let panes = try Panes(Hall.self, Hall.ways)
    let cell = panes.all[2].screen.table.cellForRow(at: ItemPosition(row: 0, section: 0))
    #expect(panes.disagreement() == nil)
    cell?.detailText = "other"
    #expect(panes.disagreement()?.oddOnes == ["observer"])
    cell?.detailText = nil
    #expect(panes.disagreement() == nil)
    panes.all[1].screen.navigator?.push(PlainScreen())
    #expect(panes.disagreement()?.oddOnes == ["delegate"])
    try panes.all[1].close()
    #expect(panes.all[1].screen.topScreen === panes.all[1].screen, "closing removes pushed screens")
  }
}

private final class HallScreen: Screen {
  let bar = ProgressBar("bar")
  let wheel = ActivityIndicator("wheel")
  let area = TextArea("area")
  let volume = Slider("volume")
  let mute = Button("mute", title: "Mute")
  let list = MessageList("list")
  let toolbar = Toolbar("toolbar")
  let table = Table("table", height: 30, rowHeight: 10)
  let loud = Switch("loud")

  override init() {
    super.init()
    list.lines = (1...30).map { "\($0)" }
  }

  override var title: String? { "Hall" }
  override var rows: [[View]] { [[bar, wheel], [area], [volume, mute], [list], [toolbar], [table], [loud]] }
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

  func table(_ table: Table, cellForRowAt indexPath: ItemPosition) -> TableCell {
    table.register(TableCell.self, forCellReuseIdentifier: "row")
    let cell = table.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.text = ["a", "b", "c", "d", "e"][indexPath.row]
    return cell
  }
}

private final class ShowsFive: Wiring {
  private let rows = Five()

  init(_ screen: HallScreen, _ world: World) { screen.table.dataSource = rows }
}

private enum Hall: TestStep {
  typealias Callback = ShowsFive
  typealias Delegate = ShowsFive
  typealias Observer = ShowsFive
  typealias Rx = ShowsFive

  static let title = "a hall"

  static func makeScreen() -> HallScreen { HallScreen() }
}

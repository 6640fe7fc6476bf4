import Terminal
import Testing

@testable import Controls
@testable import Stage
@testable import TerminalStage

@Suite("Grids, drawn")
struct GridDrawingTests {
  @Test func `in a pane each cell is a box with a stand-in for its picture, and its title`() {
    #expect(
      PaneDrawing().draw(["rx"], [snapshot(["cat-1", "cat-2", "cat-3", "cat-4"], selected: 2)]) == """
        ┌ rx ─────────────────────────────────┐
        │ ┌─────────┐ ┌─────────┐ ┌─────────┐ │
        │ │▧ cat-1  │ │▸ cat-2  │ │▧ cat-3  │ │
        │ └─────────┘ └─────────┘ └─────────┘ │
        │ ┌─────────┐                         │
        │ │▧ cat-4  │                         │
        │ └─────────┘                         │
        └─────────────────────────────────────┘
        """)
  }

  @Test func `a title that is too long for its cell is cut, and wide characters keep the boxes in line`() {
    #expect(
      PaneDrawing().draw(["rx"], [snapshot(["a long title", "猫の写真"])]) == """
        ┌ rx ─────────────────────┐
        │ ┌─────────┐ ┌─────────┐ │
        │ │▧ a long…│ │▧ 猫の写…│ │
        │ └─────────┘ └─────────┘ │
        └─────────────────────────┘
        """)
  }

  @Test func `panes with grids stand side by side on 80 columns, and a narrow pane cuts the last boxes`() {
    let three = snapshot(["a", "b", "c"])
    let wide = PaneDrawing(columns: 80).draw(["a", "b"], [three, three]).split(separator: "\n")
    #expect(wide.map { String($0).displayWidth } == [79, 79, 79, 79, 79])
    #expect(
      PaneDrawing(columns: 30).draw(["rx"], [three]) == """
        ┌ rx ────────────────────────┐
        │ ┌─────────┐ ┌─────────┐ ┌… │
        │ │▧ a      │ │▧ b      │ │… │
        │ └─────────┘ └─────────┘ └… │
        └────────────────────────────┘
        """)
  }

  @Test func `a cell that takes no touch is faint`() {
    let drawn = PaneDrawing(ink: .ansi).draw(["rx"], [snapshot(["a"], isEnabled: false)])
    #expect(drawn.contains("\u{1B}[2m│▧ a      │\u{1B}[0m"))
  }

  @Test func `on the stage the cells of a line stand side by side, and each can be touched`() throws {
    let table = try #require(snapshot(["cat-1", "cat-2", "cat-3", "cat-4"], selected: 3, of: 9)["grid"]?.table)
    let pointed = Target(identifier: "grid", kind: .row(2))
    let lines = table.lines("grid", 35, 5, pointed)
    #expect(
      lines.map { $0.map(\.text).joined() } == [
        "▧ cat-1     ▧ cat-2     ▸ cat-3    ", "▧ cat-4    ", "1–4 of 9 ▾",
      ])
    #expect(lines[0].map(\.look) == [.plain, .plain, .pointed, .plain, .plain])
    let targets = table.targets("grid", 35, 5, pointed)
    #expect(targets.map { $0.map(\.columns) } == [[0..<11, 12..<23, 24..<35], [0..<11]])
    #expect(targets.map { $0.map(\.target.kind) } == [[.row(1), .row(2), .row(3)], [.row(4)]])
    #expect(table.desiredWidth == 35)
    #expect(table.lineCount == 3)
  }

  @Test("on few columns the cells of the stage are narrower, and on few lines it shows those around the pointed one")
  func narrowStage() throws {
    let table = try #require(snapshot(["cat-1", "cat-2", "cat-3", "cat-4"])["grid"]?.table)
    let pointed = Target(identifier: "grid", kind: .row(4))
    #expect(table.lines("grid", 20, 3, pointed).map { $0.map(\.text).joined() } == ["▧ cat… ▧ cat… ▧ cat…", "▧ cat…"])
    #expect(table.lines("grid", 20, 1, pointed).map { $0.map(\.text).joined() } == ["▧ cat…"])
  }

  /// A screen with a grid of three columns.
  private func snapshot(
    _ titles: [String], selected: Int? = nil, isEnabled: Bool = true, of count: Int? = nil
  ) -> Snapshot {
    let rows = titles.enumerated().map { index, title in
      Appearance.Table.Element.row(
        Appearance.Table.Row(
          number: index + 1, text: title, detail: "", disclosesMore: false, isEnabled: isEnabled, height: 10,
          column: index % 3))
    }
    var grid = Appearance(identifier: "grid", kind: .table, row: 0)
    grid.table = Appearance.Table(elements: rows, rowCount: count ?? titles.count, offset: 0, selectedRow: selected)
    return Snapshot(views: [grid])
  }
}

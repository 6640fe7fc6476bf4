import Controls
import Terminal
import Testing
import World

@testable import Stage
@testable import StageSession
@testable import TerminalStage

@Suite("A grid on the stage")
struct GridOnStageTests {
  @Test func `the columns have headings, the rows have numbers, and all of it is lined up`() throws {
    let bench = try StageTestBench(on: SheetDesk.self, step: 1, columns: 40, rows: 20, patterns: [.rx])
    #expect(
      bench.lines.prefix(8) == [
        "┌─ rx ─────────────────────────────────┐",
        "│ A sheet                              │",
        "│   A             B                    │",
        "│ 1 │a          │ │           │        │",
        "│   5             ! #VALUE!            │",
        "│ 2 │           │ │           │        │",
        "│                 12345                │",
        "│ [ Clear ]                            │",
      ])
  }

  @Test func `where there is less room the cells are narrower, and what is too long for one is cut`() throws {
    let screen = SheetScreen()
    screen.values[3].show("123456789", .normal)
    screen.values[1].show("#VALUE!", .error)
    let layout = ScreenLayout([screen.snapshot], width: 18)
    #expect(layout.headings.map(\.text) == ["A", "B", "1", "2"])
    #expect(layout.headings.map(\.column) == [2, 10, 0, 0])
    #expect(layout.headings.map(\.line) == [1, 1, 2, 4])
    #expect(layout.places.filter { $0.line == 3 }.map(\.column) == [2, 10])
    #expect(layout.places.filter { $0.line == 3 }.map(\.width) == [7, 7])
    #expect(layout.height == 7)
    #expect(screen.values[3].appearance.lines(width: 7)[0] == [TextRun("123456…")])
    #expect(screen.values[1].appearance.lines(width: 7)[0] == [TextRun("#VALUE!", .bad)])
    #expect(ScreenLayout.widths(of: [screen.snapshot], .normal) == (2 + 13 + 1 + 13, 2 + 7 + 1 + 7))
  }

  @Test func `on a projector a grid stands together, apart from what is above and below`() {
    let screen = SheetScreen()
    for value in screen.values { value.show("7") }
    let lines = ScreenLayout([screen.snapshot], width: 40, size: .large).places.map(\.line)
    #expect(lines == [0, 3, 3, 4, 4, 5, 5, 6, 6, 8])
  }

  @Test func `the arrows go up and down in a column, and beyond its ends out of the grid`() throws {
    let stage = try StageTestBench(on: SheetDesk.self, step: 1).stage
    let seen = [Key.right, .down, .left, .down, .up, .up, .up].map { key in
      stage.move(key)
      return stage.pointer.target?.identifier
    }
    #expect(seen == ["B1", "B2", "A2", "clear", "B2", "B1", "clear"])
  }
}

/// A screen with a sheet of two columns and two rows, between a label and a button.
private final class SheetScreen: Screen {
  let heading = Label("heading")
  let cells = ["A1", "B1", "A2", "B2"].map { TextField($0) }
  let values = ["A1", "B1", "A2", "B2"].map { Label("\($0)-value") }
  let clear = Button("clear", title: "Clear")

  override init() {
    super.init()
    heading.show("A sheet")
    for (cell, value) in zip(cells, values) {
      let place = Appearance.GridPlace(
        column: String(cell.identifier.prefix(1)), row: String(cell.identifier.suffix(1)))
      (cell.gridPlace, value.gridPlace) = (place, place)
    }
  }

  override var rows: [[View]] { [[heading]] + zip(cells, values).map { [$0, $1] } + [[clear]] }
}

private enum SheetDesk: TestChapter {
  typealias Callback = Filled
  typealias Delegate = Filled
  typealias Observer = Filled
  typealias Rx = Filled

  static let title = "cells"

  static func makeScreen() -> SheetScreen { SheetScreen() }
}

private final class Filled: Wiring {
  init(_ screen: SheetScreen, _ world: World) {
    screen.cells[0].text = "a"
    screen.values[0].show("5")
    screen.values[1].show("#VALUE!", .error)
    screen.values[3].show("12345")
  }
}

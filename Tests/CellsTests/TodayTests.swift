import Controls
import Models
import Observation
import Parity
import Stage
import Testing
import World

@testable import Cells

@Suite("04 Cells, today")
struct TodayTests {
  @Test func `the first update computes with the texts that are already in the fields`() {
    let (product, sum, twoWay, sheet) = (ProductScreen(), SumScreen(), TwoWayScreen(), SheetScreen())
    let (rows, world): ([ProductScreen], VirtualWorld) = ([product, sum, twoWay], VirtualWorld())
    for row in rows { (row.a1.text, row.b1.text) = ("2", "3") }
    for cell in CellReference.all { sheet.field(cell).text = cell.name == "A1" ? "7" : "=A1*2" }
    let controllers: [AnyObject] = world.perform {
      [
        TodayWay.Controller(product, world), TodayWay.Sum.Controller(sum, world),
        TodayWay.TwoWay.Controller(twoWay, world), TodayWay.Formulas.Controller(sheet, world),
      ]
    }
    withExtendedLifetime(controllers) {
      #expect(rows.map { $0.c1.text } == ["6", "6", "6"])
      #expect([sum.d1.text, twoWay.d1.text] == ["8", "8"])
      #expect(twoWay.a1Slider.value == 2)
      #expect(CellReference.all.map { sheet.value($0).text } == ["7"] + Array(repeating: "14", count: 15))
    }
  }

  @Test func `of two keystrokes in one event, the four ways show both states, and today shows the last`() {
    for way in SumCells.ways {
      let (screen, world) = (SumScreen(), VirtualWorld())
      screen.a1.text = "2"
      let controller = world.perform { way.wire(screen, world) }
      var shown: [String] = []
      screen.onChange = { if $0.isVisible, !$0.isByPerson { shown.append("\($0.identifier) = \($0.newValue)") } }
      world.perform {
        screen.b1.touch()
        screen.b1.insert("3")
        screen.b1.insert("0")
      }
      let states = [[#"C1 = "6""#, #"D1 = "8""#], [#"C1 = "60""#, #"D1 = "62""#]]
      withExtendedLifetime(controller) {
        #expect(shown == states.suffix(way.name == "today" ? 1 : 2).flatMap(\.self), "\(way)")
      }
    }
  }

  @Test func `in each way, a text that is set in code is not computed with before the next event of its field`() {
    for way in SumCells.ways {
      let (screen, world) = (SumScreen(), VirtualWorld())
      let controller = world.perform { way.wire(screen, world) }
      screen.a1.text = "5"
      world.perform {
        screen.b1.touch()
        screen.b1.insert("3")
      }
      #expect([screen.c1.text, screen.d1.text] == ["", ""], "\(way)")
      world.perform {
        screen.a1.touch()
        screen.a1.insert("0")
      }
      withExtendedLifetime(controller) { #expect([screen.c1.text, screen.d1.text] == ["150", "200"], "\(way)") }
    }
  }

  @Test func `if a number becomes a word in one event, the slider takes the number in the four ways, but not today`() {
    for way in TwoWayCells.ways {
      let (screen, world) = (TwoWayScreen(), VirtualWorld())
      let controller = world.perform { way.wire(screen, world) }
      world.perform {
        screen.a1.touch()
        screen.a1.insert("5")
        screen.a1.insert("x")
      }
      withExtendedLifetime(controller) { #expect(screen.a1Slider.value == (way.name == "today" ? 0 : 5), "\(way)") }
    }
  }

  @Test func `after a drag within a tenth, the thumb goes back, although the model has not changed`() throws {
    for way in TwoWayCells.ways {
      let pane = try Pane(TwoWayCells.self, way)
      for _ in 1...2 {
        try pane.perform(.slide("A1-slider", to: 2.51))
        #expect(pane.screen.a1.text == "2.5", "\(way)")
        #expect(pane.screen.a1Slider.value == 2.5, "\(way)")
      }
    }
    let viewModel = TodayWay.TwoWay.ViewModel(a1Text: "2.5", b1Text: "")
    #expect(!notifies(reading: { _ = viewModel.a1Position }) { viewModel.slideA1(to: 2.51) })
    #expect(notifies(reading: { _ = viewModel.a1Position }) { viewModel.slideA1(to: 2.56) })
  }

  @Test func `a key in the middle of the field leaves the caret behind it in each way`() async throws {
    try await play(
      """
      type A1 "25"
      press A1 left
      type A1 ".7"
      expect A1 "2.75"
      expect A1 caret 3
      expect A1-slider value 2.75
      """, on: TwoWayCells.self)
  }

  @Test func `each of the sixteen cells is wired to its own label in each way`() async throws {
    let lines = CellReference.all.map { "paste \($0) \"\($0.index + 1)\"" }
    let expectations = CellReference.all.map { "expect \($0)-value \"\($0.index + 1)\"" }
    try await play((lines + expectations).joined(separator: "\n"), on: CellsChapter.self)
  }

  @Test func `a keystroke sets all sixteen labels, because the sheet is one property`() throws {
    let viewModel = TodayWay.Formulas.ViewModel(Sheet())
    let d4 = try #require(CellReference("D4"))
    #expect(notifies(reading: { _ = viewModel[d4] }) { viewModel.type("2", into: CellReference.all[0]) })
    let today = CellsChapter.furtherWays[0]
    #expect(try labelsSet(by: today) == CellReference.all.map { "\($0)-value" })
  }

  @Test("with a model and an update for each cell, a keystroke sets only the labels of the cells that it changes")
  func cellByCell() throws {
    let way = Way("cell by cell", CellByCell.self)
    #expect(try labelsSet(by: way) == ["A1-value", "B1-value", "C1-value"])
    _ = try ParityChecker(CellsChapter.self, ways: [CellsChapter.way(.callback), way]).checkAll(depth: 2)
  }

  /// Returns the labels whose text is set when A1 is typed, on which B1 and C1 depend.
  private func labelsSet(by way: Way<SheetScreen>) throws -> [String] {
    let pane = try Pane(CellsChapter.self, way)
    for (cell, text) in [("C1", "=B1+A1"), ("B1", "=A1*3"), ("D1", "7")] {
      try pane.perform(.paste(cell, text: text))
    }
    try pane.perform(.paste("A1", text: "2"))
    return pane.frames.flatMap(\.changes).filter { !$0.isByPerson && $0.property == .text }.map(\.identifier)
  }

  @Test func `a stored C1 causes no glitch if it is set in the event that changes A1`() throws {
    #expect(try shownD1s(Way("stored", Stored.self)) == [#""80""#])
  }

  @Test("a stored C1 that a task sets shows D1 with the old C1, and the check of each frame detects this")
  func awaited() async throws {
    let way = Way("awaited", Awaited.self)
    #expect(try shownD1s(way) == [#""26""#, #""80""#])
    let failure = await #expect(throws: PlayFailure.self) {
      try await play("type A1 \"2\"\ntype B1 \"3\"", on: SumCells.self, way)
    }
    #expect(failure?.reason.hasPrefix("after type B1 \"3\": does not hold: C1 is A1 × B1") == true)
  }

  /// Returns the texts that D1 shows one after the other when A1 is 2, B1 is 3, and a 0 is pasted after the 2.
  private func shownD1s(_ way: Way<SumScreen>) throws -> [String] {
    let pane = try Pane(SumCells.self, way)
    for input: Input in [.type("A1", text: "2"), .type("B1", text: "3"), .paste("A1", text: "0")] {
      try pane.perform(input)
    }
    return pane.shown("D1")
  }

  @Test func `a screen that closes before its update is not updated any more`() {
    let (screen, world) = (SheetScreen(), VirtualWorld())
    var controller: TodayWay.Formulas.Controller? = world.perform { TodayWay.Formulas.Controller(screen, world) }
    weak let closed = controller
    let a1 = CellReference.all[0]
    world.perform {
      screen.field(a1).touch()
      screen.field(a1).insert("2")
      controller = nil
    }
    #expect(closed == nil)
    #expect(screen.value(a1).text == "")
  }
}

/// The today way of the sheet with a model and an update for each cell.
private final class CellByCell: Wiring {
  @Observable final class Cell {
    var value = CellValue.empty
  }

  final class LabelController: ViewController {
    private let label: Label
    private let cell: Cell

    init(_ label: Label, _ cell: Cell, _ world: World) {
      (self.label, self.cell) = (label, cell)
      super.init(world)
    }

    override func updateProperties() {
      label.show(cell.value)
    }
  }

  private let screen: SheetScreen
  private var sheet = Sheet()
  private let cells = CellReference.all.map { _ in Cell() }
  private let controllers: [LabelController]

  init(_ screen: SheetScreen, _ world: World) {
    self.screen = screen
    controllers = zip(CellReference.all, cells).map { LabelController(screen.value($0), $1, world) }
    for cell in CellReference.all {
      screen.field(cell).addTarget(self, action: { me in { me.changed(cell) } }, for: .editingChanged)
    }
  }

  private func changed(_ cell: CellReference) {
    for changed in sheet.type(screen.field(cell).text ?? "", into: cell) { cells[changed.index].value = sheet[changed] }
  }
}

/// The today way with a C1 that is stored, and set after A1.
private class Stored: ViewController, Wiring {
  @Observable final class Cells {
    var a1 = CellValue.empty
    var b1 = CellValue.empty
    var c1 = CellValue.empty
    var d1: CellValue { c1 + a1 }
  }

  let cells = Cells()
  private let screen: SumScreen

  required init(_ screen: SumScreen, _ world: World) {
    self.screen = screen
    super.init(world)
    screen.a1.addTarget(self, action: Stored.changed, for: .editingChanged)
    screen.b1.addTarget(self, action: Stored.changed, for: .editingChanged)
  }

  private func changed() {
    (cells.a1, cells.b1) = (screen.row.a1, screen.row.b1)
    multiply()
  }

  func multiply() {
    cells.c1 = cells.a1 * cells.b1
  }

  override func updateProperties() {
    screen.c1.show(cells.c1)
    screen.d1.show(cells.d1)
  }
}

/// The same with a mistake: a task sets C1, after an update.
private final class Awaited: Stored {
  private var task: Task<Void, Never>?

  isolated deinit {
    task?.cancel()
  }

  override func multiply() {
    task?.cancel()
    task = Task { [cells] in cells.c1 = cells.a1 * cells.b1 }
  }
}

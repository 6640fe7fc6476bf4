import Stage
import Testing

@testable import Cells

@Suite("04 Cells: the sheet")
struct SheetOfFormulasTests {
  @Test(arguments: Pattern.allCases)
  func `a formula follows the cells to which it refers`(_ way: Pattern) async throws {
    try await play(
      """
      expect A1-value ""
      expect D4-value ""
      type A1 "="
      expect A1-value "#VALUE!"
      replace A1 "2"
      expect A1-value "2"
      type B1 "3"
      type C1 "=A1*B1+2"
      expect C1 "=A1*B1+2"
      expect C1-value "8"
      paste D4 "=(c1+A1)*-2"
      expect D4-value "-20"
      replace A1 "0.1"
      expect C1-value "2.3"
      expect D4-value "-4.8"
      clear B1
      expect C1-value ""
      expect D4-value ""
      """, on: CellsChapter.self, way)
  }

  @Test(
    "the cells of a cycle, and those that depend on them, show the failure until it is broken",
    arguments: Pattern.allCases)
  func cycles(_ way: Pattern) async throws {
    try await play(
      """
      paste A1 "=A1"
      expect A1-value "#CYCLE!"
      replace A1 "=B1"
      paste B1 "=C1+1"
      paste D4 "=C1*2"
      paste C1 "=A1"
      expect A1-value "#CYCLE!"
      expect B1-value "#CYCLE!"
      expect C1-value "#CYCLE!"
      expect D4-value "#CYCLE!"
      replace C1 "4"
      expect A1-value "5"
      expect B1-value "5"
      expect C1-value "4"
      expect D4-value "8"
      """, on: CellsChapter.self, way)
  }

  @Test(arguments: Pattern.allCases)
  func `each of the sixteen cells is wired to its own label`(_ way: Pattern) async throws {
    let names = (1...4).flatMap { row in "ABCD".map { "\($0)\(row)" } }.enumerated()
    let lines = names.map { "paste \($1) \"\($0 + 1)\"" } + names.map { "expect \($1)-value \"\($0 + 1)\"" }
    try await play(lines.joined(separator: "\n"), on: CellsChapter.self, way)
  }

  @Test(arguments: Pattern.allCases)
  func `a keystroke changes each dependent cell once, and no other cell`(_ way: Pattern) throws {
    let pane = try Pane(CellsChapter.self, CellsChapter.way(way))
    try pane.perform(.paste("B1", text: "=A1*3"))
    try pane.perform(.paste("C1", text: "=B1+A1"))
    try pane.perform(.paste("D1", text: "7"))
    try pane.perform(.paste("A1", text: "2"))
    let values = ["A1", "B1", "C1", "D1"].map { pane.shown("\($0)-value") }
    #expect(values == [["\"2\""], ["\"6\""], ["\"8\""], []])
  }
}

import Controls
import Stage
import Testing

@testable import Cells

@Suite("04 Cells")
struct CellsTests {
  @Test(arguments: Pattern.allCases)
  func `c is 9: C1 remains the product of A1 and B1`(_ way: Pattern) async throws {
    try await play(
      """
      expect A1 ""
      expect C1 ""
      type A1 "2"
      expect C1 ""
      type B1 "3"
      expect C1 "6"
      replace A1 "3"
      expect C1 "9"
      replace B1 "-3"
      expect C1 "-9"
      clear B1
      expect C1 ""
      """, on: ProductCells.self, way)
  }

  @Test(
    "the slider and the field follow each other, and every cell that depends on A1 follows both",
    arguments: Pattern.allCases)
  func twoWay(_ way: Pattern) async throws {
    try await play(
      """
      expect A1 ""
      type B1 "3"
      slide A1-slider 2.5
      expect A1 "2.5"
      expect C1 "7.5"
      expect D1 "10"
      type A1 "1"
      expect A1 "2.51"
      expect C1 "7.53"
      slide A1-slider -3.14159
      expect A1 "-3.1"
      expect C1 "-9.3"
      """, on: TwoWayCells.self, way)
  }

  @Test(arguments: Pattern.allCases)
  func `text stays as it was typed, and the caret stays where it was`(_ way: Pattern) async throws {
    try await play(
      """
      type A1 "2."
      expect A1 "2."
      expect A1-slider value 2
      type A1 "50"
      expect A1 "2.50"
      expect A1 caret 4
      expect A1-slider value 2.5
      replace A1 "-"
      expect A1 "-"
      expect A1-slider value 2.5
      type A1 "007"
      expect A1 "-007"
      expect A1-slider value -7
      """, on: TwoWayCells.self, way)
    // A key in the middle of the field leaves the caret behind it.
    let pane = try Pane(TwoWayCells.self, TwoWayCells.way(way))
    try pane.perform(.type("A1", text: "25"))
    pane.screen.a1.select(1..<1)
    pane.screen.a1.insert(".")
    #expect(pane.screen.a1.text == "2.5")
    #expect(pane.screen.a1.selection == 2..<2)
    #expect(pane.screen.a1Slider.value == 2.5)
  }

  @Test func `the four ways are the same after every sequence of three inputs`() throws {
    for step in CellsChapter.steps { try step.checkParity(depth: step == ProductCells.self ? 4 : 3, random: 40) }
  }

  @Test func `nothing outlives its controller`() throws {
    for step in CellsChapter.steps { try step.checkLifetimes() }
  }
}

import Controls
import Parity
import Stage
import Testing

@testable import Cells

@Suite("04 Cells")
struct CellsTests {
  @Test("c is 9: a cell goes on being the product of two others", arguments: Pattern.allCases)
  func question(_ way: Pattern) async throws {
    try await play(
      """
      expect A1 ""
      expect C1 ""
      expect C1 normal
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
      expect C1 normal
      """, on: ProductCells.self, way)
  }

  @Test("numbers are decimal, and each key counts", arguments: Pattern.allCases)
  func decimals(_ way: Pattern) async throws {
    try await play(
      """
      type B1 "3"
      type A1 "0"
      expect C1 "0"
      type A1 "."
      expect C1 "0"
      type A1 "1"
      expect C1 "0.3"
      replace A1 "-"
      expect C1 "#VALUE!"
      type A1 "2.5"
      expect C1 "-7.5"
      paste A1 "0"
      expect C1 "-7.5"
      """, on: ProductCells.self, way)
  }

  @Test("what is no number is #VALUE!, what is too large #NUM!, both in the error colour", arguments: Pattern.allCases)
  func failures(_ way: Pattern) async throws {
    try await play(
      """
      paste A1 "two"
      expect C1 "#VALUE!"
      expect C1 error
      type B1 "3"
      expect C1 "#VALUE!"
      replace A1 "9e99"
      expect C1 "#NUM!"
      expect C1 error
      replace B1 "1"
      expect C1 "9e99"
      expect C1 normal
      paste B1 "e100"
      expect C1 "#NUM!"
      replace A1 "x"
      expect C1 "#VALUE!"
      """, on: ProductCells.self, way)
  }

  @Test("focus and the return key change no cell", arguments: Pattern.allCases)
  func focus(_ way: Pattern) async throws {
    try await play(
      """
      type A1 "2"
      type B1 "3"
      focus A1
      submit A1
      submit B1
      expect C1 "6"
      expect A1 "2"
      """, on: ProductCells.self, way)
  }

  @Test("D1 follows C1 and A1", arguments: Pattern.allCases)
  func sum(_ way: Pattern) async throws {
    try await play(
      """
      expect D1 ""
      type A1 "2"
      expect D1 ""
      type B1 "3"
      expect C1 "6"
      expect D1 "8"
      replace A1 "-5"
      expect C1 "-15"
      expect D1 "-20"
      replace B1 "-1"
      expect D1 "0"
      replace B1 "x"
      expect D1 "#VALUE!"
      expect D1 error
      replace B1 "1e99"
      expect C1 "-5e99"
      expect D1 "-5e99"
      replace A1 "9e99"
      expect D1 "#NUM!"
      clear A1
      expect D1 ""
      expect D1 normal
      """, on: SumCells.self, way)
  }

  @Test("slider and field follow each other, and all that depends on A1 follows both", arguments: Pattern.allCases)
  func twoWay(_ way: Pattern) async throws {
    try await play(
      """
      expect A1 ""
      expect A1-slider value 0
      type B1 "3"
      slide A1-slider 2.5
      expect A1 "2.5"
      expect C1 "7.5"
      expect D1 "10"
      type A1 "1"
      expect A1 "2.51"
      expect A1-slider value 2.51
      expect C1 "7.53"
      slide A1-slider -3.14159
      expect A1 "-3.1"
      expect A1-slider value -3.1
      expect C1 "-9.3"
      """, on: TwoWayCells.self, way)
  }

  @Test("what is being typed stays as it was typed, and the caret where it was", arguments: Pattern.allCases)
  func typing(_ way: Pattern) async throws {
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
  }

  @Test("a key in the middle of the field leaves the caret behind it", arguments: Pattern.allCases)
  func caret(_ way: Pattern) throws {
    let pane = try Pane(TwoWayCells.self, TwoWayCells.way(way))
    try pane.perform(.type("A1", text: "25"))
    pane.screen.a1.select(1..<1)
    pane.screen.a1.insert(".")
    #expect(pane.screen.a1.text == "2.5")
    #expect(pane.screen.a1.selection == 2..<2)
    #expect(pane.screen.a1Slider.value == 2.5)
  }

  @Test(
    "beyond its ends the slider waits there, and what is no number leaves it where it was", arguments: Pattern.allCases)
  func scale(_ way: Pattern) async throws {
    try await play(
      """
      type B1 "2"
      replace A1 "99"
      expect A1 "99"
      expect A1-slider value 10
      expect C1 "198"
      slide A1-slider 10
      expect A1 "99"
      slide A1-slider 25
      expect A1 "99"
      slide A1-slider -25
      expect A1 "-10"
      expect C1 "-20"
      clear A1
      expect A1-slider value -10
      expect C1 ""
      paste A1 "x"
      expect A1-slider value -10
      expect C1 "#VALUE!"
      slide A1-slider 0.04
      expect A1 "0"
      expect A1-slider value 0
      expect C1 "0"
      """, on: TwoWayCells.self, way)
  }

  @Test("the claims about statements and relations hold, but for the one that b is recomputed")
  func claims() throws {
    #expect(try CellsChapter.claims.map { try $0.find().holds } == [true, false, true])
  }

  @Test("none of the assumptions that one might make is so")
  func traps() throws {
    #expect(try CellsChapter.traps.map { try $0.find().holds } == [false, false, false, false])
  }

  @Test("the four ways are the same after every sequence of three inputs or four")
  func parity() throws {
    #expect(try ParityChecker(ProductCells.self).checkAll(depth: 4)?.sequences == 2401)
    #expect(try ParityChecker(SumCells.self).checkAll(depth: 3)?.sequences == 343)
    #expect(try ParityChecker(TwoWayCells.self).checkAll(depth: 3)?.sequences == 343)
    #expect(try ParityChecker(CellsChapter.self).checkAll(depth: 3)?.sequences == 343)
  }

  @Test("the four ways are the same after long random sequences")
  func randomParity() throws {
    #expect(try ParityChecker(ProductCells.self).checkRandomly(count: 40, length: 30, seed: 4).inputs == 1200)
    #expect(try ParityChecker(SumCells.self).checkRandomly(count: 40, length: 30, seed: 4).inputs == 1200)
    #expect(try ParityChecker(TwoWayCells.self).checkRandomly(count: 40, length: 30, seed: 4).inputs == 1200)
    #expect(try ParityChecker(CellsChapter.self).checkRandomly(count: 20, length: 30, seed: 4).inputs == 600)
  }

  @Test("nothing outlives its controller")
  func lifetimes() throws {
    let found = try [
      faults(ProductCells.self), faults(SumCells.self), faults(TwoWayCells.self), faults(CellsChapter.self),
    ]
    #expect(found == [[], [], [], []])
  }

  private func faults<S: Step>(_ step: S.Type) throws -> [String] {
    try LifetimeChecker(step, after: step.alphabet).checkEveryWay()
  }
}

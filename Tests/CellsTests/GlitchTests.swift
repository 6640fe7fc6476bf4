import Controls
import Models
import Parity
import Rx
import RxControls
import Stage
import Testing
import World

@testable import Cells

@Suite("04 Cells: glitches")
struct GlitchTests {
  @Test(arguments: Pattern.allCases)
  func `C1 and D1 show the same sequence of values in each way`(_ way: Pattern) throws {
    #expect(try changes(SumCells.way(way)) == Self.sound)
  }

  @Test func `a diamond of combineLatest first shows D1 with the new C1 and the old A1, then the right D1`() throws {
    let changes = try changes(traps[0])
    #expect(changes[2] == [#"C1 = "60""#, #"D1 = "62""#, #"D1 = "80""#])
    #expect(changes[3] == [#"C1 = """#, #"D1 = """#])
  }

  @Test func `a swapped diamond first shows D1 with the old C1 and the new A1`() throws {
    #expect(try changes(traps[1])[2] == [#"D1 = "26""#, #"D1 = "80""#, #"C1 = "60""#])
  }

  @Test("observers that store C1 too late show D1 with the old C1; in order, they agree with the four ways")
  func observers() throws {
    #expect(try changes(traps[2])[2] == [#"D1 = "26""#, #"D1 = "80""#, #"C1 = "60""#])
    for cure in cures { #expect(try changes(cure).map(Set.init) == Self.sound.map(Set.init)) }
  }

  @Test func `withLatestFrom is not a cure: D1 changes once, and keeps the old A1`() throws {
    let changes = try changes(Way("trap", LatestFrom.self))
    #expect(changes[1] == [#"C1 = "6""#, #"D1 = "8""#])
    #expect(changes[2] == [#"C1 = "60""#, #"D1 = "62""#])
  }

  @Test("the parity checker finds the glitches, each with a script of three lines, and none in the cures")
  func found() throws {
    let callback = SumCells.way(.callback)
    for trap in traps {
      let difference = try #require(throws: Difference.self) {
        try ParityChecker(SumCellsInAnyOrder.self, ways: [callback, trap]).checkAll(depth: 3)
      }
      #expect(difference.inputs.count == 3)
      #expect(difference.finding.oddOnes == ["trap"])
      #expect(difference.description.contains("D1.text changed 2 times in one frame: "))
    }
    _ = try ParityChecker(SumCellsInAnyOrder.self, ways: [callback] + cures).checkAll(depth: 3)
  }

  private let traps = [
    Way("trap", DiamondWay.CombineLatest.self), Way("trap", DiamondWay.CombineLatestSwapped.self),
    Way("trap", DiamondWay.Observers.self),
  ]

  private let cures = [Way("cure", DiamondWay.OneSource.self), Way("cure", DiamondWay.ObserversInOrder.self)]

  /// Returns the texts of C1 and D1 that were set after each line of one script.
  private func changes(_ way: Way<SumScreen>) throws -> [[String]] {
    let pane = try Pane(SumCells.self, way)
    let inputs: [Input] = [
      .type("A1", text: "2"), .type("B1", text: "3"), .paste("A1", text: "0"), .clear("B1"),
    ]
    return try inputs.map { input in
      try pane.perform(input)
      return pane.frames.flatMap(\.changes)
        .filter { ["C1", "D1"].contains($0.identifier) && $0.property == .text && $0.isVisible }
        .map { "\($0.identifier) = \($0.newValue)" }
    }
  }

  private static let sound: [[String]] = [
    [], [#"C1 = "6""#, #"D1 = "8""#], [#"C1 = "60""#, #"D1 = "80""#], [#"C1 = """#, #"D1 = """#],
  ]
}

/// The wrong answer to an exercise of the book: one change for each key, and not always the right one.
private final class LatestFrom: Wiring {
  private let disposeBag = DisposeBag()

  init(_ screen: SumScreen, _ world: World) {
    let a1 = screen.a1.rx.text.orEmpty.asDriver().map(CellValue.init(typed:))
    let b1 = screen.b1.rx.text.orEmpty.asDriver().map(CellValue.init(typed:))
    let c1 = Driver.combineLatest(a1, b1) { $0 * $1 }
    c1.drive(screen.c1.rx.value).disposed(by: disposeBag)
    c1.withLatestFrom(a1) { $0 + $1 }.drive(screen.d1.rx.value).disposed(by: disposeBag)
  }
}

/// The step without the demand that C1 changes before D1, so that the traps are found by the texts that they show.
private enum SumCellsInAnyOrder: Step {
  typealias Callback = SumCells.Callback
  typealias Delegate = SumCells.Delegate
  typealias Observer = SumCells.Observer
  typealias Rx = SumCells.Rx

  static let title = SumCells.title
  static let alphabet = SumCells.alphabet
  static let invariants = SumCells.invariants

  static func makeScreen() -> SumScreen { SumCells.makeScreen() }
}

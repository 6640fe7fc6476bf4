import Controls
import Models
import Stage

extension CellsChapter {
  static let claims: [Claim] = [
    Claim("After a = 2, b = 3, c = a * b and a = 3, c is 6 in a program and 9 in a sheet.", script: question) {
      script in
      let seen = try observations(
        script, on: ProductCells.self,
        [Way("statement", OriginalWay.Statement.self), Way("relation", OriginalWay.Relation.self)]
      ) { "c = \(quoted($0.screen.c1.text ?? ""))" }
      return Finding(
        seen.table, holds: seen.rows.last?.details == ["c = \"6\"", "c = \"9\""],
        "A statement is carried out once, a relation goes on being true.")
    },
    Claim("When a changes, b is recomputed.", script: question) { script in
      let seen = try observations(script, on: ProductCells.self, [Way("relation", OriginalWay.Relation.self)]) { pane in
        let row = [pane.screen.a1, pane.screen.b1].map { quoted($0.text ?? "") }
        return "a = \(row[0]), b = \(row[1]), c = \(quoted(pane.screen.c1.text ?? ""))"
      }
      let last = seen.rows.suffix(2).map { $0.details[0].contains("b = \"3\"") }
      return Finding(seen.table, holds: last != [true, true], "It is c that depends on a. Nothing computes b.")
    },
    Claim("With Rx, changes are easy.") { _ in
      let growths = try Growth.ofEachWay(to: "Sum", renamed: ["SumScreen": "ProductScreen"])
      let others = growths.filter { $0.way != "Rx" }.map(\.growth)
      let rx = growths.filter { $0.way == "Rx" }.map(\.growth)
      return Finding(
        ["for D1 = C1 + A1:"] + growths.map { "  \($0.way): \($0.growth.text)" },
        holds: rx.allSatisfy { rx in others.allSatisfy { rx.lines < $0.lines && rx.places <= $0.places } },
        "Count the places, too: where D1 is told in each handler, one of them can be forgotten.")
    },
  ]

  static let traps: [Claim] = [
    Claim("D1 = C1 + A1 may be combined from C1 and A1: combineLatest has the latest of both.", script: sum) { script in
      try d1s(
        script,
        [
          Way("trap", DiamondWay.CombineLatest.self), Way("swapped", DiamondWay.CombineLatestSwapped.self),
          Way("cure", DiamondWay.OneSource.self),
        ],
        """
        A1 reaches D1 on two paths, and between the two D1 is made of a new value and an old one. Both should come from \
        one stream.
        """)
    },
    Claim("With observers the order does not matter: D1 observes A1 and C1.", script: sum) { script in
      try d1s(
        script, [Way("trap", DiamondWay.Observers.self), Way("in order", DiamondWay.ObserversInOrder.self)],
        """
        Here observers are told in the order of registration, which Apple promises nowhere: the one that keeps C1 must \
        stand first, or better, C1 be computed.
        """)
    },
    Claim("Two things that must be equal can be bound to each other.", script: #"type A1 "2""#) { script in
      var ends: [String] = []
      do {
        let seen = try observations(script, on: TwoWayCells.self, [Way("trap", LoopWay.Endless.self)]) { _ in "at rest"
        }
        ends = seen.table
      } catch let error as PaneError {
        ends = ["\(error)"]
      }
      return Finding(ends, holds: ends.count > 1, "What a person did goes into one state; the state drives both.")
    },
    Claim("A field may show the number that it was read as.", script: #"type A1 "2.5""#) { script in
      let seen = try observations(
        script, on: TwoWayCells.self, [Way("trap", LoopWay.WritesBack.self), TwoWayCells.way(.rx)]
      ) { quoted($0.screen.a1.text ?? "") }
      return Finding(
        seen.table, holds: seen.isSame, "\"2.\" is 2, and written back as \"2\" before the 5 is typed.")
    },
  ]

  private static let question = """
    type A1 "2"
    type B1 "3"
    replace A1 "3"
    """

  private static let sum = """
    type A1 "2"
    type B1 "3"
    paste A1 "0"
    """

  /// What each way set D1 to after each line, one value after the other.
  private static func d1s(_ script: String, _ ways: [Way<SumScreen>], _ lesson: String) throws -> Finding {
    let seen = try observations(script, on: SumCells.self, ways) { pane in
      let texts = pane.shown("D1")
      return texts.isEmpty ? "nothing" : texts.joined(separator: ", then ")
    }
    return Finding(seen.table, holds: seen.isSame, lesson)
  }
}

extension Pane {
  /// The texts that a label came to show one after the other during the last input.
  func shown(_ identifier: String) -> [String] {
    frames.flatMap(\.changes).filter { $0.identifier == identifier && $0.property == .text && $0.isVisible }
      .map(\.newValue.description)
  }
}

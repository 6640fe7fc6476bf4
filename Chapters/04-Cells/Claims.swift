import Controls
import Models
import Rx
import Stage

extension CellsChapter {
  static let claims: [Claim] = [
    Claim(
      "After a = 2, b = 3, c = a * b and a = 3, a program prints 6 for c, and c as a relation is 9.",
      at: SourcePlace(.book, 203...230)
    ) { _ in
      let values = changes { $0.c }
      return Finding(
        [
          ObservedValue("the program prints", OriginalWay.program(), claimed: 6),
          ObservedValue("the relation, before a = 3", values.before, claimed: [6]),
          ObservedValue("the relation, at a = 3", values.after, claimed: [9]),
        ], "A statement is executed once; a relation stays true.")
    },
    Claim(
      "Once c has the relation a * b, b is recomputed in the background each time a changes.",
      at: SourcePlace(.book, 219)
    ) { _ in
      Finding(
        [
          ObservedValue("new values of c at a = 3", changes { $0.c }.after),
          ObservedValue("new values of b at a = 3", changes { $0.b.asObservable() }.after.count, claimed: 1),
        ],
        """
        In fact c is recomputed. The comments of the book's next listing confirm it: b is 3 before and after. The \
        sentence probably means c.
        """)
    },
    Claim(
      "C1 of a spreadsheet multiplies A1 by B1, and is recomputed automatically when A1 changes.",
      at: SourcePlace(.book, 234...246), script: question
    ) { script in
      let seen = try observations(script, on: ProductCells.self, [Way("formula", OriginalWay.Formula.self)]) {
        quoted($0.screen.c1.text ?? "")
      }
      return Finding(
        seen.table, [ObservedValue("C1 at the end", seen.rows.last?.details.first ?? "", claimed: quoted("9"))],
        "A formula is such a relation.")
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
        A1 reaches D1 on two paths, so for a moment D1 is computed from a new value and an old one. Both should come \
        from one stream.
        """)
    },
    Claim("With observers the order does not matter: D1 observes A1 and C1.", script: sum) { script in
      try d1s(
        script, [Way("trap", DiamondWay.Observers.self), Way("in order", DiamondWay.ObserversInOrder.self)],
        """
        These observers are notified in the order of registration, which Apple does not promise. The observer that \
        sets C1 has to come first. It is better to compute C1.
        """)
    },
    Claim("Two controls that must show the same value can be bound to each other.", script: #"type A1 "2""#) { script in
      var trouble: [String] = []
      do {
        _ = try observations(script, on: TwoWayCells.self, [Way("trap", LoopWay.Endless.self)]) { _ in "" }
      } catch let error as PaneError {
        trouble = ["\(error)"]
      }
      return Finding(
        trouble, [ObservedValue("the trap comes to rest", trouble.isEmpty, claimed: true)],
        "The user's input should change one state, which both controls show.")
    },
    Claim("A field may show the number that was read from its text.", script: #"type A1 "2.5""#) { script in
      let seen = try observations(
        script, on: TwoWayCells.self, [Way("trap", LoopWay.WritesBack.self), TwoWayCells.way(.rx)]
      ) { quoted($0.screen.a1.text ?? "") }
      return Finding(same: seen, "\"2.\" is read as 2, and written back as \"2\" before the 5 is typed.")
    },
  ]

  static let additions = [
    "#VALUE! for a text that is not a number, and #NUM! for a number that is too large",
    "D1 = C1 + A1, never shown with an old C1",
    "a slider and a field for A1, each following the other",
    "sixteen cells with typed formulas, and #CYCLE!",
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

  /// Returns the values that `stream` of the book's relation emits before a becomes 3, and those that it emits then.
  private static func changes(
    _ stream: (OriginalWay.Relation) -> Observable<Int>
  ) -> (before: [Int], after: [Int]) {
    let relation = OriginalWay.Relation()
    var values: [Int] = []
    let subscription = stream(relation).subscribe(onNext: { values.append($0) })
    let before = values
    relation.a.accept(3)
    subscription.dispose()
    return (before, Array(values.dropFirst(before.count)))
  }

  /// Compares the values of D1 that each way showed, one after the other, after each line.
  private static func d1s(_ script: String, _ ways: [Way<SumScreen>], _ lesson: String) throws -> Finding {
    let seen = try observations(script, on: SumCells.self, ways) { pane in
      let texts = pane.shown("D1")
      return texts.isEmpty ? "nothing" : texts.joined(separator: ", then ")
    }
    return Finding(same: seen, lesson)
  }
}

extension Pane {
  /// Returns the texts that a label showed one after the other during the last input.
  func shown(_ identifier: String) -> [String] {
    frames.flatMap(\.changes).filter { $0.identifier == identifier && $0.property == .text && $0.isVisible }
      .map(\.newValue.description)
  }
}

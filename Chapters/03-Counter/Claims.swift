import Controls
import Stage

extension CounterChapter {
  static let claims: [Claim] = [
    Claim("The callback version does all that was asked for.", script: "tap up") { script in
      let seen = try shownCounts(
        script,
        [
          Way("the sources'", OriginalWay.Callback.self), Way("here", CallbackWay.Controller.self),
        ])
      return Finding(
        seen.table, holds: seen.isSame,
        "Nobody calls back before somebody asks: without a first request there is no first \"0\".")
    },
    Claim("The delegate version is exactly the same as the callback version.", script: "tap up") { script in
      try compare(
        Way("delegate", OriginalWay.Delegate.self), with: originalCallback, script,
        "A delegate that is held strongly keeps its owner alive, and nobody calls `detachView`.")
    },
    Claim("The Rx version is exactly the same as the callback version.", script: "tap up") { script in
      try compare(
        Way("rx", OriginalWay.Rx.self), with: originalCallback, script,
        "It shows another text, and a view model that stores itself as its outputs never goes.")
    },
    Claim("Only Rx spares a method per button.") { _ in
      let growths = try Growth.ofEachWay(to: "Tens", renamed: ["TensScreen": "CounterScreen"])
      return Finding(
        ["for two buttons more:"]
          + growths.map { "  \($0.way): \($0.growth.text), \(counted($0.growth.methods, "method"))" },
        holds: growths.allSatisfy { ($0.way == "Rx") == ($0.growth.methods == 0) },
        """
        It is how the four are written here: a closure for each button (`addAction`) and one `move(by:)` would spare \
        the others their methods too. The places that have to be touched stay three.
        """)
    },
  ]

  private static let originalCallback = Way("callback", OriginalWay.Callback.self)

  /// What two of the sources' versions show, and what the first leaves behind.
  private static func compare(
    _ way: Way<CounterScreen>, with other: Way<CounterScreen>, _ script: String, _ lesson: String
  ) throws -> Finding {
    let seen = try shownCounts(script, [other, way])
    let faults = try LifetimeChecker(ThreeButtons.self, after: [.tap("up")]).check(way)
    return Finding(
      seen.table + faults.map { "when the screen goes: \($0)" }, holds: seen.isSame && faults.isEmpty, lesson)
  }

  private static func shownCounts(_ script: String, _ ways: [Way<CounterScreen>]) throws -> Observations {
    try observations(script, on: ThreeButtons.self, ways) { quoted($0.screen.count.text ?? "") }
  }
}

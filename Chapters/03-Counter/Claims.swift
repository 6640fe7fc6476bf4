import Controls
import Stage

extension CounterChapter {
  static let claims: [Claim] = [
    Claim("The callback version does all that was asked for.", script: "tap up") { script in
      let seen = try shownCounts(script, [Way("original", OriginalWay.Callback.self), ThreeButtons.way(.callback)])
      return Finding(
        seen.table, holds: seen.isSame,
        "Nobody calls back before somebody asks: without a first request there is no first \"0\".")
    },
    Claim("The delegate version is exactly the same as the callback version.", script: "tap up") { script in
      let seen = try shownCounts(script, [Way("original", OriginalWay.Delegate.self), ThreeButtons.way(.delegate)])
      let faults = try LifetimeChecker(ThreeButtons.self, after: [.tap("up")])
        .check(Way("original", OriginalWay.Delegate.self))
      return Finding(
        seen.table + faults.map { "when the screen goes: \($0)" }, holds: seen.isSame && faults.isEmpty,
        "A delegate that is held strongly keeps its owner alive, and nobody calls `detachView`.")
    },
    Claim("The Rx version is exactly the same as the callback version.", script: "tap up") { script in
      let seen = try shownCounts(script, [Way("original", OriginalWay.Rx.self), ThreeButtons.way(.rx)])
      let faults = try LifetimeChecker(ThreeButtons.self, after: [.tap("up")])
        .check(Way("original", OriginalWay.Rx.self))
      return Finding(
        seen.table + faults.map { "when the screen goes: \($0)" }, holds: seen.isSame && faults.isEmpty,
        "It shows another text, and a view model that stores itself as its outputs never goes.")
    },
    Claim("Only Rx spares a method per button.") { _ in
      let growths = try growths()
      return Finding(
        ["for two buttons more:"] + growths.map { "  \($0.key): \($0.value.text)" },
        holds: growths.allSatisfy { $0.key == "Rx" || $0.value.lines > 2 * 2 },
        "The method is what goes; the places that have to be touched stay three.")
    },
  ]

  /// What the buttons `up10` and `down10` cost each way.
  static func growths() throws -> KeyValuePairs<String, Growth> {
    func growth(_ way: String) throws -> Growth {
      try Growth(from: "\(way).swift", to: "\(way)+Tens.swift", renamed: ["TensScreen": "CounterScreen"])
    }
    return try [
      "Callback": growth("Callback"), "Delegate": growth("Delegate"), "Observer": growth("Observer"),
      "Rx": growth("Rx"),
    ]
  }

  private static func shownCounts(_ script: String, _ ways: [Way<CounterScreen>]) throws -> Observations {
    try observations(script, on: ThreeButtons.self, ways) { quoted($0.screen.count.text ?? "") }
  }
}

import Controls
import Stage

extension CounterChapter {
  static let claims: [Claim] = [
    Claim(
      "The callback version meets the requirements: you can see the count, count up, count down and reset.",
      at: SourcePlace(.book, 1558), script: everyButton
    ) { script in
      let seen = try shownCounts(script, [callback])
      let requirements = zip(seen.rows.dropFirst(), ["1", "2", "1", "0"]).map { row, count in
        ObservedValue(row.line, row.details[0], claimed: quoted(count))
      }
      return Finding(
        ["first frame: \(seen.rows[0].details[0])"], requirements,
        """
        The code shows the count after each tap. Before the first tap the label shows its text from the xib file, \
        which the source does not print and which is empty here.
        """)
    },
    Claim(
      "The delegate version behaves exactly like the callback version.", at: SourcePlace(.book, 1696),
      script: everyButton
    ) { script in
      Finding(
        same: try shownCounts(script, [callback, delegate]),
        "The screen shows the same in every frame. The two versions leave different objects in memory: see below.")
    },
    Claim(
      "Each button needs a method of its own in the callback and the delegate version; Rx solves this problem.",
      at: SourcePlace(.book, 1565...1707)
    ) { _ in
      let growths = try Growth.ofEachWay(to: "Tens", renamed: ["TensScreen": "CounterScreen"])
      return Finding(
        ["here, for two more buttons; the callback way also stores its closure from here on:"]
          + growths.map { "  \($0.way): \($0.growth.text), \(counted($0.growth.methods, "method"))" }
          + ["the source's versions, for three buttons:"],
        [
          ObservedValue("  methods of the controller, callback", try handlers(of: "Callback"), claimed: 3),
          ObservedValue("  methods of the controller, delegate", try handlers(of: "Delegate"), claimed: 3),
          ObservedValue("  methods of the controller, Rx", try handlers(of: "Rx"), claimed: 0),
          ObservedValue("  methods of the view model, callback", try changes(of: "CallbackViewModel")),
          ObservedValue("  methods of the presenter, delegate", try changes(of: "Presenter")),
          ObservedValue("  methods of the view model, Rx", try changes(of: "CounterViewModel")),
        ],
        """
        The controller of the Rx version has no such method; its view model still has one for each button. With a \
        closure for each button (`addAction`), the other controllers would need no methods either.
        """)
    },
    Claim(
      "The Rx version behaves exactly like the callback version.", at: SourcePlace(.book, 1931), script: everyButton
    ) { script in
      Finding(
        same: try shownCounts(script, [callback, rx]),
        """
        The text has a prefix. Without it the first frame would still differ here: a driver emits its value at once, \
        whereas the label of the callback version keeps its text from the xib file.
        """)
    },
    Claim("The Rx version is the longest of the three.", at: SourcePlace(.book, 1951)) { _ in
      let file = try SourceFile(contentsOf: "Original.swift")
      let lines = ["Callback", "Delegate", "Rx"].map { file.lineCount(of: $0) ?? 0 }
      return Finding(
        [
          ObservedValue("lines, callback", lines[0]),
          ObservedValue("lines, delegate", lines[1]),
          ObservedValue("lines, Rx", lines[2], claimed: "the most") { $0 > max(lines[0], lines[1]) },
        ],
        "Three subscriptions and three contracts – input, output and view model – make the difference.")
    },
  ]

  static let findings: [Claim] = [
    Claim("Each version shows the count before the first tap.") { script in
      let seen = try shownCounts(script, [callback, delegate, rx])
      return Finding(
        zip(seen.names, seen.rows[0].details).map { name, text in
          ObservedValue("\(name), first frame", text, claimed: "a count") { $0.contains("0") }
        },
        """
        The view model calls back only after a tap, and `attachView` only stores the delegate. A relay has a value \
        from the start. In the other two, the label shows its text from the xib until the first tap; it is empty here.
        """)
    },
    Claim("Each version is deallocated with its screen.", script: "tap up") { script in
      let inputs = try Script(parsing: script, name: "claim").inputs
      let faults = try [callback, delegate, rx].map { way in
        (way.name, try LifetimeChecker(ThreeButtons.self, after: inputs).check(way))
      }
      return Finding(
        faults.flatMap { name, faults in faults.map { "\(name): \($0)" } },
        faults.map { name, faults in ObservedValue("\(name), faults", faults.count, claimed: 0) },
        """
        The presenter retains its delegate, and no code calls `detachView`. The Rx view model stores itself in its \
        property `outputs`.
        """)
    },
  ]

  static let additions = [
    "A count that stops at `Int.max` and `Int.min`, and a text that says so",
    "A count restored from the previous session",
  ]

  private static let everyButton = """
    tap up
    tap up
    tap down
    tap reset
    """

  private static let callback = Way("callback", OriginalWay.Callback.self)
  private static let delegate = Way("delegate", OriginalWay.Delegate.self)
  private static let rx = Way("rx", OriginalWay.Rx.self)

  private static func shownCounts(_ script: String, _ ways: [Way<CounterScreen>]) throws -> Observations {
    try observations(script, on: ThreeButtons.self, ways) { quoted($0.screen.count.text ?? "") }
  }

  /// The number of methods of the source's controller `name` that a button calls.
  private static func handlers(of name: String) throws -> Int {
    try listing(name).count { $0.contains(/func \w+Tapped\b/) }
  }

  /// The number of methods of the source's class `name` that change the count.
  private static func changes(of name: String) throws -> Int {
    try listing(name).count { $0.contains(/func (up|down|reset)\b/) }
  }

  private static func listing(_ name: String) throws -> [String] {
    try SourceFile(contentsOf: "Original.swift").part("final class \(name)") ?? []
  }
}

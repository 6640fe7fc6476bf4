import Controls
import Stage
import World

extension BackgroundChapter {
  static let traps: [Claim] = [
    Claim("With Rx, a result returns to the main queue by itself.", script: "tap count\nwait 2s") { script in
      let seen = try seen(script, on: ToTheEnd.self, ForgetfulWay.ways)
      let last = seen.rows[seen.rows.endIndex - 1].details
      return Finding(
        seen.table,
        [ObservedValue("rx, subscribe, without observe(on:)", last[3], claimed: last[4])],
        """
        Of these five, only the control's binder returns to the main queue by itself. A driver does so, too. A closure \
        passed to `subscribe` runs where the element is emitted. `observe(on:)` is as easy to forget as `post`.
        """)
    },
    Claim("The position of `subscribe(on:)` in a chain decides which work is done in the background.") { _ in
      let above = try Places.run(Places.subscribing[1], in: VirtualWorld())
      let below = try Places.run(Places.subscribing[2], in: VirtualWorld())
      return Finding(
        try Places.table(Places.subscribing, in: VirtualWorld()),
        [
          ObservedValue("map below subscribe(on:)", above[1], claimed: "background"),
          ObservedValue("map above subscribe(on:)", below[1], claimed: "main queue"),
        ],
        "It determines where the source is subscribed to, and a chain has one source. All later steps stay there.")
    },
    Claim("The position of `observe(on:)` in a chain does not matter.") { _ in
      let above = try Places.run(Places.observing[0], in: VirtualWorld())
      let below = try Places.run(Places.observing[1], in: VirtualWorld())
      return Finding(
        try Places.table(Places.observing, in: VirtualWorld()),
        [ObservedValue("map below observe(on:)", below[1], claimed: above[1])],
        "Everything below it runs there: a costly map below `observe(on: main)` blocks the screen.")
    },
    Claim("After a count is cancelled, it shows nothing more.", script: "tap count\nevent cancel-late") { script in
      let seen = try seen(script, on: Self.self, [Way("careless", CarelessWay.Controller.self)] + Self.fourWays)
      return Finding(
        same: seen,
        """
        One part was counted, and its state was on its way to the main queue, when Cancel was tapped. The code that \
        runs there has to check whether the count is still wanted: by a number, by the task, or by the subscription, \
        which `observe(on:)` checks by itself.
        """)
    },
    Claim("A Cancel button takes two lines: the button and its connection.") { _ in
      let growths = try Growth.ofEachWay(to: "Cancelling", renamed: ["CancellingScreen": "BackgroundScreen"])
      return Finding(
        ["for a button that cancels, and a new count that ends the previous one:"],
        growths.map { way, growth in
          ObservedValue("  \(way)", growth.text, claimed: "2 lines") { _ in growth.lines <= 2 }
        },
        "Most lines check whether a result is still wanted. In Rx `switchLatest` disposes the old count instead.")
    },
  ]

  static let additions = [
    "words of a text, counted in the background, with progress",
    "Cancel, and a new count that replaces the previous one",
    "a text of your own, from a file",
  ]

  /// The text of each way's result, and the number of mistakes that were reported.
  private static func seen<S: Step>(
    _ script: String, on step: S.Type, _ ways: [Way<S.Screen>]
  ) throws -> Observations where S.Screen: BackgroundScreen {
    try observations(script, on: step, ways) { pane in
      let mistakes = pane.frames.flatMap(\.faults).count { fault in
        if case .mistake = fault { true } else { false }
      }
      return quoted(pane.screen.result.text ?? "") + (mistakes == 0 ? "" : ", \(counted(mistakes, "mistake"))")
    }
  }
}

extension ForgetfulWay {
  /// The ways that forget to go back; the last one has binders, which go back by themselves.
  static let ways = [
    Way("callback", Callback.self), Way("delegate", Delegate.self), Way("observer", Observer.self),
    Way("rx, subscribe", Rx.self), Way("rx, bind", Bound.self),
  ]
}

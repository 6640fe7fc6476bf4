import Controls
import Stage
import World

extension BackgroundChapter {
  static let claims: [Claim] = [
    Claim("With Rx, threads become easy.", script: "tap count\nwait 2s") { script in
      let ways = [
        Way("callback", ForgetfulWay.Callback.self), Way("delegate", ForgetfulWay.Delegate.self),
        Way("observer", ForgetfulWay.Observer.self), Way("rx, subscribe", ForgetfulWay.Rx.self),
        Way("rx, bind", ForgetfulWay.Bound.self),
      ]
      let seen = try seen(script, on: ToTheEnd.self, ways)
      return Finding(
        seen.table, holds: seen.rows.last?.details[3] == seen.rows.last?.details[4],
        """
        Five ways that forget to go back. A closure that is subscribed is as lost as any other; a control's binder, and a \
        driver, go back by themselves. That is what is easy: not the operator, which is forgotten like a `post`.
        """)
    }
  ]

  static let traps: [Claim] = [
    Claim("Where `subscribe(on:)` stands in a chain decides what is done in the background.") { _ in
      let found = try Places.table(Places.subscribing, in: VirtualWorld())
      let places = try Places.subscribing.dropFirst().map { try Places.run($0, in: VirtualWorld()) }
      return Finding(
        found, holds: Set(places).count > 1,
        "It says where the source is subscribed to, and a chain has one source. What follows stays there.")
    },
    Claim("Where `observe(on:)` stands does not matter: it is there.") { _ in
      let found = try Places.table(Places.observing, in: VirtualWorld())
      let places = try Places.observing.map { try Places.run($0, in: VirtualWorld()) }
      return Finding(
        found, holds: Set(places).count == 1,
        "All that stands below it runs there: a costly map below `observe(on: main)` holds up the screen.")
    },
    Claim("What is cancelled is not heard of any more.", script: "tap count\nevent cancel-late") { script in
      let seen = try seen(script, on: Self.self, [Way("careless", CarelessWay.Controller.self)] + Self.ways)
      return Finding(
        seen.table, holds: seen.isSame,
        """
        One part was counted and on its way to the main queue when cancel was tapped. Who arrives there has to ask \
        whether it is still wanted: by a number, by the task – or by disposing, which `observe(on:)` asks for itself.
        """)
    },
    Claim("A way out is a button and a line.") { _ in
      let growths = try Growth.ofEachWay(to: "Cancelling", renamed: ["CancellingScreen": "BackgroundScreen"])
      return Finding(
        ["for a button that cancels, and a new count that ends the one before:"]
          + growths.map { "  \($0.way): \($0.growth.text), \(counted($0.growth.methods, "method"))" },
        holds: growths.allSatisfy { $0.growth.methods <= 1 },
        "Most of it asks what has come back whether it is still wanted. In Rx the switch did that before anybody asked."
      )
    },
  ]

  /// What the ways say, and how many mistakes were reported.
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

import Controls
import Stage
import World

/// A chapter whose last way forgets an update.
enum CrookedDesk: DeskChapter {
  typealias Rx = WrongDesk.MissingUpdate

  static let demo = Array("tap up\ntap down\n".utf8)
  static let claims = [
    Claim("A claim that cannot be played.", at: SourcePlace(.book, 1), script: "tap nothing") { script in
      Finding(same: try observations(script, on: Ladder.self, Ladder.ways) { $0.name }, "")
    }
  ]
  static let experiments = [
    Experiment("spill", "what ink does") { print in print("blue") },
    Experiment("drip", "what ink does in a while") { print, world in
      world.schedule(after: .seconds(1)) { print("a drop after \(world.now / .seconds(1)) s") }
      try world.advance(by: .seconds(2))
    },
    Experiment("loop", "what never ends") { _, world in
      @MainActor func again() { world.async(again) }
      again()
      try world.settle()
    },
  ]
}

/// A chapter whose last way never comes to rest once something was asked.
enum RestlessDesk: DeskChapter {
  typealias Rx = WrongDesk.Endless

  static let title = "ask"
  static let alphabet: [Input] = [.tap("ask")]
}

/// A chapter whose last way leaves its controller behind.
enum LeakyChapter: DeskChapter {
  typealias Rx = LeakyDesk.SelfOwner

  static let traps = [
    Claim("A desk keeps dry.") { _ in
      Finding(["drip", "drop"], [ObservedValue("drops", 2, claimed: 0)], "Mind the roof.")
    }
  ]
}

import Controls
import Stage
import World

extension RequestsChapter {
  static let claims: [Claim] = [
    Claim("One request after another is a pyramid with callbacks, and flat in the others.") { _ in
      let files = [
        ("the pyramid", "Original.swift", "func loadProfileTapped"), ("callback", "Callback.swift", "class ViewModel"),
        ("delegate", "Delegate.swift", "class ViewModel"), ("observer", "Observer.swift", "class ViewModel"),
        ("rx", "Rx.swift", "func loadProfile"), ("async", "Async.swift", "func loadProfile"),
      ]
      let depths = try files.map { name, file, part in (name, try depth(of: part, in: file)) }
      return Finding(
        depths.map { "\($0): \(counted($1, "level")) deep" },
        holds: depths.allSatisfy { ($0 == "callback") == ($1 > 5) },
        """
        It is how one writes it: a method per step keeps callbacks flat. And a stream is no flatter by itself: what needs \
        two earlier answers, the avatar with its token, has to stand inside both.
        """)
    },
    Claim(
      "zip shows both results when both are there.",
      script: """
        tap load-both
        event answer 1 200
        event answer 3 200
        event answer 2 200
        """
    ) { script in
      let seen = try observations(script, on: Self.self, [way(.rx)]) { pane in
        "\(quoted(pane.screen.profile.text ?? "")) \(quoted(pane.screen.feed.text ?? ""))"
      }
      let shown = seen.rows.map { $0.details[0] }
      return Finding(
        seen.table, holds: shown.dropLast().allSatisfy { $0 == "\"\" \"\"" } && shown.last != "\"\" \"\"",
        "In whatever order they come. The other ways count by hand: a pair of optionals each.")
    },
  ]

  static let traps: [Claim] = [
    Claim(
      "Whoever hands over a closure is called back.",
      script: """
        tap load-profile
        event answer 1 bad-json
        wait 60s
        """
    ) { script in
      try compare(
        Way("never called", OriginalWay.NeverCalled.self), script,
        """
        One `return` without a call, and the screen waits for ever; no compiler says so. With a limit for the whole, it is \
        a failure that comes late. An `async` function has to return a value or throw an error.
        """)
    },
    Claim("Whoever is called back is called back once.", script: "tap load-profile\nwait 3s") { script in
      try compare(
        Way("called twice", OriginalWay.CalledTwice.self), script,
        """
        Each call begins all that follows anew: one sign-in, two profiles, four avatars, and nothing to see of it. A \
        `Single` takes the first and lets go.
        """)
    },
    Claim("With a weak self, nothing outlives the screen.") { _ in
      let ways = [Way("the pyramid", OriginalWay.Pyramid.self), OneAfterAnother.way(.callback)]
      let left = try ways.map { way in
        let pane = try Pane(OneAfterAnother.self, way)
        try pane.perform(.tap("load-profile"))
        try pane.close()
        return (way.name, pane.world.scriptedNetwork.livingCount)
      }
      return Finding(
        left.map { "\($0), after the screen has gone: \(counted($1, "request")) under way" },
        holds: left.allSatisfy { $1 == 0 },
        "The controller goes; the request goes on, and nobody wants its answer. Somebody has to cancel it.")
    },
    Claim(
      "With async let, two at once fail as soon as one does.",
      script: """
        tap load-both
        event answer 1 200
        event answer 3 404
        wait 1s
        """
    ) { script in
      let ways = [
        Way("async let", AsyncWay.Let.self), Way("a group", AsyncWay.Controller.self), RequestsChapter.way(.rx),
      ]
      let seen = try observations(script, on: Self.self, ways) { quoted($0.screen.state.text ?? "") }
      return Finding(
        seen.table, holds: seen.isSame,
        "The profile is awaited first, and only then does anybody look at the feed. A group hears the first end.")
    },
  ]

  /// What a wrong way shows and asks, next to the callback way.
  private static func compare(_ wrong: Way<RequestsScreen>, _ script: String, _ lesson: String) throws -> Finding {
    let seen = try observations(script, on: OneAfterAnother.self, [wrong, OneAfterAnother.way(.callback)]) { pane in
      "\(quoted(pane.screen.state.text ?? "")), \(counted(pane.world.scriptedNetwork.calls.count, "request"))"
    }
    return Finding(seen.table, holds: seen.isSame, lesson)
  }

  /// How many levels of indentation a part of a file has, its own not counted.
  private static func depth(of part: String, in file: String) throws -> Int {
    let lines = try SourceFile(contentsOf: file).part(part) ?? []
    return (lines.map { line in line.prefix { $0 == " " }.count }.max() ?? 0) / 2
  }
}

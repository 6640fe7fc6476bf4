import Controls
import Stage
import World

extension RequestsChapter {
  static let claims: [Claim] = [
    Claim("Complex asynchronous work becomes hard to read in callbacks: callback hell.", at: SourcePlace(.book, 160)) {
      _ in
      let stream = try depth(of: rx)
      return Finding(
        [
          ObservedValue(
            "levels of indentation, the pyramid", try depth(of: pyramid), claimed: "more than \(stream)",
            accepts: { $0 > stream }),
          ObservedValue("levels of indentation, callback", try depth(of: callback)),
          ObservedValue("levels of indentation, Rx", stream),
        ],
        "Nested callbacks are hard to read. With a method for each step, callbacks stay flat.")
    },
    Claim(
      "Success and failure, for example of requests, are hard to handle in a uniform way.", at: SourcePlace(.book, 160)
    ) { _ in
      Finding(
        [
          ObservedValue(
            "places that handle a failed request, the pyramid", try failures(in: pyramid),
            claimed: "one per request, 3", accepts: { $0 >= 3 }),
          ObservedValue("places that handle a failed request, callback", try failures(in: callback)),
          ObservedValue("places that handle a failed request, Rx", try failures(in: rx)),
        ],
        """
        That is true of nested callbacks: the pyramid handles failures at each level. The callback way has one generic \
        method for all three requests, and handles failures there. In Rx a failure skips the rest of the chain without \
        such a method.
        """)
    },
    Claim(
      "With zip you can show the results of several requests at the same time.", at: SourcePlace(.book, 1136...1150),
      script: """
        tap load-both
        event answer 1 200
        event answer 3 200
        event answer 2 200
        """
    ) { script in
      let seen = try observations(script, on: Self.self, [Way("zip", OriginalWay.Zip.self)]) { pane in
        let shown = [pane.screen.profile, pane.screen.feed].count { !($0.text ?? "").isEmpty }
        return "\(shown) of 2"
      }
      return Finding(
        seen.rows.map { row in
          let isLast = row == seen.rows.last
          return ObservedValue("results shown after \(row.line)", row.details[0], claimed: isLast ? "2 of 2" : "0 of 2")
        },
        "The first result waits for the other. The other ways wait by hand, with two optionals.")
    },
  ]

  static let traps: [Claim] = [
    Claim(
      "A function that takes a completion handler calls it.",
      script: """
        tap load-profile
        event answer 1 bad-json
        wait 60s
        """
    ) { script in
      try compare(
        Way("never called", TrapWay.NeverCalled.self), script,
        """
        After one `return` without a call, the screen waits forever; the compiler does not warn. A time limit for the \
        whole load turns that into a late failure. An `async` function has to return a value or throw an error.
        """)
    },
    Claim("A completion handler is called once.", script: "tap load-profile\nwait 3s") { script in
      try compare(
        Way("called twice", TrapWay.CalledTwice.self), script,
        """
        Each call starts the following requests again: one sign-in, two profiles, four avatars, and the screen looks \
        the same. `Single.create` takes the first result and ignores the second; `asSingle()` makes a second element \
        an error.
        """)
    },
    Claim("With a weak self, nothing outlives the screen.", script: "tap load-profile") { script in
      let ways = [Way("the pyramid", TrapWay.Pyramid.self), OneAfterAnother.way(.callback)]
      return Finding(
        try ways.map { way in
          let pane = try Pane(OneAfterAnother.self, way)
          for input in try Script(parsing: script, name: "claim").inputs { try pane.perform(input) }
          try pane.close()
          let living = pane.world.scriptedNetwork.livingCount
          return ObservedValue("requests under way after the screen has closed, \(way.name)", living, claimed: 0)
        },
        "The controller is deallocated, and the request continues without it, unless the controller cancels it.")
    },
    Claim(
      "With async let, two requests at once fail as soon as one of them does.",
      script: """
        tap load-both
        event answer 1 200
        event answer 3 404
        wait 1s
        """
    ) { script in
      let ways = [
        Way("async let", TodayWay.Let.self), Way("a task group", TodayWay.Both.Controller.self),
        RequestsChapter.way(.rx),
      ]
      let seen = try observations(script, on: Self.self, ways) { quoted($0.screen.state.text ?? "") }
      return Finding(
        same: seen,
        """
        The code awaits the profile first, and notices the feed's error only after that. A task group notices \
        whichever ends first.
        """)
    },
  ]

  static let additions = [
    "retries with growing pauses, after temporary errors",
    "a time limit for the whole load",
    "a button that cancels the load at any step",
    "a fifth way, with tasks, await and Observation",
  ]

  private typealias Part = (declaration: String, file: String)

  private static let pyramid: Part = ("class Pyramid", "Traps.swift")
  private static let callback: Part = ("class ViewModel", "Callback.swift")
  private static let rx: Part = ("struct Loader", "Rx.swift")

  /// Compares a wrong way with the callback way: the text that each shows, and the number of its requests.
  private static func compare(_ wrong: Way<RequestsScreen>, _ script: String, _ lesson: String) throws -> Finding {
    let seen = try observations(script, on: OneAfterAnother.self, [wrong, OneAfterAnother.way(.callback)]) { pane in
      "\(quoted(pane.screen.state.text ?? "")), \(counted(pane.world.scriptedNetwork.calls.count, "request"))"
    }
    return Finding(same: seen, lesson)
  }

  /// Returns the number of levels of indentation in a part, its own not counted.
  private static func depth(of part: Part) throws -> Int { WayCode(try lines(of: part)).depth }

  /// Returns the number of places in a part that handle the failure of a request.
  private static func failures(in part: Part) throws -> Int {
    try lines(of: part).count { $0.contains(/case \.failure\b|\.catch\b/) }
  }

  private static func lines(of part: Part) throws -> [String] {
    try SourceFile(contentsOf: part.file).part(part.declaration) ?? []
  }
}

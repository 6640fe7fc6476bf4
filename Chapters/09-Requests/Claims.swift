import Controls
import Stage
import World

extension RequestsChapter {
  static let claims: [Claim] = [
    Claim("Complex asynchronous work becomes hard to read in callbacks: callback hell.", at: SourcePlace(.book, 160)) {
      _ in
      let stream = try depth(of: rx)
      return Finding(
        ["levels of indentation, Rx: \(stream)"],
        try [pyramid, callback].map { part in
          Observation(
            "levels of indentation, \(part.name)", try depth(of: part), claimed: "more than \(stream)",
            accepts: { $0 > stream })
        },
        "Nesting is one way to write callbacks. With a method for each step they stay flat.")
    },
    Claim(
      "With callbacks, success and failure of requests are hard to handle in one way.", at: SourcePlace(.book, 160)
    ) { _ in
      Finding(
        try [pyramid, callback].map { part in
          Observation(
            "places that handle a failed request, \(part.name)", try failures(in: part), claimed: "one per request, 3",
            accepts: { $0 >= 3 })
        } + [Observation("places that handle a failed request, Rx", try failures(in: rx), claimed: 1)],
        """
        The pyramid handles failures at each level. The callback way has one generic method for all three requests, and \
        handles failures there. In Rx a failure skips the rest of the chain without such a method.
        """)
    },
    Claim("RxSwift makes the code less deeply indented, with fewer callbacks.", at: SourcePlace(.book, 259...260)) {
      _ in
      let stream = try depth(of: rx)
      return Finding(
        try [pyramid, callback].map { part in
          let levels = try depth(of: part)
          return Observation(
            "levels of indentation, Rx beside \(part.name)", stream, claimed: "fewer than \(levels)",
            accepts: { $0 < levels })
        }
          + [delegate, observer, awaiting].map { part in
            Observation("levels of indentation, \(part.name)", try depth(of: part))
          },
        """
        The stream is flatter than nested callbacks, but deeper than a method for each step. A request that needs two \
        earlier answers, as the avatar needs profile and token, stands inside both also in a stream.
        """)
    },
    Claim(
      "zip serves to show the results of several requests at the same time.", at: SourcePlace(.book, 1136...1150),
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
          return Observation("results shown after \(row.line)", row.details[0], claimed: isLast ? "2 of 2" : "0 of 2")
        },
        "One result waits for the other, in any order. The other ways wait by hand, with two optionals.")
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
        One `return` without a call, and the screen waits for ever; the compiler does not warn. With a time limit for the \
        whole load it becomes a late failure. An `async` function has to return a value or throw an error.
        """)
    },
    Claim("A completion handler is called once.", script: "tap load-profile\nwait 3s") { script in
      try compare(
        Way("called twice", TrapWay.CalledTwice.self), script,
        """
        Each call starts the following requests again: one sign-in, two profiles, four avatars, and the screen looks the \
        same. A `Single` takes the first element and disposes its source.
        """)
    },
    Claim("With a weak self, nothing outlives the screen.") { _ in
      let ways = [Way("the pyramid", OriginalWay.Pyramid.self), OneAfterAnother.way(.callback)]
      return Finding(
        try ways.map { way in
          let pane = try Pane(OneAfterAnother.self, way)
          try pane.perform(.tap("load-profile"))
          try pane.close()
          let living = pane.world.scriptedNetwork.livingCount
          return Observation("requests under way after the screen has closed, \(way.name)", living, claimed: 0)
        },
        "The controller is deallocated, and the request goes on without it, unless the controller cancels the request.")
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
        Way("async let", AsyncWay.Let.self), Way("a group", AsyncWay.Controller.self), RequestsChapter.way(.rx),
      ]
      let seen = try observations(script, on: Self.self, ways) { quoted($0.screen.state.text ?? "") }
      return Finding(
        same: seen,
        "The profile is awaited first, and the feed's error is noticed only after that. A group notices the first end.")
    },
  ]

  static let additions = [
    "retries with growing pauses, for errors that may pass",
    "a time limit for the whole load",
    "a button that cancels the load at each step",
    "a fifth way, with async and await",
  ]

  private typealias Part = (name: String, declaration: String, file: String)

  private static let pyramid: Part = ("the pyramid", "class Pyramid", "Original.swift")
  private static let callback: Part = ("callback", "class ViewModel", "Callback.swift")
  private static let delegate: Part = ("delegate", "class ViewModel", "Delegate.swift")
  private static let observer: Part = ("observer", "class ViewModel", "Observer.swift")
  private static let rx: Part = ("Rx", "struct Loader", "Rx.swift")
  private static let awaiting: Part = ("async", "struct ViewModel", "Async.swift")

  /// What a wrong way shows and requests, next to the callback way.
  private static func compare(_ wrong: Way<RequestsScreen>, _ script: String, _ lesson: String) throws -> Finding {
    let seen = try observations(script, on: OneAfterAnother.self, [wrong, OneAfterAnother.way(.callback)]) { pane in
      "\(quoted(pane.screen.state.text ?? "")), \(counted(pane.world.scriptedNetwork.calls.count, "request"))"
    }
    return Finding(same: seen, lesson)
  }

  /// The number of levels of indentation in a part, its own not counted.
  private static func depth(of part: Part) throws -> Int {
    (try lines(of: part).map { line in line.prefix { $0 == " " }.count }.max() ?? 0) / 2
  }

  /// The number of places in a part that handle the failure of a request.
  private static func failures(in part: Part) throws -> Int {
    try lines(of: part).count { $0.contains(/case \.failure\b|\.catch\b/) }
  }

  private static func lines(of part: Part) throws -> [String] {
    try SourceFile(contentsOf: part.file).part(part.declaration) ?? []
  }
}

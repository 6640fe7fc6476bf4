import Controls
import Rx
import Stage

extension StreamsChapter {
  static let claimsOfSharing: [Claim] = [
    Claim(
      "A hot observable emits each event to all its subscribers, and a cold one starts anew for each subscriber.",
      at: SourcePlace(.book, 1153...1161)
    ) { _ in
      let hot = PublishSubject<Int>()
      var heard: [Int] = []
      let subscriptions = (0..<2).map { _ in hot.subscribe(onNext: { heard.append($0) }) }
      hot.onNext(7)
      for subscription in subscriptions { subscription.dispose() }
      var requests = 0
      let cold = Observable<Int>.deferred {
        requests += 1
        return .just(requests)
      }
      let before = requests
      return Finding(
        [
          ObservedValue("hot, two subscribers to one event", heard, claimed: [7, 7]),
          ObservedValue("cold, requests without a subscriber", before, claimed: 0),
          ObservedValue("cold, the answers for two subscribers", received(cold) + received(cold), claimed: [1, 2]),
        ], "`--experiment hot-cold` counts the requests.")
    },
    Claim(
      "share() makes a cold observable hot, so it emits without a subscriber.", at: SourcePlace(.book, 2171)
    ) { _ in
      var requests = 0
      let shared = Observable<Int>.deferred {
        requests += 1
        return .never()
      }.share()
      let before = requests
      let subscriptions = [shared.subscribe(), shared.subscribe()]
      for subscription in subscriptions { subscription.dispose() }
      return Finding(
        [
          ObservedValue("requests without a subscriber", before, claimed: 1),
          ObservedValue("requests for two subscribers", requests, claimed: 1),
        ],
        """
        The book names two properties of a hot observable (lines 1157–1158). share() provides one of them: all \
        subscribers share one subscription. But the work still begins only with the first subscriber.
        """)
    },
    Claim(
      "While 123 is typed, a map for three labels is called 9 times, and with share() once for each keystroke.",
      at: SourcePlace(.book, 2171...2218), script: typed
    ) { script in
      let seen = try calls(script)
      return Finding(
        seen.table,
        zip(seen.names, [9, 3]).enumerated().map { index, claim in
          ObservedValue("\(claim.0), for 123", seen.calls(2, index) - seen.calls(1, index), claimed: claim.1)
        },
        "Each keystroke calls the map once for each subscription. Our copy of the book prints two calls for share().")
    },
  ]

  static let findings: [Claim] = [
    Claim("Only a keystroke calls the map for the three labels.", script: typed) { script in
      let seen = try calls(script)
      return Finding(
        seen.table,
        seen.names.enumerated().flatMap { index, name in
          [
            ObservedValue("\(name), before the field is touched", seen.calls(0, index), claimed: 0),
            ObservedValue("\(name), for the focus", seen.calls(1, index) - seen.calls(0, index), claimed: 0),
          ]
        },
        """
        A subscription to `rx.text` begins with the current text, and the focus is an editing event too. The console \
        shows 15 calls, and 5 with share().
        """)
    },
    Claim("With share() and without it, the three labels show the same.", script: typed) { script in
      let seen = try observations(script, on: StreamsChapter.self, originals) { pane in
        [pane.screen.hexadecimal, pane.screen.decimal, pane.screen.binary].map { $0.text ?? "" }
          .joined(separator: " / ")
      }
      return Finding(
        same: seen,
        """
        Without a replay, the first label gets the first text, and the others subscribe too late for it. All labels \
        show Optional(…), because `rx.text` is an optional that is written into a string; the compiler warns about it.
        """)
    },
  ]

  private static let originals = [
    Way("a map per label", OriginalWay.CallPerLabel.self), Way("share()", OriginalWay.SharedCalls.self),
  ]

  private static let typed = """
    focus text
    type text "123"
    """

  private static func calls(_ script: String) throws -> Observations {
    try observations(script, on: StreamsChapter.self, originals) { $0.screen.runs.text ?? "" }
  }
}

extension Observations {
  /// The calls that a way of the originals has counted after a line.
  fileprivate func calls(_ row: Int, _ way: Int) -> Int { Int(rows[row].details[way]) ?? 0 }
}

import Foundation
import Stage

extension ArticlesChapter {
  static let claims: [Claim] = [
    Claim(
      "With delegates, a method is declared in one place and called in another, so one has to search for it.",
      at: SourcePlace(.articles, 8)
    ) { _ in
      let methods = ["interactorDidLoad", "interactorDidFail", "interactorDidLoadPicture", "interactorDidFailPicture"]
      let counts = try methods.map { method in try fileCount(ofDelegateMethod: method) }
      return Finding(
        zip(methods, counts).map { method, count in
          Observation("files of \(method): declaration, calls and body", count, claimed: "several") { $0 > 1 }
        },
        """
        The protocol declares the method, the interactor calls it, and the presenter implements it: only its name connects \
        the three.
        """)
    },
    Claim(
      "With delegates, the steps of one flow are far apart, so it takes time to follow the flow.",
      at: SourcePlace(.articles, 9)
    ) { _ in
      let distances = try PageRoute.ofEachWay().map { route in (route.way, try route.distance) }
      return Finding(
        observations("lines from the request for a page to what is done with it", distances),
        """
        A closure or an operator stands at the request. A delegate's method stands elsewhere, and an observer's closure \
        where the observation begins.
        """)
    },
    Claim(
      """
      With delegates, the classes exchange many kinds of calls and processing goes back and forth between them, perhaps \
      because of how they are written.
      """,
      at: SourcePlace(.articles, 10)
    ) { _ in
      let members = try Pattern.allCases.map { pattern in (pattern.rawValue, try memberCount(ofContractOf: pattern)) }
      return Finding(
        observations("members of the protocols between the modules", members),
        "Each direction needs a protocol of its own, where a closure or a stream brings the result back by itself.")
    },
    Claim(
      "With Rx, the flow from a change, through its request, to what is done with the result is visible in one place.",
      at: SourcePlace(.articles, 502)
    ) { _ in
      let routes = [PageRoute.original] + PageRoute.ofEachWay()
      return Finding(
        try routes.map { route in
          let subject = "\(route.way), request and result in one declaration"
          return ["original", "rx"].contains(route.way)
            ? Observation(subject, try route.isInOnePlace, claimed: true) : Observation(subject, try route.isInOnePlace)
        },
        "The same is true of a callback: the result comes back to where the request was made.")
    },
    Claim(
      "With Rx, one needs no similar code again where a result has a second use, such as a log.",
      at: SourcePlace(.articles, 504)
    ) { _ in
      Finding(
        try Pattern.allCases.map { pattern in
          let (lines, places, roles) = try growth(of: pattern)
          let subject = "\(pattern.rawValue), lines for the log, in \(counted(places, "place")) of \(roles)"
          return pattern == .rx ? Observation(subject, lines, claimed: 1) : Observation(subject, lines)
        },
        """
        One subscription more. An observer is as easy to add; a closure has to call two, and a weak delegate has to become \
        a list of them.
        """)
    },
  ]

  /// The values of the ways, where the claim expects that delegates have a larger one than Rx.
  private static func observations(_ subject: String, _ values: [(way: String, value: Int)]) -> [Observation] {
    let rx = values.first { $0.way == Pattern.rx.rawValue }?.value ?? .max
    return values.map { way, value in
      way == Pattern.delegate.rawValue
        ? Observation("\(way), \(subject)", value, claimed: "more than with Rx") { $0 > rx }
        : Observation("\(way), \(subject)", value)
    }
  }

  static let additions = [
    "a log on the screen (the article only names one as an example)",
    "a message for each error, and the list stays",
    "requests that are no longer wanted are cancelled",
    "an article that comes on two pages is shown once",
    "the number of requests that the service still allows, and none before it allows more",
  ]
}

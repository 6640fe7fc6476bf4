import Foundation
import Stage

extension ArticlesChapter {
  static let claims: [Claim] = [
    Claim(
      "With delegates, a method is declared in one place and called in another, so one has to search for it.",
      at: SourcePlace(.articles, 8)
    ) { _ in
      let labels = ["didLoad:for:", "didFailWith:for:", "didLoadPictureAt:", "didFailToLoadPictureAt:"]
      return Finding(
        try labels.map { label in
          ObservedValue(
            "files of interactor(_:\(label)), delegate: declaration, calls and body",
            try fileCount(of: String(label.prefix { $0 != ":" }), in: .delegate),
            claimed: "several", accepts: { $0 > 1 })
        }
          + Pattern.allCases.map { pattern in
            let method = pattern == .rx ? "page" : "loadPage"
            return ObservedValue("files of \(method), \(pattern.rawValue)", try fileCount(of: method, in: pattern))
          },
        """
        In each way, a request is declared, called and implemented in three files. With delegates the same is true of \
        the answer, and only the method's name connects the three.
        """)
    },
    Claim(
      "With delegates, the steps of one flow are far apart, so it takes time to follow the flow.",
      at: SourcePlace(.articles, 9)
    ) { _ in
      let distances = try PageRoute.ofEachWay().map { route in (route.way, route.distance) }
      return Finding(
        observations("lines from the request for a page to the code that uses it", distances),
        """
        A closure or an operator is next to the request. A delegate's method is elsewhere, and an observer's closure \
        is where the observation begins.
        """)
    },
    Claim(
      """
      With delegates, the classes exchange many kinds of calls and processing goes back and forth between them, \
      perhaps because of how they are written.
      """,
      at: SourcePlace(.articles, 10)
    ) { _ in
      let members = try Pattern.allCases.map { pattern in (pattern.rawValue, try memberCount(ofContractOf: pattern)) }
      return Finding(
        observations("members of the protocols between the modules", members),
        "Each direction needs its own protocol, whereas a closure or a stream returns the result by itself.")
    },
    Claim(
      "With Rx, the flow from a change, through its request, to the use of the result is visible in one place.",
      at: SourcePlace(.articles, 502)
    ) { _ in
      let routes = [try PageRoute.ofOriginal()] + (try PageRoute.ofEachWay())
      return Finding(
        routes.flatMap { route in
          let subject = "\(route.way), change, request and result in one declaration"
          return [
            ObservedValue("\(route.way), request and result in one declaration", route.joinsRequestAndResult),
            ["original", "rx"].contains(route.way)
              ? ObservedValue(subject, route.isInOnePlace, claimed: true) : ObservedValue(subject, route.isInOnePlace),
          ]
        },
        """
        Request and result are together, as with a callback. The change that leads to the request, and the state that \
        follows from the result, are in other declarations.
        """)
    },
    Claim(
      "With Rx, you need not write similar code again for a second use of a result, such as a log.",
      at: SourcePlace(.articles, 504)
    ) { _ in
      Finding(
        try Pattern.allCases.map { pattern in
          let (lines, places, roles) = try growth(of: pattern)
          let subject = "\(pattern.rawValue), lines for the log, in \(counted(places, "place")) of \(roles)"
          return pattern == .rx ? ObservedValue(subject, lines, claimed: 1) : ObservedValue(subject, lines)
        },
        """
        Rx needs one more subscription. An observer is as easy to add; a closure has to call two, and a weak delegate \
        has to become a list of them.
        """)
    },
  ]

  /// The values of the ways, where the claim expects that delegates have a larger one than Rx.
  private static func observations(_ subject: String, _ values: [(way: String, value: Int)]) -> [ObservedValue] {
    let rx = values.first { $0.way == Pattern.rx.rawValue }?.value ?? .max
    return values.map { way, value in
      way == Pattern.delegate.rawValue
        ? ObservedValue("\(way), \(subject)", value, claimed: "more than with Rx") { $0 > rx }
        : ObservedValue("\(way), \(subject)", value)
    }
  }

  static let additions = [
    "a log on the screen (the article only names one as an example)",
    "a message for each error, which leaves the list as it is",
    "requests for pages that are no longer wanted are cancelled (the article cancels those for pictures)",
    "an article that is on two pages is shown once",
    "the number of requests that the service still allows, and a pause until it allows more",
  ]
}

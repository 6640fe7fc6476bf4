import Controls
import Foundation
import KeyValueObserving
import Stage
import World

/// The merits and demerits that the book ascribes to Rx. No source has this chapter's feature, so the claims about Rx as
/// a whole are tried here, over all chapters.
extension BackgroundChapter {
  // A set for a workshop may lack some of the chapters.
  static let claims: [Claim] = (try? Merits.ofPackage().chapterCount) ?? number < number ? [] : merits + demerits

  private static let merits: [Claim] = [
    Claim(
      "Code that detects changes on the screen, or makes requests, is neater with RxSwift than with delegates or callbacks.",
      at: SourcePlace(.book, 250)
    ) { _ in
      let merits = try Merits.ofPackage()
      return Finding(
        [
          fewest("lines, all chapters", merits.total(\.lineCount)),
          ObservedValue("chapters in which rx is shortest", merits.shortest(.rx)),
          ObservedValue("chapters in which callback is shortest", merits.shortest(.callback)),
        ], "The total is shorter. A single chapter may not be: look at the one closest to your feature.")
    },
    Claim("Code that depends on the passing of time can be written simply.", at: SourcePlace(.book, 254)) { _ in
      let attempt = try Merits.ofPackage().lines(in: "Requests", role: "RetryingTask")
      return Finding(
        [fewest("lines for a second attempt after a pause (Requests)", attempt)],
        "An operator replaces a timer, its handle and each call that cancels it.")
    },
    Claim("All of the code has one style.", at: SourcePlace(.book, 255)) { _ in
      let merits = try Merits.ofPackage()
      return Finding(
        Connection.allCases.map { "\($0.rawValue): \(merits.places(of: $0))" },
        [fewest("kinds of connection", merits.kindsOfConnection)],
        "Each connection of the Rx ways is a subscription. Closures are not counted, because each way passes some.")
    },
    Claim("A flow that belongs together is easy to follow.", at: SourcePlace(.book, 256)) { _ in
      let merits = try Merits.ofPackage()
      let methods = try merits.value(in: "ButtonTap") { $0.code(of: $1, in: 0).methods }
      return Finding(
        [
          fewest("lines from the first to the last place that a further step touches", merits.added(\.span)),
          fewest("methods in the flow of one button (ButtonTap)", methods),
        ], "The path of the values is in one place. But another line decides on which queue a line runs."
      )
    },
    Claim("Differences are easy to make out.", at: SourcePlace(.book, 257)) { _ in
      let merits = try Merits.ofPackage()
      return Finding(
        [
          fewest("lines that differ from the step before", merits.added(\.lines)),
          fewest("places where these lines are", merits.added(\.places)),
        ], "In total, the diffs are the smallest. Where a step adds inputs and outputs to a contract, they are not.")
    },
    Claim("The thread on which something is processed is easy to change.", at: SourcePlace(.book, 258)) { _ in
      let places = try (Places.subscribing + Places.observing).map { try Places.run($0, in: VirtualWorld()) }
      return Finding(
        [
          ObservedValue("source, map and receiver without an operator", places[0].joined(separator: ", ")),
          ObservedValue(
            "with subscribe(on: background)", places[1].joined(separator: ", "),
            claimed: "background, background, background"),
          ObservedValue("the receiver with observe(on: main) as well", places[3][2], claimed: "main queue"),
        ],
        "One operator leaves the main queue, another returns. Nothing reminds you of the second: see the first trap."
      )
    },
    Claim("There are fewer callbacks.", at: SourcePlace(.book, 259)) { _ in
      let merits = try Merits.ofPackage()
      return Finding(
        [
          fewest("methods", merits.total(\.methods)),
          fewest("closures", merits.total(\.closures)),
        ], "Most methods disappear, but there are more closures, because most operators take one.")
    },
    Claim("With fewer callbacks, code is less indented.", at: SourcePlace(.book, 259...260)) { _ in
      let (deepest, mean) = try Merits.ofPackage().depths
      return Finding(
        [
          fewest("levels of the deepest line", deepest),
          fewest("mean, in hundredths of a level", mean),
        ], "A method for each step keeps callbacks flat. A chain grows to the right where one answer needs another.")
    },
  ]

  private static let demerits: [Claim] = [
    Claim("It takes a lot of learning.", at: SourcePlace(.book, 262)) { _ in
      Finding(
        [
          most("names from the library of the way", try Merits.ofPackage().libraryNames())
        ],
        """
        Each name has its own rules: how often it subscribes, on which queue it emits, how it completes. Callback and \
        delegate need no library, so by definition they have no such names.
        """)
    },
    Claim("It is hard to debug.", at: SourcePlace(.book, 262)) { _ in
      // The numbers of calls depend on the compiler, so the report has none.
      let calls = try calls()
      return Finding(
        [
          ObservedValue(
            "deepest stack from a tap to the text that it sets",
            Pattern.allCases.filter(calls.isMost).map(\.rawValue).joined(separator: ", "), claimed: "rx")
        ],
        "Most of these calls are the library's. You use `debug` and `do` instead of a breakpoint in your own method.")
    },
    Claim("Simple tasks tend to need long code.", at: SourcePlace(.book, 266)) { _ in
      let merits = try Merits.ofPackage()
      let listings = try SourceFile(contentsOf: "../01-ButtonTap/Original.swift")
      let versions = try SourceFile(contentsOf: "../03-Counter/Original.swift")
      let action = try lines("One action", of: listings)
      let others = try ["Callback", "Delegate"].map { try lines($0, of: versions) }
      return Finding(
        [
          ObservedValue("lines of the book's one button within the class, with IBAction", action),
          ObservedValue(
            "lines of the book's one button within the class, with Rx, without super.viewDidLoad()",
            try lines("One subscription", of: listings), claimed: "more than \(action)"
          ) { $0 > action },
          ObservedValue("lines of the book's counter, with callbacks and with a delegate", others),
          ObservedValue(
            "lines of the book's counter, with Rx", try lines("Rx", of: versions), claimed: "the most",
            accepts: { rx in others.allSatisfy { $0 < rx } }),
          ObservedValue(
            "lines of our one button (ButtonTap)",
            try merits.value(in: "ButtonTap") { $0.code(of: $1, in: 0).lineCount }),
          ObservedValue(
            "lines of our two remaining counts (RemainingCharacters)",
            try merits.value(in: "RemainingCharacters") { $0.code(of: $1).lineCount }),
        ],
        """
        The book's own listings confirm it. For one button the reason is that Interface Builder connects the action: \
        see the claims of ButtonTap. In our chapters code connects it, each way has a view model, and Rx is not the \
        longest.
        """
      )
    },
  ]
}

/// The number of lines of a part of `file`.
///
/// - Throws: if the file lacks the part.
private func lines(_ part: String, of file: SourceFile) throws -> Int {
  guard let count = file.lineCount(of: part) else { throw MissingCode(name: part) }
  return count
}

/// The observation of `figures` where the claim expects that each other way has more than Rx.
private func fewest(_ subject: String, _ figures: PerWay) -> ObservedValue {
  ObservedValue(subject, figures, claimed: "fewest with rx") { $0.isLeast(.rx) }
}

/// The observation of `figures` where the claim expects that each other way has fewer than Rx.
private func most(_ subject: String, _ figures: PerWay) -> ObservedValue {
  ObservedValue(subject, figures, claimed: "most with rx") { $0.isMost(.rx) }
}

/// The number of calls that are on the stack, above the tap on **Count**, when the first text of the result is set.
private func calls() throws -> PerWay {
  try PerWay { way in
    let pane = try Pane(ToTheEnd.self, ToTheEnd.way(way))
    var (atTap, atText) = (0, 0)
    let observation = pane.screen.result.observe(\.text) { _, _ in
      if atText == 0 { atText = Thread.callStackReturnAddresses.count }
    }
    pane.screen.count.addAction(for: .touchUpInside) { atTap = Thread.callStackReturnAddresses.count }
    try pane.perform(.tap("count"))
    observation.invalidate()
    return atText - atTap
  }
}

import Controls
import Foundation
import Models
import Rx
import RxCommunity
import Services
import Stage
import World

extension ImageSearchChapter {
  static let claims: [Claim] = [
    Claim("A query that is percent-encoded arrives as it was typed.") { _ in
      let texts = ["R&B", "C++", "50% off", "a=b"]
      let lines = texts.map { text in
        let ours = ImageQuery(text).address(at: "https://search.test/images")?.absoluteString ?? ""
        return (text, arriving(OriginalWay.address(of: text)), arriving(ours))
      }
      return Finding(
        lines.map { text, original, ours in "\(text) typed: \(original) arrives from the original, \(ours) from ours" },
        holds: lines.allSatisfy { $0.0 == $0.1 },
        """
        What may stand in a query as a whole may still end one of its values: an `&` does, and a `+` is a space to whoever \
        reads it as a form. A value has to be encoded before it is put into the address.
        """)
    },
    Claim("What comes back is HTML, so a forced try will do.") { _ in
      let pages: [(String, [UInt8])] = [
        ("a page that breaks off", Array(BundledResults.broken.utf8)), ("an empty answer", []),
        (
          "a page in Shift_JIS",
          Array("<meta charset=shift_jis><img src=https://tn.test/1 alt='".utf8) + [0x94, 0x4C, 0x27, 0x3E]
        ),
      ]
      let lines = pages.map { name, body in
        let strict = try? OriginalWay.images(in: Data(body)).count
        let tolerant = PageImages(body, at: nil, beginningWith: BundledResults.thumbnails).addresses.count
        let forced = strict.map { counted($0, "image") } ?? "the end of the program"
        return (name, forced, counted(tolerant, "image"), strict)
      }
      return Finding(
        lines.map { "\($0.0): with a forced try \($0.1), with the tolerant reader \($0.2)" },
        holds: lines.allSatisfy { $0.3 != nil },
        "What a server sends is outside of the program. `try!` is for what only the programmer can get wrong.")
    },
    Claim(
      "Whoever searches hears what became of it.",
      script: """
        event engine off
        replace query "cats"
        tap search
        event answer first 429
        """
    ) { script in
      let seen = try observations(script, on: Self.self, originalAndRx) { pane in
        "\(pane.screen.activity.isAnimating ? "at work, " : "")\(quoted(pane.screen.error.text ?? ""))"
      }
      return Finding(
        seen.table, holds: seen.rows.last?.details.first != quoted(""),
        """
        An empty stream is no error: the wheel stops, and that is all. Another status than 200 has to be made an error.
        """)
    },
    Claim(
      "A button that is disabled keeps short queries from being searched.",
      script: """
        replace query "R"
        tap search
        submit query
        wait 1s
        """
    ) { script in
      let seen = try observations(script, on: Self.self, originalAndRx) { pane in
        counted(pane.world.scriptedNetwork.calls.count, "request")
      }
      return Finding(
        seen.table, holds: seen.isSame,
        """
        It keeps the finger out, and nobody else. Given to the action as `enabledIf`, the rule holds for each trigger.
        """)
    },
    Claim("`executing.startWith(false)` is for the case of an error.") { _ in
      let disposeBag = DisposeBag()
      var lines: [String] = []
      for (name, first) in [("executing", false), ("executing.startWith(false)", true)] {
        let action = Action<Void, Void> { .error(OriginalWay.Unparsable()) }
        var events: [String] = []
        (first ? action.executing.startWith(false) : action.executing)
          .subscribe(onNext: { events.append("\($0)") }).disposed(by: disposeBag)
        action.execute(())
        lines.append("\(name), and work that fails at once: \(events.joined(separator: ", "))")
      }
      return Finding(
        lines, holds: false,
        "It starts with false anyway, once, and an error ends the work: there is a false after it in both.")
    },
    Claim(
      "An error of an action ends nothing: the next search works.",
      script: """
        replace query "cats"
        tap search
        event answer first cut
        tap search
        wait 1s
        """
    ) { script in
      let seen = try observations(script, on: Self.self, originalAndRx) { pane in
        "\(pane.screen.images.rowCount) images"
      }
      return Finding(
        seen.table, holds: seen.rows.last.map { Set($0.details) } == ["60 images"],
        """
        Each piece of work is a stream of its own; its error goes to `errors`. It is the cure for chapter 5's dead button.
        """)
    },
  ]

  static let traps: [Claim] = [
    Claim("The work of an action may be a method of whoever has the action.") { _ in
      let inputs = [Input.replace("query", text: "cats"), .tap("search")]
      let ways = [Way("a method", OriginalWay.Captured.self), Searching.way(.rx)]
      let found = try ways.map { way in
        (way.name, try LifetimeChecker(Searching.self, after: inputs).check(way).map { "\($0)" })
      }
      return Finding(
        found.flatMap { name, faults in (faults.isEmpty ? ["nothing is left"] : faults).map { "\(name): \($0)" } },
        holds: found.allSatisfy { $1.isEmpty },
        """
        `workFactory: work` is `self.work`: the action holds its owner, and the owner the action, with its request. What \
        the work needs is captured by itself.
        """)
    },
    Claim("What Rx binds, the bag unbinds.") { _ in
      let ways = [Way("rx.action, and no more", OriginalWay.Unbound.self), way(.rx)]
      let found = try ways.map { way in
        let pane = try Pane(Self.self, way)
        let before = pane.screen.cancel.connectionCount
        try pane.close()
        return (way.name, before, pane.screen.cancel.connectionCount)
      }
      return Finding(
        found.map { "\($0): the button has \(counted($1, "listener")), and \($2) when the controller has gone" },
        holds: found.allSatisfy { $2 == 0 },
        """
        `rx.action` has a bag of its own, which is the button's. It goes with the button, or when another action or `nil` \
        is set.
        """)
    },
    Claim("A second trigger and a way out cost a line each.") { _ in
      let growths = try Pattern.allCases.map { pattern in
        let way = pattern.fileName
        let viewModel = try Growth(
          from: "\(way).swift", to: "\(way)+Cancelling.swift", renamed: ["\(way)Way.Action": "Action"])
        let controller = try Growth(
          from: "\(way)/\(way)Controller.swift", to: "\(way)/\(way)Controller+Cancelling.swift",
          renamed: ["CancellingScreen": "ImageSearchScreen", "searchRequested": "searchTapped"])
        return (way, viewModel, controller)
      }
      return Finding(
        growths.flatMap { way, viewModel, controller in
          ["\(way), view model: \(viewModel.text)", "\(way), controller: \(controller.text)"]
        }, holds: false,
        """
        An action of one's own can be stopped. RxCommunity's cannot: its work has to end by itself, at a signal, and that \
        signal is an action again.
        """)
    },
  ]

  private static let originalAndRx = [Way("original", OriginalWay.Controller.self), way(.rx)]

  /// What of a query arrives at a server that reads its address as a form.
  private static func arriving(_ address: String) -> String {
    let fields = URLComponents(string: address)?.percentEncodedQuery?.split(separator: "&") ?? []
    let value = fields.first { $0.hasPrefix("q=") }?.dropFirst(2) ?? ""
    return quoted(value.replacing("+", with: " ").removingPercentEncoding ?? String(value))
  }
}

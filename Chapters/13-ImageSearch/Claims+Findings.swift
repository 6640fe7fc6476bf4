import Controls
import Foundation
import Models
import Services
import Stage

extension ImageSearchChapter {
  static let findings: [Claim] = [
    Claim("A keyword that is percent-encoded arrives as it was typed.") { _ in
      let texts = ["R&B", "C++", "50% off", "a=b"]
      return Finding(
        texts.map { text in
          let ours = ImageQuery(text).address(at: "https://search.test/images")?.absoluteString
          return "\(quoted(text)) typed: \(quoted(OriginalRun.arriving(ours))) arrives from the four ways"
        },
        texts.map { text in
          let arriving = quoted(OriginalRun.arriving(OriginalWay.address(of: text)))
          return Observation("\(quoted(text)) typed, arrives from the original", arriving, claimed: quoted(text))
        },
        """
        A character that may stand in a query may still end one of its values: `&` does. A server that reads a form \
        takes `+` for a space. Encode a value before you put it into the address.
        """)
    },
    Claim("A forced try is safe: each answer is a page in UTF-8.") { _ in
      let bodies: [(String, Data)] = [
        ("a page that breaks off", Data(BundledResults.broken.utf8)), ("an empty answer", Data()),
        (
          "a page in Shift_JIS",
          Data(Array("<meta charset=shift_jis><img src=https://tn.test/1 alt='".utf8) + [0x94, 0x4C, 0x27, 0x3E])
        ),
      ]
      return Finding(
        bodies.map { name, body in
          let tolerant = PageImages(Array(body), at: nil, beginningWith: BundledResults.thumbnails).addresses.count
          return "\(name), with the tolerant reader of the four ways: \(counted(tolerant, "image"))"
        },
        bodies.map { name, body in
          Observation("\(name), with a forced try", OriginalRun.parsed(body), claimed: "images") {
            $0 != OriginalRun.programEnds
          }
        },
        """
        A server sends what it likes. Our reader stands for the library Kanna and throws where Kanna's code throws: at an \
        empty text, and at bytes that are not in the given encoding. Use `try!` only for what no input can make fail.
        """)
    },
    Claim(
      "A search without a result says why.",
      script: """
        event engine off
        replace query "cats"
        tap search
        event answer first 429
        """
    ) { script in
      let seen = try observations(script, on: Searching.self, originalAndRx) { pane in
        "\(pane.screen.activity.isAnimating ? "at work, " : "")\(quoted(pane.screen.error.text ?? ""))"
      }
      return Finding(
        seen.table,
        [
          Observation("the original's message at the end", seen.rows.last?.details.first ?? "", claimed: "a reason") {
            $0 != quoted("")
          }
        ],
        "An empty stream is no error: the indicator stops, and that is all. Turn each other status into an error.")
    },
    Claim(
      "While a search is under way, the button is disabled.",
      script: """
        replace query "cats"
        tap search
        tap search
        """
    ) { script in
      let seen = try observations(script, on: Searching.self, originalAndRx) { pane in
        "\(pane.screen.search.isEnabled ? "enabled" : "disabled"), \(quoted(pane.screen.error.text ?? ""))"
      }
      return Finding(
        seen.table,
        [
          Observation(
            "the original at the end", seen.rows.last?.details.first ?? "", claimed: "disabled, \(quoted(""))")
        ],
        """
        The original's rule counts characters only. The action refuses the second tap, and reports that as an \
        error, `notEnabled`. Drive the button with the action's `enabled`.
        """)
    },
    Claim("The rule of three characters holds for each use of the trigger.") { _ in
      let run = OriginalRun()
      try run.search("R")
      return Finding(
        [
          Observation("values for the button", run.enabled),
          Observation("requests after the trigger", run.requests, claimed: []),
        ],
        "A disabled button stops taps, and no other trigger. As `enabledIf` of the action, the rule holds for each.")
    },
    Claim(
      "An error ends one search, and not the action.",
      script: """
        replace query "cats"
        tap search
        event answer first cut
        tap search
        wait 1s
        """
    ) { script in
      let seen = try observations(script, on: Searching.self, originalAndRx) { pane in
        counted(pane.screen.images.rowCount, "image")
      }
      return Finding(
        seen.table,
        [Observation("the original's images at the end", seen.rows.last?.details.first ?? "", claimed: "60 images")],
        "Each piece of work is a stream of its own, and its error goes to `errors`: chapter 5's dead button, cured.")
    },
  ]

  private static let originalAndRx = [Way("original, our controller", OriginalWay.Controller.self), Searching.way(.rx)]
}

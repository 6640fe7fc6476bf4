import Controls
import Foundation
import Models
import Services
import Stage

extension ImageSearchChapter {
  static let findings: [Claim] = [
    Claim("A percent-encoded keyword arrives as it was typed.") { _ in
      let texts = ["R&B", "C++", "50% off", "a=b"]
      return Finding(
        texts.map { text in
          let ours = ImageQuery(text).address(at: "https://search.test/images")?.absoluteString
          return "\(quoted(text)) typed: \(quoted(OriginalRun.arriving(ours))) arrives from the four ways"
        },
        texts.map { text in
          let arriving = quoted(OriginalRun.arriving(OriginalWay.address(of: text)))
          return ObservedValue("\(quoted(text)) typed, arrives from the original", arriving, claimed: quoted(text))
        },
        """
        A character that is allowed in a query may still end a value in it: `&` does. A server that decodes a form \
        reads `+` as a space. Encode each value before you put it into the address.
        """)
    },
    Claim("A forced try is safe: each answer is a page in UTF-8.") { _ in
      let bodies: [(String, Data)] = [
        ("a truncated page", Data(BundledResults.broken.utf8)), ("an empty answer", Data()),
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
          ObservedValue("\(name), with a forced try", OriginalRun.parsed(body), claimed: "images") {
            $0 != OriginalRun.programEnds
          }
        },
        """
        A server can send anything. Our reader replaces the library Kanna and throws where Kanna's code throws: for an \
        empty text, and for bytes that are invalid in the given encoding. Use `try!` only if no input can cause an \
        error.
        """)
    },
    Claim(
      "When a search has no result, the screen shows the reason.",
      script: """
        event engine off
        replace query "cats"
        tap search
        event answer first 429
        """
    ) { script in
      let seen = try observations(script, on: Searching.self, originalAndRx) { pane in
        "\(pane.screen.activity.isAnimating ? "searching, " : "")\(quoted(pane.screen.error.text ?? ""))"
      }
      return Finding(
        seen.table,
        [
          ObservedValue("the original's message at the end", seen.rows.last?.details.first ?? "", claimed: "a reason") {
            $0 != quoted("")
          }
        ],
        "An empty stream is not an error: only the indicator stops. Turn every other status into an error.")
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
          ObservedValue(
            "the original at the end", seen.rows.last?.details.first ?? "", claimed: "disabled, \(quoted(""))")
        ],
        """
        The original's rule only counts characters. The action refuses the second tap, and reports that as the error \
        `notEnabled`. Bind the button to the action's `enabled`.
        """)
    },
    Claim("The rule of three characters holds for each use of the trigger.") { _ in
      let run = OriginalRun()
      try run.search("R")
      return Finding(
        [
          ObservedValue("values for the button", run.enabled),
          ObservedValue("requests after the trigger", run.requests, claimed: []),
        ],
        "A disabled button stops taps, but no other trigger. As the action's `enabledIf`, the rule applies to all.")
    },
    Claim(
      "An error ends one search, but not the action.",
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
        [ObservedValue("the original's images at the end", seen.rows.last?.details.first ?? "", claimed: "60 images")],
        "Each piece of work is a stream of its own. Its error becomes an element of `errors`, so the action continues.")
    },
  ]

  private static let originalAndRx = [Way("original, our controller", OriginalWay.Controller.self), Searching.way(.rx)]
}

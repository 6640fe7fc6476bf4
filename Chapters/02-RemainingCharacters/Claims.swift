import Controls
import Stage

extension RemainingCharactersChapter {
  static let claims: [Claim] = [
    Claim(
      """
      With `addTarget` the processing is in separate functions outside `viewDidLoad`; with Rx all of it is in \
      `viewDidLoad`.
      """,
      at: SourcePlace(.book, 518...565)
    ) { _ in
      Finding(
        [
          ObservedValue("functions besides `viewDidLoad`, addTarget", try functions(of: "Handlers"), claimed: 2),
          ObservedValue("functions besides `viewDidLoad`, Rx", try functions(of: "Bindings"), claimed: 0),
        ],
        """
        You write a chain of operators where you subscribe. A closure for `addAction` would be in the same place. \
        `limitText`, a closure in a property, is outside `viewDidLoad` in both versions.
        """)
    },
    Claim(
      "The Rx version behaves exactly like the version with `addTarget`.", at: SourcePlace(.book, 565),
      script: """
        type name "A"
        clear name
        """
    ) { script in
      let seen = try observations(script, on: Self.self, originals) { pane in
        quoted(pane.screen.nameRemaining.text ?? "")
      }
      return Finding(
        same: seen,
        """
        The handler is first called at the first keystroke; the binding emits the field's text at once. Until then, \
        the handler's label shows its text from the storyboard, which the source does not print and which is empty here.
        """)
    },
  ]

  static let findings: [Claim] = [
    Claim(
      "Both versions set their labels at the same moments.",
      script: """
        focus name
        type name "A"
        submit name
        """
    ) { script in
      let seen = try observations(script, on: Self.self, originals) { pane in
        let sets = pane.frames.flatMap(\.changes).count { $0.identifier == "name-remaining" && $0.property == .text }
        return sets == 1 ? "set once" : "set \(sets) times"
      }
      return Finding(
        same: seen,
        "`rx.text` also emits when editing begins and ends, so its label is set more often, to the same text.")
    }
  ]

  static let additions = [
    "The error colour, and \"1 character over\", for a text over its limit",
    "Save, enabled while both fields are within their limits and neither is empty",
  ]

  private static let originals = [
    Way("addTarget", OriginalWay.Handlers.self), Way("Rx", OriginalWay.Bindings.self),
  ]

  /// The number of functions that the listing `name` has beside `viewDidLoad`.
  private static func functions(of name: String) throws -> Int {
    let listing = try SourceFile(contentsOf: "Original.swift").part("final class \(name)") ?? []
    return listing.count { $0.contains(/\bfunc\b/) }
  }
}

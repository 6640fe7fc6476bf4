import Controls
import Stage

extension RemainingCharactersChapter {
  static let claims: [Claim] = [
    Claim(
      "A handler for typing and an Rx binding are exactly the same.",
      script: """
        type name "A"
        clear name
        """
    ) { script in
      let seen = try observations(script, on: Self.self, originals) { pane in
        quoted(pane.screen.nameRemaining.text ?? "")
      }
      return Finding(
        seen.table, holds: seen.isSame,
        "A handler waits for the first key; a binding tells what stands in the field at once.")
    },
    Claim(
      "Both run when somebody types.",
      script: """
        focus name
        type name "A"
        submit name
        """
    ) { script in
      let seen = try observations(script, on: Self.self, originals) { pane in
        counted(
          pane.frames.flatMap(\.changes).count { $0.identifier == "name-remaining" && $0.property == .text }, "time")
      }
      return Finding(
        seen.table, holds: seen.isSame,
        "`rx.text` also hears that editing began and ended: its label is set more often, to the same text.")
    },
  ]

  private static let originals = [Way("handler", OriginalWay.Handler.self), Way("binding", OriginalWay.Binding.self)]
}

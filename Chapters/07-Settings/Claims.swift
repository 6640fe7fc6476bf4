import Controls
import Models
import Stage

extension SettingsChapter {
  static let claims: [Claim] = [
    Claim(
      "The list updates by difference.",
      script: """
        event notice 1 "Storage is full"
        event reorder-sections
        event sign-out
        """
    ) { script in
      let seen = try observations(script, on: Self.self, [original, way(.rx)]) { pane in
        counted(pane.screen.settings.configuredCellCount, "cell")
      }
      return Finding(
        ["cells configured so far:"] + seen.table, holds: seen.isSame,
        """
        The listing's data source reloads: every row in sight is configured again, and a person sees no movement. Only \
        the animated one tells the table what changed.
        """)
    },
    Claim(
      "Every row but the description can be selected.",
      script: """
        select settings 1
        tap back
        scroll settings bottom
        scroll settings top
        select settings 1
        tap back
        select settings 2
        tap back
        select settings 3
        tap back
        select settings 4
        tap back
        select settings 5
        """
    ) { script in
      let ways = [Way("original", OriginalWay.OneIdentifier.self), ThreeSections.way(.rx)]
      let seen = try observations(script, on: ThreeSections.self, ways) { pane in
        quoted(pane.screen.navigator?.title.text ?? "")
      }
      return Finding(
        seen.table, holds: seen.isSame,
        """
        A cell comes back as it went: what is taken from it for one row has to be given back for the next – by setting it \
        for every row, in `prepareForReuse`, or with a reuse identifier of its own.
        """)
    },
    Claim("Another section is easy to add.") { _ in
      let second = try Growth.ofEachWay(to: "TwoSections")
      let third = try Growth.ofEachWay(from: "TwoSections", to: "ThreeSections")
      return Finding(
        ["the second section:"] + second.map { "  \($0.way): \($0.growth.text)" }
          + ["the third section:"] + third.map { "  \($0.way): \($0.growth.text)" },
        holds: (second + third).allSatisfy { $0.growth.lines == 1 },
        "In every way, because rows are data: what a section consists of stands in the models, and no way names a row.")
    },
  ]

  static let traps: [Claim] = [
    Claim(
      "One flip of a switch in a row is told once.",
      script: """
        toggle sounds
        scroll settings bottom
        scroll settings top
        toggle sounds
        scroll settings bottom
        scroll settings top
        toggle sounds
        """
    ) { script in
      let ways = [
        Way("a subscription per display", OriginalWay.PerDisplay.self), Way("a bag per row", OriginalWay.Told.self),
      ]
      let seen = try observations(script, on: Self.self, ways) { $0.screen.message.text ?? "" }
      return Finding(
        seen.table, holds: seen.isSame,
        "The cell is used again, and its switch with it: what listens to it has to end in `prepareForReuse`.")
    }
  ]

  private static let original = Way("original", OriginalWay.Reload.self)
}

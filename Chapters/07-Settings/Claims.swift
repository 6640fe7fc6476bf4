import Controls
import Models
import Stage

extension SettingsChapter {
  static let claims: [Claim] = [
    Claim(
      "RxDataSources updates a table by the difference between two lists.", at: SourcePlace(.book, 2366),
      script: "event notice 1 \"Storage is full\""
    ) { script in
      let listing = Way("the listing, ＋ with a second list", OriginalWay.ChangingController.self)
      let subject = "cells configured for one new row"
      return Finding(
        [
          ObservedValue("rx, the animated data source: \(subject)", try configuredCells(script, way(.rx)), claimed: 1),
          ObservedValue("\(listing.name): \(subject)", try configuredCells(script, listing)),
        ],
        """
        The library does so with its animated data source. The listing uses the one that reloads: all visible rows are \
        configured again, without an animation. And it never has a second list.
        """)
    },
    Claim(
      "With RxDataSources, you implement less of the table's delegates.", at: SourcePlace(.book, 2366)
    ) { _ in
      let byHand = try methods(of: "final class SettingsSource", in: "SettingsSource.swift")
      let heights = try methods(of: "extension SettingsHeights", in: "SettingsSource.swift")
      return Finding(
        ["data source methods without RxDataSources: \(byHand)"],
        [
          ObservedValue(
            "data source methods in the listing", try methods(of: "class SettingsController", in: "Original.swift"),
            claimed: "fewer than \(byHand)", accepts: { $0 < byHand }),
          ObservedValue("delegate methods for heights, with it as without it", heights),
        ],
        """
        The library provides the rows. A delegate, which the listing sets with `setDelegate`, still provides heights \
        and the views of headers and footers.
        """)
    },
    Claim("With RxDataSources, sections are easy to build.", at: SourcePlace(.book, 2366)) { _ in
      let rows = try Pattern.allCases.map { way in
        let counts = try [
          Pane(OneSection.self, OneSection.way(way)).snapshot, Pane(TwoSections.self, TwoSections.way(way)).snapshot,
          Pane(ThreeSections.self, ThreeSections.way(way)).snapshot,
        ].map { "\($0["settings"]?.table?.rowCount ?? 0)" }
        return (way, counts.joined(separator: ", "))
      }
      return Finding(
        ["claimed of Rx: a section takes one word in the list, and no line in the way"],
        rows.map { way, counts in
          let subject = "\(way.fileName): rows with one, two and three sections"
          return way == .rx ? ObservedValue(subject, counts, claimed: "4, 8, 11") : ObservedValue(subject, counts)
        },
        """
        It takes no more without the library: here rows are data, and each way shows the list that it gets. In the \
        source, a third section takes 18 lines in six places, because titles, indicators and selection are switch \
        statements. It also takes an entry in the array of `updateItems`, and the function that lists its rows: our \
        copy of the book (lines 2745–2748) has lost both.
        """)
    },
  ]

  static let findings: [Claim] = [
    Claim(
      "Every row except the description can be selected, even after scrolling.",
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
      let seen = try observations(script, on: ThreeSections.self, originals) { pane in
        quoted(pane.screen.navigator?.title.text ?? "")
      }
      return Finding(
        same: seen,
        """
        A reused cell keeps its properties. Set each of them for every row, reset them in `prepareForReuse`, or use a \
        separate reuse identifier for rows of another kind. Only 320 of the list's 687 points are visible here; if all \
        rows were, no cell would be reused.
        """)
    },
    Claim(
      "The description has no disclosure indicator, even after scrolling.",
      script: "scroll settings bottom"
    ) { script in
      let seen = try observations(script, on: ThreeSections.self, originals) { pane in
        let description = pane.screen.settings.visibleCells.first { $0.text.hasPrefix("Basic settings") }
        return description?.accessoryType.rawValue ?? "not visible"
      }
      return Finding(
        same: seen,
        """
        The listing declares that the description has no disclosure indicator, but never removes the one that a reused \
        cell has. Only 320 of the list's 687 points are visible here; if all rows were, no cell would be reused.
        """)
    },
  ]

  static let traps: [Claim] = [
    Claim(
      "A flip of a switch in a row causes one notification.",
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
        Way("a subscription per display", TrapWay.BagOfScreen.self), Way("a bag per row", TrapWay.BagPerRow.self),
      ]
      let seen = try observations(script, on: Self.self, ways) { $0.screen.message.text ?? "" }
      return Finding(
        same: seen,
        "The cell is reused together with its switch, so a subscription to the switch has to end in `prepareForReuse`.")
    }
  ]

  static let additions = [
    "updates by difference: signing out and in, notices, reordered rows",
    "the Accessibility page, which hands a text size back to the list",
    "a switch in a row",
  ]

  private static let originals = [
    Way("the listing", OriginalWay.SettingsController<SettingsScreen>.self), ThreeSections.way(.rx),
  ]

  /// The number of cells that `way` configures while it plays `script`.
  private static func configuredCells(_ script: String, _ way: Way<UpdatesScreen>) throws -> Int {
    let pane = try Pane(Self.self, way)
    let before = pane.screen.settings.configuredCellCount
    for input in try Script(parsing: script, name: "claim").inputs { try pane.perform(input) }
    return pane.screen.settings.configuredCellCount - before
  }

  /// The number of methods that a part of a file declares for the table.
  private static func methods(of part: String, in file: String) throws -> Int {
    let lines = try SourceFile(contentsOf: file).part(part) ?? []
    return lines.count { $0.contains(/func (table|numberOfSections)\(/) }
  }
}

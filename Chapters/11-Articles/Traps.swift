import Controls
import Foundation
import Stage

extension ArticlesChapter {
  static let traps: [Claim] = [
    Claim(
      "rx.text is as good as editingChanged.",
      script: """
        wait 1s
        paste search "rx"
        wait 100ms
        submit search
        wait 100ms
        """
    ) { script in
      let ways = [Way("rx.text", OriginalWay.EveryText.self), ListOfArticles.way(.rx)]
      let seen = try observations(script, on: ListOfArticles.self, ways) { pane in
        pane.screen.loading.isAnimating ? "asks" : "waits"
      }
      return Finding(
        seen.table, holds: seen.isSame,
        """
        It speaks at every event of editing: the return key ends it, the same text comes again, and the pause begins anew. \
        A distinctUntilChanged in front of the debounce is the other cure.
        """)
    },
    Claim("A second consumer joins without touching the others.") { _ in
      let parts = [
        ("callback", ["View"]), ("delegate", ["Presenter", "View"]), ("observer", ["View"]), ("rx", ["View"]),
      ]
      let growths = try parts.map { way, roles in
        let name = way.capitalized
        let growths = try roles.map {
          // Names as they are said outside of a namespace are no growth.
          try Growth(
            from: "\(name)/\(name)\($0).swift", to: "\(name)/\(name)\($0)+Log.swift",
            renamed: ["\(name)Way.": "", "LoggedScreen": "ArticlesScreen"])
        }
        return (way, roles, growths.reduce(0) { $0 + $1.lines }, growths.reduce(0) { $0 + $1.places })
      }
      return Finding(
        growths.map {
          "\($0): \(counted($2, "line")) in \(counted($3, "place")) of \($1.joined(separator: " and ").lowercased())"
        },
        holds: growths.allSatisfy { $0.1 == ["View"] },
        """
        Where properties and streams are shared, whoever puts the modules together adds a line. One closure has to tell two; \
        one weak delegate has to become a list of them, and the newcomer is told what it never asked for.
        """)
    },
  ]
}

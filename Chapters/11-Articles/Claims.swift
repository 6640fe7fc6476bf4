import Controls
import Foundation
import Models
import Stage
import World

extension ArticlesChapter {
  static let claims: [Claim] = claimsOfTheList + claimsOfStreams

  private static let claimsOfTheList: [Claim] = [
    Claim(
      "What is typed is looked for.",
      script: """
        wait 1s
        tap refresh
        paste search "rx"
        wait 3s
        """
    ) { script in
      try compare(script, "Typed while a request was under way, it is dropped: nobody looks for it later.")
    },
    Claim(
      "A new search begins at any time.",
      script: """
        wait 1s
        paste search "tested"
        wait 1s
        scroll articles bottom
        wait 1s
        clear search
        wait 1s
        """
    ) { script in
      try compare(
        script,
        """
        After the bottom was reached the search is dead, and the sign that something is under way stays for ever. The \
        bottom is the end of one search, and not of the screen.
        """)
    },
    Claim(
      "A page that fails costs that page.",
      script: """
        wait 1s
        scroll articles bottom
        event answer last 500
        """
    ) { script in
      try compare(script, "It costs the list, and nobody is told why. Here both stay: the list, and the reason.")
    },
    Claim("Where nothing is found, nothing more is asked.", script: "wait 1s\npaste search \"zzz\"\nwait 10s") {
      script in
      let seen = try observations(script, on: ListOfArticles.self, ways) { pane in
        counted(pane.world.scriptedNetwork.calls.count { $0.request.url.path == "/api/v2/items" }, "page request")
      }
      return Finding(
        seen.table, holds: seen.isSame,
        "The bottom of an empty list is in sight, so it asks for the next page, of which it is the same, and for ever.")
    },
    Claim(
      "To call a search off goes back to all articles.",
      script: """
        wait 1s
        paste search "tested"
        wait 1s
        tap cancel
        wait 1s
        scroll articles bottom
        wait 1s
        """
    ) { script in
      try compare(script, "The first page is one of all articles, the second one of the old search: its text was kept.")
    },
    Claim(
      "What is shown is what was looked for last.",
      script: """
        wait 1s
        paste search "rx"
        wait 200ms
        tap cancel
        wait 600ms
        wait 2s
        """
    ) { script in
      try compare(
        script, "The answer to the old search comes last, and stays. A state that knows its request is not fooled.")
    },
  ]

  private static let ways = [Way("original", OriginalWay.Controller.self), ListOfArticles.way(.rx)]

  /// What the original shows and what is shown here.
  private static func compare(_ script: String, _ lesson: String) throws -> Finding {
    let seen = try observations(script, on: ListOfArticles.self, ways) { pane in
      let screen = pane.screen
      let first = (screen.articles.visibleCells.first as? ArticleCell)?.article?.title
      let text = "\(counted(screen.articles.rowCount, "row"))\(first.map { ", \($0)" } ?? "")"
      return text + (screen.loading.isAnimating ? " …" : "")
    }
    return Finding(seen.table, holds: seen.isSame, lesson)
  }
}
